"""What the browser's tests share: one browser (a page has a context of its own), and a house for each file."""

from __future__ import annotations

import pytest

from tests.web.chromium import open_browser
from tests.web.foretold import begin, house
from tests.web.pages import DESK, PHONE, a_page


@pytest.fixture(scope="session", autouse=True)
def _from_the_start(tmp_path_factory):
    """Houses for a whole file open before its first test begins: they have to know where the tests will be named."""
    begin("", tmp_path_factory.getbasetemp())


@pytest.fixture(autouse=True)
def _foretold(request, tmp_path_factory):
    begin(request.node.nodeid, tmp_path_factory.getbasetemp())


@pytest.fixture(scope="package")
def browser():
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--no-limits") as opened:
        yield opened.url


@pytest.fixture
def page(browser):
    """A page on a desk that must not complain about anything."""
    with a_page(browser, viewport=DESK) as opened:
        yield opened


@pytest.fixture
def phone(browser):
    """A page on a phone, with fingers."""
    with a_page(browser, viewport=PHONE, has_touch=True, is_mobile=True) as opened:
        yield opened
