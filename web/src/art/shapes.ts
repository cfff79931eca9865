// Path data and colours shared by all of the house's drawings.

/** The few colours of the night: everything is drawn from these plus the colours of the cats. */
export const NIGHT = {
  ink: "#0d2228",
  deep: "#0f2f37",
  teal: "#17454e",
  haze: "#2b626a",
  paper: "#f6ecd6",
  lamp: "#ffe3a1",
  gold: "#e8b84b",
  goldDark: "#a8741a",
  brass: "#c99b4a",
} as const;

export type SymbolName = "moon" | "sun" | "leaf" | "flame" | "star" | "gem" | "frame";

/** The corner symbols in a box of 24 by 24; drawn with the even-odd rule, so that holes are holes. */
export const SYMBOLS: Record<SymbolName, string> = {
  moon: "M15.5 1.6A10.6 10.6 0 1 0 22.2 15.8A8.6 8.6 0 0 1 15.5 1.6Z",
  sun: "M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM9.7 4.5 12 0l2.3 4.5ZM9.7 19.5 12 24l2.3-4.5ZM4.5 9.7 0 12l4.5 2.3ZM19.5 9.7 24 12l-4.5 2.3ZM5 8.3 3.5 3.5l4.8 1.5ZM19 8.3l1.5-4.8-4.8 1.5ZM5 15.7 3.5 20.5l4.8-1.5ZM19 15.7l1.5 4.8-4.8-1.5Z",
  leaf: "M22 2C10 1.5 2.5 6 2.5 14c0 2 .6 3.7 1.5 5L1.8 21.6l1.6 1.4 2.3-2.6C14.5 23.5 22.5 17 22 2ZM7.3 17.3 17 6.8 8.9 18.7Z",
  flame: "M13 .8C14 6 20.5 9 20.5 15.2A8.4 8.4 0 0 1 3.5 15.2C3.5 11.5 5.5 9 7 7.5 7.2 9.7 8 11 9.3 11.6 8.8 7.5 10 3.5 13 .8ZM12.3 12.5C12.5 15 9 16 9 18.8a3.2 3.2 0 0 0 6.4 0C15.4 16 13.3 15 12.3 12.5Z",
  star: "M12 .8l3.3 7.4 8 .8-6 5.4 1.7 7.9L12 18.2l-7 4.1 1.7-7.9-6-5.4 8-.8Z",
  gem: "M6 2H18L23.4 9 12 23.2.6 9ZM4.8 8.4H8L9.8 4.3H7.6ZM5.8 10.6 9.6 15.4 8 10.6Z",
  frame: "M.8 7.4H6.8L12 .3 17.2 7.4H23.2V23.7H.8ZM9.6 7.4H14.4L12 4.1ZM4.8 11.2V19.9H19.2V11.2ZM7.4 18.3 12.4 12.8H16.6L11.6 18.3Z",
};

/** A cat's head seen from the front, 34 wide, its middle at the origin: tips of the ears at -21, chin at 13.5. */
export const HEAD = "M-16-2-15.5-21C-11-19.5-8.5-17-6-13.8Q0-15.3 6-13.8C8.5-17 11-19.5 15.5-21L16-2C18 8 9 13.5 0 13.5S-18 8-16-2Z";

/** The insides of the ears of HEAD. */
export const EARS = "M-13.6-16.5-13.4-9.5Q-11.5-12-8.3-13.5-10.5-15.5-13.6-16.5ZM13.6-16.5 13.4-9.5Q11.5-12 8.3-13.5 10.5-15.5 13.6-16.5Z";

/** A bulb in a box of 20 by 20, as lines. */
export const BULB = "M7.5 14h5M8 17h4M7.5 14C7.5 11 4.5 10.5 4.5 7a5.5 5.5 0 0 1 11 0c0 3.5-3 4-3 7";

/** Small cats for roofs and ledges, as silhouettes; their feet are at the origin. One sits with its back to us, one walks to the left. */
export const ROOF_SITTER = "M-12 0C-15-14-8-20-6-25Q-9-28-9-33L-8.5-43Q-5-41-3.5-38.5H3.5Q5-41 8.5-43L9-33Q9-28 6-25C8-20 13-14 12-4C16-3 20-5 20-11C20-15 25-15 25-11C25-2 18 0 10 0Z";
export const ROOF_WALKER = "M-32-23C-33-27-31-29-31-31L-31-39Q-28-37-26-35H-23L-19-39-18-31C-13-26-8-28-2-28C8-28 12-30 19-28C25-32 21-42 25-49C27-53 33-52 31-47C28-42 33-30 28-23C26-15 29-7 29 0H23C23-7 20-10 17-13L12 0H6L9-14C2-12-6-12-10-13L-7 0H-13L-17-12-24 0H-30L-24-15C-28-16-31-19-32-23Z";
