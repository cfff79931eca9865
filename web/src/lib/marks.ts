// The letters in the corners of cards: as few as tell the cards of a game apart in the reader's language.

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLocaleLowerCase();

/** A mark for each name: its first letter, or more where another name begins alike (accents do not tell letters apart). */
export function marksOf(names: string[]): string[] {
  return names.map((name) => {
    const rivals = names.filter((other) => other !== name).map(plain);
    let length = 1;
    while (length < name.length && rivals.some((rival) => rival.startsWith(plain(name.slice(0, length))))) length++;
    return name.slice(0, 1).toLocaleUpperCase() + name.slice(1, length);
  });
}
