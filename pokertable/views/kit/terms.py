"""Poker terms explained where they are said, in the tooltip: positions, draws, equity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pokertable.model.hand.positions import MEANINGS
from pokertable.model.text import Phrase, phrase
from pokertable.views.kit.translate import capital, headed, shown

EQUITY: Final = phrase("equity")
_TERMS: Final[Mapping[Phrase, Phrase]] = {
    **MEANINGS,
    EQUITY: phrase("a hand's average share of the pot if the cards to come were dealt many times"),
    phrase("gutshot"): phrase("a straight draw that only one rank completes"),
    phrase("wrap"): phrase("a straight draw that three or more ranks complete"),
}


def explained(*said: Phrase) -> str:
    """A line for each term among these phrases and what is nested in them; empty where there is none."""
    found = dict.fromkeys(term for each in said for term in _terms_of(each))
    return "\n".join(headed(capital(shown(term)), shown(_TERMS[term])) for term in found)


def _terms_of(said: Phrase) -> Iterator[Phrase]:
    if said in _TERMS:
        yield said
    for _, value in said.fields:
        if isinstance(value, Phrase):
            yield from _terms_of(value)
