"""The log for bug reports: it turns over, it never holds cards, and it may be missing."""

import logging
import os

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.profile import bug_log
from pokertable.session.profile.bug_log import BLOT, close_log, error_text, log, log_file, open_log, without_cards
from tests.session.history.store.player import HOLDEM


@pytest.fixture(autouse=True)
def _closed():
    yield
    close_log()


@pytest.mark.parametrize("text", ["As", "AsKd", "10h", "T♠9♦", "{}", "({})", "'{}'", "holds {}.", "hole=({},)"])
def test_cards_are_blotted_out(text):
    written = text.format("7c2d") if "{}" in text else text
    assert without_cards(written) == (text.format(BLOT) if "{}" in text else BLOT)


@pytest.mark.parametrize(
    "text", ["raise to 50: the minimum is 80", "line 120 in hands.py", "Acid 2nd 9dx", "stack 1200"]
)
def test_other_words_stay(text):
    assert without_cards(text) == text


def test_what_is_logged_goes_to_the_file_and_nowhere_else(tmp_path):
    """A terminal in which the program was started has its errors told once, and no cards."""
    heard: list[logging.LogRecord] = []

    class Heard(logging.Handler):
        def emit(self, record):
            heard.append(record)

    elsewhere = Heard()
    logging.getLogger().addHandler(elsewhere)
    try:
        assert open_log(tmp_path / "pokertable.log") is None
        log.info("a table was opened")
    finally:
        logging.getLogger().removeHandler(elsewhere)
    close_log()
    assert not heard and "a table was opened" in (tmp_path / "pokertable.log").read_text()


def test_nothing_of_a_running_hand_gets_into_the_log(tmp_path):
    hand = Hand(HOLDEM, [400, 400, 400], 0, Deck.shuffled(7))
    assert open_log(tmp_path / "pokertable.log") is None
    try:
        raise RuntimeError(f"{hand.events!r} {[list(map(str, held)) for held in hand.state.holes]}")
    except RuntimeError as error:
        log.exception("failed")
        text = error_text(error)
    text += (tmp_path / "pokertable.log").read_text(encoding="utf-8")
    assert BLOT in text
    for held in hand.state.holes:
        for card in held:
            assert str(card) not in text and repr(card) not in text


def test_the_seed_of_a_deck_is_blotted_out():
    assert without_cards("Table(seed=123456789, deck 9876543)") == f"Table(seed {BLOT}, deck {BLOT})"


def test_the_files_take_turns(tmp_path, monkeypatch):
    monkeypatch.setattr(bug_log, "MOST_BYTES", 2000)
    assert open_log(tmp_path / "pokertable.log") is None
    for number in range(200):
        log.info("line %d of many", number)
    names = sorted(entry.name for entry in tmp_path.iterdir())
    assert names == ["pokertable.log", "pokertable.log.1", "pokertable.log.2"]
    assert all(entry.stat().st_size <= 2000 for entry in tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="a folder where a file is")
def test_a_log_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "taken").write_text("")
    problem = open_log(tmp_path / "taken" / "pokertable.log")
    assert problem is not None and "taken" in str(problem)
    assert not log.handlers


def test_it_is_opened_again_without_doubling_lines(tmp_path):
    for _ in range(2):
        open_log(tmp_path / "pokertable.log")
    log.warning("once")
    assert (tmp_path / "pokertable.log").read_text().count("once") == 1
    assert not logging.getLogger().handlers or not log.propagate


def test_a_profile_keeps_its_own_log(tmp_path):
    assert log_file(tmp_path) == tmp_path / "pokertable.log"
    assert log_file().name == "pokertable.log" and log_file().is_absolute()


def test_the_cards_of_the_model_are_those_that_are_blotted():
    for card in parse_cards("AsTd2c9h"):
        assert without_cards(f"{card} {card!r}") == f"{BLOT} {BLOT}"
