// The plain page: one's own tables, and the seat that a personal link opens.
const list = document.getElementById("tables");

async function ask(path, options) {
  const answer = await fetch(new URL(path, document.baseURI), options);
  return [answer.ok, await answer.json()];
}

async function claim() {
  const table = location.pathname.match(/\/t\/([^/]+)$/)?.[1];
  const key = location.hash.slice(1);
  if (!table || !key) return;
  history.replaceState(null, "", location.pathname);
  await ask(`api/tables/${table}/claim`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });
}

async function show() {
  await claim();
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

show();
