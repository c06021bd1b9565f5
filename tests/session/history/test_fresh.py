"""Hands and progress begin afresh apart, at the next start, and the file of before is kept."""

from __future__ import annotations

import pytest

from pokertable.session.history.fresh import begin_afresh
from pokertable.session.history.store import History, Store
from pokertable.session.profile.carry import ask_for_reset, asked_resets
from pokertable.session.profile.settings import Settings
from tests.session.play.at_flow import AtTable


def content(path):
    store = Store(path)
    found = len(History(store).page().rows), store.progress.get("quiz.high")
    store.close()
    return found


@pytest.mark.parametrize(("part", "after", "lessons"), [("hands", (0, 3), 1), ("progress", (1, None), 0)])
def test_the_one_goes_and_the_other_stays(tmp_path, part, after, lessons):
    store = Store(tmp_path / "hands.sqlite")
    at = AtTable(store)
    at.sit_down()
    at.play_on()
    store.progress.set_all({"quiz.high": 3})
    store.close()
    settings = Settings(lessons={"badugi": {"done": True}})
    assert begin_afresh(tmp_path, settings) == [] and content(tmp_path / "hands.sqlite") == (1, 3)
    ask_for_reset(tmp_path, part)
    assert asked_resets(tmp_path) == (part,)
    (said,) = begin_afresh(tmp_path, settings)
    assert "reset" in str(said) and asked_resets(tmp_path) == ()
    assert content(tmp_path / "hands.sqlite") == after and len(settings.lessons) == lessons
    assert content(tmp_path / "hands.sqlite.reset-1") == (1, 3)


def test_a_profile_without_hands_can_be_reset(tmp_path):
    for part in ("hands", "progress"):
        ask_for_reset(tmp_path, part)
    assert len(begin_afresh(tmp_path, Settings())) == 2 and asked_resets(tmp_path) == ()
