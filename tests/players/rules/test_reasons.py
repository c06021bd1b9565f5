"""What opponents say of their hands is so: every claim is read by itself and looked at in the cards."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import inf

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase
from pokertable.players.people.character import Skill
from pokertable.players.rules.families import FAMILIES
from tests.games import one_of
from tests.players.reasons import SAYS_NO_CARDS, claims_of, untrue
from tests.players.tables import PLAYED
from tests.players.told import Told, decisions_told

USUAL = ["tag", "loose:beginner", "rock", "station:beginner", "lag", "loose"]
EXPERTS = ["tag:expert", "lag:expert", "rock:expert", "tag:beginner", "lag", "maniac"]
SOME = [("omaha8", Structure.FIXED, 2), ("holdem", Structure.NO_LIMIT, 3), ("stud8", Structure.FIXED, 2)]
"""So many hands of each have ten reasons that say something of cards."""
HANDS = 44
"""So many of each game have a hundred: of five-card draw in fixed limit, whose hands are short, 40 had 99."""
MOST = 0.02
"""The greatest part of the reasons that may say what is not so: shares are sums over samples."""
FALSE = {"share": 35, "price": 9, "behind": 30, "nearest": 30, "depth": 4, "quartered": 60}
"""So much more said makes a figure untrue."""


def test_every_reason_is_read():
    for family in FAMILIES:
        for tables in map(family.tables, Skill):
            for rule in [rule for table in tables for rule in table]:
                words = rule.because.template
                assert claims_of(words) or any(part in words for part in SAYS_NO_CARDS), words


def told_untruly(told: Told, name: str, more: int) -> Told:
    fields = tuple([(each, value + more if each == name else value) for each, value in told.said.fields])  # type: ignore[operator]
    reason = Phrase(told.words, fields)
    return replace(told, said=reason)


@pytest.mark.parametrize(
    ("keys", "reasons"), [(["holdem"], 12), pytest.param(["holdem", "omaha8"], None, marks=pytest.mark.long)]
)
def test_a_figure_that_is_not_so_is_noticed(keys, reasons):
    noticed: Counter[str] = Counter()
    for key, structure in ((key, Structure.FIXED) for key in keys):
        for told in islice(decisions_told(key, structure, USUAL, range(1), 2000), reasons):
            if untrue(told):
                continue
            for name, _ in told.said.fields:
                if name in FALSE:
                    assert untrue(told_untruly(told, name, FALSE[name])), f"{told.said} {name}"
                    noticed[name] += 1
    assert noticed["share"] and noticed["price"]


@pytest.mark.parametrize(("words", "is_so"), [("The nut low: it wins half", False), ("everyone checked", False)])
def test_words_that_are_not_so_are_noticed(words, is_so):
    told = next(decisions_told("omaha8", Structure.FIXED, USUAL, range(1), 2000))
    assert (untrue(replace(told, said=Phrase(words))) == []) is is_so


def read(key: str, structure: Structure, hands: int, enough: float = inf) -> tuple[int, list[str]]:
    """How many reasons were read, and those that say what is not so."""
    looked_at, wrong = 0, []
    for number in range(hands):
        names = EXPERTS if number % 2 else USUAL
        stack = 220 if number % 5 == 4 else 2000
        for told in decisions_told(key, structure, names, range(number, number + 1), stack):
            looked_at += bool(claims_of(told.words))
            if claims := untrue(told):
                wrong.append(f"{claims}: {told.said} ({told.seat} of hand {number}, {told.policy.name})")
            if looked_at >= enough:
                return looked_at, wrong
    return looked_at, wrong


@pytest.mark.parametrize(("key", "structure", "hands"), one_of(3, SOME))
def test_reasons_of_a_few_hands_are_so(key, structure, hands):
    looked_at, wrong = read(key, structure, hands, 10)
    assert looked_at >= 10
    assert len(wrong) <= 1, wrong


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_less_than_two_reasons_of_a_hundred_say_what_is_not_so(key, structure):
    looked_at, wrong = read(key, structure, HANDS)
    print(f"{key} {structure.value}: {len(wrong)} of {looked_at} reasons say what is not so", *wrong, sep="\n  ")
    assert looked_at >= 100
    assert len(wrong) <= max(1, MOST * looked_at)
