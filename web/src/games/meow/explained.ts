import type { Changed, Explained } from "../explained";
import { lootOfCard } from "./loot";

const LOOT_KINDS: Changed = { option: "loot_kinds", usual: "a", rule: "1.2" };
const LAST_ROUND: Changed = { option: "last_round", usual: false, rule: "14.1" };
const ACTIONS: Changed = { option: "actions", usual: "instead", rule: "14.2" };
const DRAWS: Changed = { option: "draws", usual: "open", rule: "14.3" };
const PAY_WITH: Changed = { option: "pay_with", usual: "any loot", rule: "14.5" };
const JAIL_PENALTY: Changed = { option: "jail_penalty", usual: false, rule: "14.6" };
const CLAUS_PER_PAINTING: Changed = { option: "claus_per_painting", usual: false, rule: "14.7" };
const STACK_BONUSES: Changed = { option: "stack_bonuses", usual: false, rule: "14.8" };
const SUBSTITUTE_USED: Changed = { option: "substitute_used", usual: true, rule: "14.9" };
const CRISPIN_LOSS: Changed = { option: "crispin_loss_immediate", usual: false, rule: "14.10" };
const STARS_AFTER_JAIL: Changed = { option: "stars_after_jail", usual: "zero", rule: "14.11" };
const SERVE_TIME: Changed = { option: "serve_time", usual: 2, rule: "14.12" };
const REDEEM_USED: Changed = { option: "redeem_used", usual: false, rule: "14.15" };

export const CATS = ["calvin", "castor", "charlton", "chelsea", "chester", "claus", "crispin"];

export const explained: Explained = {
  rules: {
    cash: "13.1", jewellery: "13.2", painting: "13.3", distraction: "6.1", steal: "11.2", "double-cross": "11.3",
    calvin: "10.3", castor: "10.6", charlton: "10.10", chelsea: "10.11", chester: "13.2", claus: "13.3", crispin: "10.9",
    "laser-pen": "7.1", catnip: "7.2", vase: "5.1", camera: "5.1", "paw-prints": "5.1",
    randy: "6.1", rumbold: "6.1", rufus: "6.1",
    deck: "4.1", run: "4.2", bank: "4.3", stars: "8.1", jail: "9.1", pile: "5.2", discard: "11.1",
  },
  actions: {
    "pick-up": "4.1", stop: "4.3", accept: "5.1", "pay-card": "9.2", "substitute-cat": "9.5", serve: "9.3", "redeem-cat": "9.7",
    "free-cat": "10.5", "take-card": "14.18", "choose-cat": "14.20", pass: "14.1",
  },
  same: {
    distract: "distraction", "give-card-to-player": "catnip", "give-up-card": "catnip", "calvin-player": "calvin",
    "castor-pile": "castor", "charlton-players": "charlton", "chelsea-player": "chelsea", "steal-player": "steal",
    "double-cross-player": "double-cross",
  },
  changed: {
    cash: [LOOT_KINDS],
    jewellery: [LOOT_KINDS, PAY_WITH, STACK_BONUSES],
    painting: [LOOT_KINDS, PAY_WITH, CLAUS_PER_PAINTING],
    "laser-pen": [{ option: "laser", usual: "banks", rule: "14.4" }],
    catnip: [{ option: "catnip_to", usual: "choice", rule: "14.14" }],
    steal: [ACTIONS, { option: "steal_choice", usual: false, rule: "14.18" }],
    "double-cross": [ACTIONS],
    calvin: [ACTIONS, CRISPIN_LOSS, REDEEM_USED],
    castor: [
      ACTIONS,
      REDEEM_USED,
      { option: "castor_burns", usual: false, rule: "14.16" },
      { option: "castor_strict", usual: false, rule: "14.21" },
    ],
    charlton: [ACTIONS, REDEEM_USED, { option: "charlton_spread", usual: false, rule: "14.17" }],
    chelsea: [ACTIONS, REDEEM_USED],
    chester: [STACK_BONUSES],
    claus: [CLAUS_PER_PAINTING, STACK_BONUSES],
    crispin: [CRISPIN_LOSS],
    stars: [CRISPIN_LOSS, STARS_AFTER_JAIL],
    jail: [PAY_WITH, JAIL_PENALTY, SUBSTITUTE_USED, STARS_AFTER_JAIL, SERVE_TIME],
    pile: [{ option: "castor_burns", usual: false, rule: "14.16" }],
    bank: [JAIL_PENALTY, { option: "tie", usual: "shared", rule: "14.13" }],
    deck: [LAST_ROUND, DRAWS],
    run: [DRAWS],
    "pick-up": [ACTIONS, DRAWS],
    "pay-card": [PAY_WITH],
    "substitute-cat": [SUBSTITUTE_USED, STARS_AFTER_JAIL],
    serve: [SERVE_TIME, STARS_AFTER_JAIL],
    "redeem-cat": [PAY_WITH, REDEEM_USED, { option: "redeem_takes_turn", usual: false, rule: "14.19" }],
    "take-card": [{ option: "steal_choice", usual: false, rule: "14.18" }],
    "choose-cat": [{ option: "pick_cats", usual: false, rule: "14.20" }],
    pass: [LAST_ROUND],
  },
  apart: ["first"],
  thing: (kind, options) => lootOfCard(kind, options["loot_kinds"]) ?? kind,
  kinds: [
    "5k", "10k", "25k", "50k", "75k", "150k", "300k", "500k", "distraction", "steal", "double-cross",
    ...CATS,
    "laser-pen", "catnip", "vase", "camera", "paw-prints", "randy", "rumbold", "rufus",
  ],
};
