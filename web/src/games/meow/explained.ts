import type { Explained } from "../explained";
import { lootOfCard } from "./loot";

export const explained: Explained = {
  rules: {
    cash: "13.1", jewellery: "13.2", painting: "13.3", distraction: "6.1", steal: "11.2", "double-cross": "11.3",
    calvin: "10.3", castor: "10.6", charlton: "10.10", chelsea: "10.11", chester: "13.2", claus: "13.3", crispin: "10.9",
    "laser-pen": "7.1", catnip: "7.2", vase: "5.1", camera: "5.1", "paw-prints": "5.1",
    randy: "6.1", rumbold: "6.1", rufus: "6.1",
    deck: "4.1", run: "4.2", bank: "4.3", stars: "8.1", jail: "9.1", pile: "5.2", discard: "11.1",
  },
  changed: {
    "laser-pen": [{ option: "laser", usual: "banks", rule: "14.4" }],
    catnip: [{ option: "catnip_to", usual: "choice", rule: "14.14" }],
    steal: [
      { option: "steal_choice", usual: false, rule: "14.18" },
      { option: "actions", usual: "instead", rule: "14.2" },
    ],
    "double-cross": [{ option: "actions", usual: "instead", rule: "14.2" }],
    castor: [
      { option: "castor_burns", usual: false, rule: "14.16" },
      { option: "castor_strict", usual: false, rule: "14.21" },
    ],
    charlton: [{ option: "charlton_spread", usual: false, rule: "14.17" }],
    chester: [{ option: "stack_bonuses", usual: false, rule: "14.8" }],
    claus: [
      { option: "claus_per_painting", usual: false, rule: "14.7" },
      { option: "stack_bonuses", usual: false, rule: "14.8" },
    ],
    crispin: [{ option: "crispin_loss_immediate", usual: false, rule: "14.10" }],
    jewellery: [{ option: "pay_with", usual: "any loot", rule: "14.5" }],
    painting: [{ option: "pay_with", usual: "any loot", rule: "14.5" }],
    jail: [
      { option: "serve_time", usual: 2, rule: "14.12" },
      { option: "substitute_used", usual: true, rule: "14.9" },
      { option: "pay_with", usual: "any loot", rule: "14.5" },
    ],
    bank: [{ option: "jail_penalty", usual: false, rule: "14.6" }],
    deck: [
      { option: "last_round", usual: false, rule: "14.1" },
      { option: "draws", usual: "open", rule: "14.3" },
    ],
  },
  thing: (kind, options) => lootOfCard(kind, options["loot_kinds"]) ?? kind,
  kinds: [
    "5k", "10k", "25k", "50k", "75k", "150k", "300k", "500k", "distraction", "steal", "double-cross",
    "calvin", "castor", "charlton", "chelsea", "chester", "claus", "crispin",
    "laser-pen", "catnip", "vase", "camera", "paw-prints", "randy", "rumbold", "rufus",
  ],
};
