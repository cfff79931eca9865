"""A bust in MEOW: the negative card lies face up at the end of the run for a moment, and then the run is lost."""

from __future__ import annotations

from tests.web.pages import Friend, a_page, set_up, until
from tests.web.test_settings import at_pace

WATCH = """() => {
  globalThis.seen = [];
  new MutationObserver(() => {
    const run = document.querySelector(".run");
    const cards = run?.querySelectorAll(".way > ul .card").length ?? 0;
    const met = run?.querySelector(".met .card")?.dataset.label ?? "";
    const now = `${run?.classList.contains("bust") ? "bust" : "run"} ${cards} ${met}`.trim();
    if (globalThis.seen.at(-1)?.now !== now) globalThis.seen.push({ now, at: performance.now() });
  }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
}"""


def test_a_bust_is_seen_in_the_run_before_the_run_is_lost(page, url):
    set_up(page, url, game="meow", players=2, others=["kitten"])
    page.wait_for_selector(".run")
    page.evaluate(WATCH)
    for _ in range(60):
        until(page, lambda: page.locator(".actions .buttons button").count() > 0, 60)
        pick_up = page.get_by_role("button", name="Pick up a card")
        (pick_up if pick_up.count() else page.locator(".actions .buttons button").last).click()
        page.wait_for_timeout(150)
        seen = page.evaluate("seen")
        busts = [place for place, moment in enumerate(seen[:-1]) if moment["now"].startswith("bust ")]
        lost = [place for place in busts if not seen[place]["now"].startswith("bust 0")]
        if lost:
            break
    first = lost[0]
    _, cards, card = seen[first]["now"].split(" ", 2)
    assert int(cards) > 0
    assert card
    after = next(moment for moment in seen[first:] if not moment["now"].startswith("bust"))
    assert after["now"].startswith("run 0")
    assert 700 < after["at"] - seen[first]["at"] < 2500, "it takes a breath"


def test_the_run_is_seen_to_go_also_where_the_next_one_has_begun_meanwhile(browser, page, url):
    at_pace(page, "slow")  # there is time for the other to begin
    table = set_up(page, url, game="meow", others=[None], options={"first": 0})
    with a_page(browser) as elsewhere:
        friend = Friend(elsewhere, url, table)
        page.wait_for_selector(".actions .buttons button")
        page.evaluate(WATCH)
        for _ in range(120):
            pick_up = page.get_by_role("button", name="Pick up a card")
            if pick_up.count():
                pick_up.click()
            elif page.locator(".actions .buttons button").count():
                page.locator(".actions .buttons button").last.click()
            until(page, lambda: friend.is_awaited() or page.locator(".actions .buttons button").count())
            if page.locator(".run.bust").count() and friend.is_awaited():
                friend.play(moves=1, wanted="pick up")
                begun = friend.request("GET")["now"]["view"]["run"]
                if page.locator(".run.bust").count() and begun:
                    break
            friend.play(wanted="stop")
        until(page, lambda: page.evaluate("seen.at(-1).now") == "run 1")
        seen = [moment["now"] for moment in page.evaluate("seen")]

    last_bust = max(place for place, now in enumerate(seen) if now.startswith("bust"))
    assert "run 0" in seen[last_bust:], seen[last_bust:]
