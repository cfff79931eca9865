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
  actions: { decline: "6.3", "discard-card": "3.3", "end-turn": "16.1" },
  same: {
    "take-card-number": "display", "play-detectives-and-card": "detectives", "play-scientists": "scientists",
    "play-robocats-number": "robocats", "play-mafia": "mafia", "play-hackers-number-against-player": "hackers",
    "play-police-and-card-against-player": "police", "play-journalists": "journalists", "play-officials-number": "officials",
    "policemen-number": "police", match: "detectives", "return-point": "mafia", "give-card": "journalists",
    "give-card-and-discard-number": "journalists",
  },
  changed: {
    display: [{ option: "two_actions", usual: false, rule: "15.1" }],
    hand: [{ option: "two_actions", usual: false, rule: "15.1" }],
    "end-turn": [{ option: "second_optional", usual: false, rule: "16.1" }],
    detectives: [{ option: "simultaneous_responses", usual: false, rule: "16.2" }],
    journalists: [
      { option: "simultaneous_responses", usual: false, rule: "16.2" },
      { option: "journalists_each", usual: false, rule: "16.5" },
    ],
    police: [{ option: "police_needs_cards", usual: false, rule: "16.3" }],
    points: [
      { option: "simultaneous_responses", usual: false, rule: "16.2" },
      { option: "turn_cap", usual: 0, rule: "16.4" },
    ],
  },
  apart: ["first", "factions"],
  thing: (kind) => kind,
  kinds: FACTIONS,
};
