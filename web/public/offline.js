// The page of an unreachable house, in the reader's language; it tries again as soon as there is a connection.

const TEXTS = {
  de: [
    "Das Haus ist nicht erreichbar",
    "Du bist offline, oder das Haus ist gerade geschlossen. Es ist nichts verloren: Dein Platz bleibt dir, und die Partie geht weiter, wo sie war.",
    "Noch einmal versuchen",
  ],
  fr: [
    "La maison est injoignable",
    "Tu es hors ligne, ou la maison est fermée pour un moment. Rien n’est perdu : ta place est gardée, et la partie reprendra où elle en était.",
    "Réessayer",
  ],
  nl: [
    "Het huis is niet bereikbaar",
    "Je bent offline, of het huis is even gesloten. Er is niets verloren: je plaats blijft van jou, en het spel gaat verder waar het was.",
    "Opnieuw proberen",
  ],
  pl: [
    "Nie można połączyć się z domem",
    "Jesteś offline albo dom jest przez chwilę zamknięty. Nic nie przepadło: twoje miejsce czeka, a gra potoczy się dalej od tej samej chwili.",
    "Spróbuj ponownie",
  ],
};

const asked = [localStorage.getItem("mewseum-language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
const language = asked.find((tag) => tag === "en" || tag in TEXTS) ?? "en";
const [title, about, again] = TEXTS[language] ?? [];
const button = document.querySelector("button");
if (title) {
  document.documentElement.lang = language;
  document.querySelector("h1").textContent = title;
  document.querySelector("p").textContent = about;
  button.textContent = again;
}
button.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
