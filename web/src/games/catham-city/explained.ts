import type { Explained } from "../explained";

export const FACTIONS = [
  "detectives", "scientists", "robocats", "mafia", "hackers", "police", "journalists", "officials",
];

export const explained: Explained = {
  rules: {
    detectives: "6.1", scientists: "7.1", robocats: "8.1", mafia: "9.1", hackers: "10.2", police: "11.1",
    journalists: "12.1", officials: "13.1",
    display: "4.1", deck: "4.2", "in-play": "5.4", discard: "1.4", points: "14.1", hand: "3.3",
  },
  changed: {
    journalists: [{ option: "journalists_each", usual: false, rule: "16.5" }],
    police: [{ option: "police_needs_cards", usual: false, rule: "16.3" }],
    points: [{ option: "turn_cap", usual: 0, rule: "16.4" }],
    hand: [{ option: "two_actions", usual: false, rule: "15.1" }],
  },
  thing: (kind) => kind,
  kinds: FACTIONS,
};
