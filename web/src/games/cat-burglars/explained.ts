import type { Explained } from "../explained";
import { LOOKS } from "./kinds";

export const explained: Explained = {
  rules: {
    cat: "5.2", mirror: "8.3", crew: "5.1", twin: "5.3", facedown: "6.3", ball: "7.1", trap: "8.6",
    hand: "1.3", deck: "4.1", market: "4.1", discard: "1.4", score: "9.1",
  },
  changed: {
    score: [
      { option: "hall_of_fame", usual: false, rule: "10.1" },
      { option: "equal_turns", usual: false, rule: "12.4" },
    ],
  },
  thing: (kind) => (kind === "mirror" ? "mirror" : "cat"),
  kinds: Object.keys(LOOKS),
};
