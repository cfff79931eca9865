import type { Explained } from "../explained";
import { LOOKS } from "./kinds";

export const explained: Explained = {
  rules: {
    cat: "5.2", mirror: "8.3", crew: "5.1", twin: "5.3", facedown: "6.3", ball: "7.1", trap: "8.6",
    hand: "1.3", deck: "4.1", market: "4.1", discard: "1.4", score: "9.1",
  },
  actions: {
    "recruit-deck": "4.1", "recruit-market-card": "4.1", "form-card-new": "5.2", "form-card-crew": "5.3",
    "activate-crew-card": "6.1", "secure-crew": "7.1", done: "7.2", "infiltrate-crew": "8.1", "pay-cards": "8.2",
    "place-new": "8.6", "place-crew": "8.6",
  },
  same: {},
  changed: {
    score: [
      { option: "hall_of_fame", usual: false, rule: "10.1" },
      { option: "stuck_tie", usual: "shared", rule: "12.2" },
      { option: "equal_turns", usual: false, rule: "12.4" },
      { option: "show_scored_colours", usual: false, rule: "12.5" },
    ],
    market: [{ option: "market_pay_all_counts", usual: false, rule: "12.3" }],
    crew: [{ option: "market_pay_all_counts", usual: false, rule: "12.3" }],
    "pay-cards": [{ option: "market_pay_all_counts", usual: false, rule: "12.3" }],
  },
  apart: ["first", "more_players"],
  thing: (kind) => (kind === "mirror" ? "mirror" : "cat"),
  kinds: Object.keys(LOOKS),
};
