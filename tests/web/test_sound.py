"""Sound: none at all until somebody has switched it on; then this device remembers."""

from __future__ import annotations

from tests.web.pages import play_now, until

COUNTING = """
window.heard = 0;
for (const name of ["AudioContext", "webkitAudioContext"]) {
  const made = window[name];
  if (made) window[name] = class extends made { constructor(...given) { super(...given); window.heard++; } };
}
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...given) { window.heard++; return start.apply(this, given); };
}
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function (...given) { window.heard++; return play.apply(this, given); };
"""


def heard(page):
    return page.evaluate("window.heard")


def recruit(page):
    page.get_by_role("button", name="Recruit: deck").first.click()
    page.wait_for_timeout(300)


def test_nothing_is_heard_before_it_is_switched_on_and_then_it_is(page, url):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.add_init_script(COUNTING)
    play_now(page, url, "cat-burglars")
    recruit(page)
    recruit(page)
    assert heard(page) == 0
    assert [address for address in loaded if "synth" in address] == []

    page.get_by_text("Table", exact=True).click()
    switch = page.get_by_role("switch", name="Sound")
    assert not switch.is_checked()
    switch.check()
    until(page, lambda: heard(page) > 0)
    before = heard(page)
    page.wait_for_selector(".actions .buttons button")
    recruit(page)
    until(page, lambda: heard(page) > before)

    page.reload()
    page.get_by_text("Table", exact=True).click()
    assert page.get_by_role("switch", name="Sound").is_checked()
    page.get_by_role("switch", name="Sound").uncheck()
    page.wait_for_timeout(300)
    silent = heard(page)
    page.wait_for_selector(".actions .buttons button")
    page.get_by_role("button", name="Recruit").first.click()
    page.wait_for_timeout(400)
    assert heard(page) == silent
