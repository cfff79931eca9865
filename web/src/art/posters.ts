// The posters of the house's games, by their names in addresses.

import type { Component } from "svelte";
import PosterCatBurglars from "./PosterCatBurglars.svelte";
import PosterCathamCity from "./PosterCathamCity.svelte";
import PosterMeow from "./PosterMeow.svelte";

export const posters: Record<string, Component> = {
  "cat-burglars": PosterCatBurglars,
  meow: PosterMeow,
  "catham-city": PosterCathamCity,
};
