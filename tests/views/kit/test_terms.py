"""Poker terms explained in tooltips."""

from __future__ import annotations

import pytest

from pokertable.model.hand.positions import MEANINGS
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.decide.words import Fact
from pokertable.views.kit.terms import EQUITY, explained
from pokertable.views.quiz.decide.verdict import FactBox


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        (phrase("UTG"), ["UTG: under the gun: acts first in the first round"]),
        (
            listed([phrase("top pair"), phrase("gutshot")], "{items}, {item}"),
            ["Gutshot: a straight draw that only one rank completes"],
        ),
        (phrase("top pair"), []),
        (phrase(""), []),
    ],
)
def test_each_term_in_a_phrase_has_its_line(said: Phrase, lines: list[str]) -> None:
    assert explained(said).splitlines() == lines


def test_every_position_and_each_term_once() -> None:
    assert len(explained(*MEANINGS, *MEANINGS).splitlines()) == len(MEANINGS)


def test_a_fact_of_a_verdict_explains_its_terms(qtbot) -> None:
    box = FactBox()
    qtbot.addWidget(box)
    box.show_fact(Fact(phrase("Your hand"), phrase("{said}", said=phrase("wrap"))))
    assert box.toolTip().replace("\n", " ") == "Wrap: a straight draw that three or more ranks complete"
    box.show_fact(Fact(phrase("You have"), phrase("{share}%", share="12.5"), has=0.125))
    assert box.toolTip().replace("\n", " ") == explained(EQUITY)
    box.show_fact(None)
    assert box.toolTip() == ""
