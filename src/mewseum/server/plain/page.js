// The plain page: one's own tables, and the question of a link to a seat.
const list = document.getElementById("tables");

async function ask(path, options) {
  const answer = await fetch(new URL(path, document.baseURI), options);
  return [answer.ok, await answer.json()];
}

// A link may have been planted by somebody else: nothing is taken over, and nothing used up, before a button is pressed.

const question = document.getElementById("question");

async function askAboutLink() {
  const table = location.pathname.match(/\/t\/([^/]+)$/)?.[1];
  const key = location.hash.slice(1);
  if (!table || !key) return;
  history.replaceState(null, "", location.pathname);
  const post = (path) =>
    ask(`api/tables/${table}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key }),
    });
  const [isOpen, seen] = await post("link/look");
  if (!isOpen) return say(seen.sentence);
  say(
    `This link holds seat ${seen.seat + 1}, ${seen.name}, at a table of ${seen.game}. Take the seat only if it is yours and you made the link` +
      " yourself: whoever gave you this link sees the same cards, and can play for you.",
    button("Take the seat", async () => {
      const [isTaken, answer] = await post("claim");
      if (!isTaken) return say(answer.sentence);
      question.hidden = true;
      await show();
    }),
    button("Leave it", () => (question.hidden = true)),
  );
}

function button(text, act) {
  const made = Object.assign(document.createElement("button"), { textContent: text });
  made.addEventListener("click", act);
  return made;
}

function say(text, ...buttons) {
  question.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }), ...buttons);
  question.hidden = false;
}

async function show() {
  const [, tables] = await ask("api/tables");
  list.replaceChildren(
    ...tables.map((table) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `t/${table.table}`;
      link.textContent = `${table.game}: ${table.seats.map((seat) => seat.name || "…").join(", ")}`;
      item.append(link, table.over ? " (over)" : table.began ? "" : " (waiting)");
      return item;
    }),
  );
  if (!tables.length) list.append(Object.assign(document.createElement("li"), { textContent: "none yet" }));
}

void show();
void askAboutLink();
addEventListener("hashchange", askAboutLink);
