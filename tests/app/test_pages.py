"""The list of pages: all are in it, and what is in it is whole."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from threading import Event
from typing import Any, get_args

import pytest

from pokertable.app import pages
from pokertable.app.pages import HISTORY, PAGES, QUIZ, REPLAYER, REVIEW, SETTINGS, STARTS, TABLE
from pokertable.app.pages.page import Page, Pages, Wanted
from pokertable.model.text import BadInput, phrase
from pokertable.session.profile.choice import usual_choice
from pokertable.training.quiz.topics import topic_from
from pokertable.views.quiz import feed
from tests.machine import patience
from tests.narrow import known
from tests.test_app import started

WAIT_S = patience(10)
VIEWS = Path(__file__).parents[2] / "pokertable" / "views"


def built(page: Page[Any]) -> str:
    """The name of the class that a page is made of."""
    (widget,) = get_args(vars(page.work)["__orig_bases__"][0])
    return str(getattr(widget, "__forward_arg__", None) or widget.__name__)


def test_every_page_that_is_written_is_in_the_list():
    found = [importlib.import_module(f"{pages.__name__}.{each.name}") for each in pkgutil.iter_modules(pages.__path__)]
    values = {value for module in found for value in vars(module).values() if isinstance(value, Page)}
    assert [f"the page {page.key!r} is not in PAGES (pokertable/app/pages)" for page in values - {*PAGES}] == []


def test_every_page_that_is_drawn_is_in_the_list():
    made = {built(page) for page in PAGES}
    for path in sorted(VIEWS.rglob("*.py")):
        for name in re.findall(r"^class (\w+Page)\b", path.read_text(encoding="utf-8"), re.MULTILINE):
            where = path.relative_to(VIEWS.parent)
            assert name in made or name == "ListedPage", f"{name} ({where}) is built by no page of the list PAGES"


def test_what_a_game_has_not_is_pictured_of_no_other(qtbot):
    """A question of the game's first topic, where none is named; no starts of a game without a table of them."""
    program = started(qtbot)
    next(program.pages.of(QUIZ).asked(Wanted(choice=usual_choice("razz"))))
    assert known(program.pages.of(QUIZ).page.run).topics == (topic_from("low"),)
    with pytest.raises(BadInput, match="'horse': expected one of holdem, "):
        next(program.pages.of(STARTS).pictured(Wanted(choice=usual_choice("horse"))))
    program.window.close()


@pytest.mark.parametrize("page", [HISTORY, REPLAYER, REVIEW, TABLE], ids=lambda page: page.key)
def test_after_each_write_of_a_page_what_is_wrong_with_the_store_is_said(qtbot, page):
    program = started(qtbot)
    parent = program if page is TABLE else program.pages.of(page)
    program.pages.of(page)
    (controller,) = [child for child in parent.children() if hasattr(child, "stored")]
    with qtbot.waitSignal(program.profile.notices_wanted):
        controller.stored.emit()
    program.window.close()


def test_names_and_keys_are_each_of_one_page():
    names = [picture.name for page in PAGES for picture in page.pictured]
    keys = [page.key for page in PAGES]
    shortcuts = [page.shortcut for page in PAGES if page.shortcut]
    for each in (names, keys, shortcuts):
        assert len({*each}) == len(each), each
    assert {*keys} <= {*names}, "each is pictured by its own name"


def test_a_page_that_is_not_in_the_list_does_not_exist(qtbot):
    program = started(qtbot)
    diary = Page(key="diary", title=phrase("Settings"), work=SETTINGS.work)
    with pytest.raises(LookupError, match="the page 'diary' is not in the list of pages"):
        program.open_page(diary)
    program.window.close()


def test_a_page_is_built_once_and_when_it_is_first_needed(qtbot):
    program = started(qtbot)
    assert program.pages.built(SETTINGS) is None
    program.open_page(SETTINGS)
    work = program.pages.of(SETTINGS)
    assert program.pages.built(SETTINGS) is work is program.pages.in_sight()
    assert isinstance(program.pages, Pages) and work.is_shown
    program.window.close()


def test_the_window_closes_while_the_quiz_is_still_looking_for_a_question(qtbot, monkeypatch):
    begun, found, ended = Event(), Event(), Event()

    def searching(_request):
        begun.set()
        found.wait(WAIT_S)
        ended.set()

    monkeypatch.setattr(feed, "prepare", searching)
    program = started(qtbot)
    program.pages.of(QUIZ).page.start([topic_from("range")], ["holdem"])
    assert begun.wait(WAIT_S)
    program.window.close()
    assert not ended.is_set(), "the window waited for the question"
    found.set()
    assert ended.wait(WAIT_S)
