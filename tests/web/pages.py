"""Pages of the house in a browser: opened, played at, and asked what stands in somebody's way."""

from __future__ import annotations

import contextlib
import json
import re
import time
from pathlib import Path

from tests.server.deals import ready_in, reveal_in
from tests.web.foretold import load_dice

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}


@contextlib.contextmanager
def a_page(browser, allowed=(), **context):
    """A page of its own that must not complain about anything, but for what is allowed."""
    context = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **context}
    opened = browser.new_context(**context)
    page = opened.new_page()
    load_dice(page)
    complaints = []

    def hear(kind, text):
        if kind in ("error", "warning") and not any(part in text for part in allowed):
            complaints.append(text)

    page.on("console", lambda message: hear(message.type, message.text))
    page.on("pageerror", lambda error: hear("error", str(error)))
    yield page
    opened.close()
    assert complaints == [], complaints


def play_now(page, url, game):
    """One click from opening the page to playing, and on until it is this seat's turn."""
    page.goto(url)
    page.locator(f"[data-game='{game}'] button.primary").first.click()
    page.wait_for_selector(".actions .buttons button", timeout=15_000)


POST = """async ([path, body]) => (await fetch(`./api/tables${path}`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
})).json()"""


KEEP = """({ table, round, seat, commitment, number }) => {
  const seen = { table, round, seat, commitment, number, terms: null, commitments: null, dealt: false };
  localStorage.setItem("mewseum-deals", JSON.stringify([...JSON.parse(localStorage.getItem("mewseum-deals") ?? "[]"), seen]));
}"""
"""What the page itself keeps when it commits to a number: it reveals it by itself, once everybody has committed."""


def new_table(page, url, **wish):
    """A table by the house's own address, with bots that are there at once; the page stays in the foyer."""
    page.goto(url)
    wish = {"game": "cat-burglars", "players": 2, "others": ["kitten"], "name": "Mia", **wish}
    seated = page.evaluate(POST, ["", wish])
    table: str = seated["table"]
    page.evaluate(POST, [f"/{table}/do", ready_in(seated)])
    page.evaluate(KEEP, {**seated, "number": reveal_in(seated)["number"]})
    if None not in wish["others"] and len(wish["others"]) == wish["players"] - 1:
        page.evaluate(POST, [f"/{table}/do", reveal_in(seated)])
    return table


def seat_friends(page, url, table, names):
    """Friends take the other seats of a table whose host's seat is the page's, and the cards are dealt; what they were given."""
    at = f"{url}/api/tables/{table}"

    def post(path, data, token=""):
        headers = {"cookie": "", "authorization": f"Bearer {token}"} if token else {}
        answer = page.request.post(f"{at}/{path}", headers=headers, data=data)
        assert answer.status == 200, answer.text()
        return answer.json()

    friends = [post("join", {"name": name, "id": "1"}, name.ljust(32, "x")) for name in names]
    for wish in (ready_in, reveal_in):
        for friend in friends:
            post("do", wish(friend), friend["token"])
    return friends


class Friend:
    """Somebody at a table, by a page of their own that shows nothing: who waits for them waits until they are asked to play."""

    def __init__(self, page, url, table):
        (seated,) = seat_friends(page, url, table, ["Leo"])
        self.page, self.at, self.token = page, f"{url}/api/tables/{table}", seated["token"]

    def request(self, method, path="", **data):
        headers = {"cookie": "", "authorization": f"Bearer {self.token}"}
        return self.page.request.fetch(f"{self.at}{path}", method=method, headers=headers, data=data or None).json()

    def is_awaited(self):
        return bool(self.request("GET")["now"]["choices"])

    def play(self, moves=40, wanted=""):
        """So many moves, or until it is another's turn: of each the first that begins as is wanted, or the first that there is."""
        for move in range(moves):
            now = self.request("GET")["now"]
            if not now["choices"]:
                return
            texts = [choice["text"] for choice in now["choices"]]
            first = next((text for text in texts if text.startswith(wanted)), texts[0])
            self.request("POST", "/do", do="play", id=f"{now['number']} {move}", move=first, after=now["changed"])


def set_up(page, url, **wish):
    """A new table; the page sits at it."""
    table = new_table(page, url, **wish)
    page.goto(f"{url}/t/{table}")
    return table


PLAY_WHOLE = """const playWhole = async (at, move, after) => {
  const headers = { "content-type": "application/json" };
  const ask = async (wish) => {
    const body = JSON.stringify({ ...wish, id: `${move}-${Math.random()}`, after });
    return (await fetch(`${at}/do`, { method: "POST", headers, body })).json();
  };
  const isTarget = move.startsWith("infiltrate "); // what is refused would be a complaint of the page
  const more = isTarget ? [(await ask({ do: "look", moves: [move] })).choices[0].text] : [];
  await ask({ do: "play", move, more });
};"""
"""A move through the house's own address, with what has to be named with it."""

PLAY_ON = """async ([table, stages, wanted, most]) => {
  const at = new URL(`/api/tables/${table}`, location);
  PLAY_WHOLE
  for (let move = 0; move < most; move++) {
    const { now } = await (await fetch(at)).json();
    if (now.over) return "over";
    if (!now.choices.length) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      continue;
    }
    const reached = [now.view.awaits, ...now.choices.map((choice) => choice.verb)].find((what) => stages.includes(what));
    if (reached) return reached;
    const liked = wanted.map((verb) => now.choices.filter(({ verb: id, text }) => id.startsWith(verb) || text.startsWith(verb)));
    const choices = liked.find((some) => some.length) ?? now.choices;
    const { text } = choices[Math.floor(Math.random() * choices.length)];
    await playWhole(at, text, now.changed);
  }
  return "too long";
}""".replace("PLAY_WHOLE", PLAY_WHOLE)


def play_on(page, url, stages=(), wanted=(), **wish):
    """Any moves, rather those that are wanted (the first most), until one of these stages, or kinds of moves, is this seat's, or the game is over; the table."""
    for _ in range(8):
        table = new_table(page, url, **wish)
        if (page.evaluate(PLAY_ON, [table, list(stages), list(wanted), 1500]) in stages) == bool(stages):
            page.goto(f"{url}/t/{table}")
            return table
    raise AssertionError(f"no game came to {stages}")


def play_one(page, table, verb):
    """One move of this kind, whichever."""
    page.evaluate(PLAY_ON, [table, [], [verb], 1])


def speak(page, language):
    """The page changes to another language, as if that had been chosen in another page of the same house."""
    page.evaluate(
        """(language) => {
          localStorage.setItem("mewseum-language", language);
          dispatchEvent(new StorageEvent("storage", { key: "mewseum-language", newValue: language }));
        }""",
        language,
    )
    page.wait_for_selector(f"html[lang={language}]")


def resign(page):
    """Give up: of two, the other has won, and the game is over."""
    page.wait_for_selector(".actions")
    menu = page.locator("summary", has_text="Table")
    if not menu.is_visible():
        page.get_by_role("button", name="Story").click()
    menu.click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".ending")


def until(page, holds, patience=15.0):
    """Wait for something that the page's own policy does not let the browser wait for."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end
        page.wait_for_timeout(50)


def barriers(page, within="body"):
    """What stands in somebody's way, as axe finds it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async ([within, options]) => (await axe.run(within, options)).violations", [within, WCAG])
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"][:3]]) for rule in found]


def staged(page, *, choices, answer=None, **view):
    """From now on the page is shown a certain moment of its own: these moves, and these parts of the view. What it sends is kept, and may be answered."""
    sent = []

    def show(text):
        told = json.loads(text)
        now = told.get("now")
        if now and now["view"]:
            now["view"] |= {"turn": told.get("seat", 0), **view}
            now["choices"] = [{"text": text, "verb": verb, "say": said} for text, verb, said in choices]
        return json.dumps(told)

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(show(text)))
        socket.on_message(lambda text: server.send(text) if deals(text) else hear(socket, json.loads(text)))

    def deals(text):
        return json.loads(text)["do"] in ("ready", "reveal")

    def hear(socket, asked):
        sent.append(asked["moves"][-1] if "moves" in asked else asked.get("move"))
        if answer:
            socket.send(json.dumps({**answer, "id": asked["id"]}))

    page.route_web_socket(re.compile("/live"), between)
    return sent


STICKING_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`the page: ${document.documentElement.scrollWidth}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("svg, .unseen, select, script, style") || getComputedStyle(element).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const why = cut(line, element);
      if (!why) continue;
      found.push(`${why}: ${element.className || element.tagName}: ${node.textContent.trim().slice(0, 60)}`);
      break;
    }
  }
  return found;

  function cut(line, element) {
    const play = line.height / 6; // a line is lower than its letters might be
    const own = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (style.display !== "inline" && style.display !== "contents" && style.position !== "absolute") {
      if (line.width > own.width + 1) return "wider than its place";
      if (line.height > own.height + 2 * play) return "higher than its place";
    }
    let [sideways, upright] = [true, true]; // whether it would have to be seen without scrolling
    for (let holder = element; holder && holder !== document.documentElement; holder = holder.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(holder);
      const box = holder.getBoundingClientRect();
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return ""; // shortened on purpose, with a sign of it
      if (sideways && /hidden|clip/.test(overflowX) && (line.right > box.right + 1 || line.left < box.left - 1)) return "cut off";
      if (upright && /hidden|clip/.test(overflowY) && (line.bottom > box.bottom + play || line.top < box.top - play)) return "cut off below";
      if (/auto|scroll/.test(overflowX)) sideways = false;
      if (/auto|scroll/.test(overflowY)) upright = false;
      if (position === "fixed") break;
    }
    return sideways && (line.right > wide + 1 || line.left < -1) ? "beside the page" : "";
  }
}"""
"""Texts that are cut off, larger than what holds them, or beside the page: every line of every text."""
