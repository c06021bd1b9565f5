"""A game that no page was written about has rules all the same, composed from its value."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import EIGHT
from pokertable.model.games import BADUGI, CATALOGUE, DRAW5, FIVE_STUD, HOLDEM, OMAHA6, OMAHA8, RAZZ, STUD8, TRIPLE27
from pokertable.model.text import phrase
from pokertable.model.variant import BetSize, Variant
from pokertable.session.words.composed_rules import about, order, streets
from pokertable.session.words.rule_book import chapters, section
from tests.rules.table import any_game

HIGH, LOW = OMAHA8.shares
SIX_NINE = replace(
    OMAHA6,
    key="omaha69",
    title=phrase("Omaha hi/lo nine or better with six cards"),
    shares=(HIGH, replace(LOW, qualifier=EIGHT + 1)),
)
FIVE_STUD8 = replace(
    FIVE_STUD, key="fivestud8", title=phrase("Five-card stud hi/lo, eight or better"), shares=STUD8.shares
)


def told(variant: Variant, structure: Structure | None = None) -> dict[str, str]:
    """The sections of the deal by their titles."""
    deal = chapters(any_game(variant, structure or variant.usual_structure))[0]
    return {part.title: part.text for part in deal.sections}


def test_six_card_omaha_hi_lo_nine_or_better() -> None:
    found = told(SIX_NINE)
    assert list(found) == [str(SIX_NINE.title), "The deal", "Button and blinds", "Antes"]
    for fact in (
        "6 cards each, 5 on the board.",
        "Half of the pot goes to the best [high hand]",
        "Half of the pot goes to the best [low]",
        "five cards of different ranks, nine or lower.",
        "If nobody has such a low, ",
        "Exactly 2 of your own cards play, with exactly 3 from the board.",
        "chosen separately",
        "Up to 7 players can play.",
        "Limits: pot-limit, fixed-limit, no-limit.",
    ):
        assert fact in found[str(SIX_NINE.title)], fact
    assert found["The deal"].splitlines()[:4] == [
        "- **Before the flop**: 6 cards face down.",
        "- **Flop**: 3 cards to the board.",
        "- **Turn**: 1 card to the board.",
        "- **River**: 1 card to the board.",
    ]
    assert "begins left of the big blind" in found["The deal"]


def test_five_card_stud_hi_lo() -> None:
    found = told(FIVE_STUD8)
    assert list(found) == [str(FIVE_STUD8.title), "The deal", "The bring-in", "Who opens"]
    assert "All 5 cards play." in found[str(FIVE_STUD8.title)] and "board" not in found[str(FIVE_STUD8.title)]
    assert "eight or lower" in found[str(FIVE_STUD8.title)] and "separately" not in found[str(FIVE_STUD8.title)]
    assert found["The deal"].splitlines()[:4] == [
        "- **Second street**: 1 card face down, 1 card face up; small bets.",
        "- **Third street**: 1 card face up; small bets.",
        "- **Fourth street**: 1 card face up; big bets.",
        "- **Fifth street**: 1 card face up; big bets.",
    ]
    assert "the lowest up card [brings it in]" in found["The deal"]
    assert "the highest hand showing [acts first]" in found["The deal"]


def text(variant: Variant) -> str:
    return "\n".join(map(str, (*about(variant), *order(variant))))


@pytest.mark.parametrize(
    ("variant", "facts"),
    [
        (
            RAZZ,
            ("[lowest hand]", "the highest up card [brings it in]", "Any five of the 7 cards", "lowest hand showing"),
        ),
        (TRIPLE27, ("The whole pot goes to the worst [poker hand]", "All 5 cards play.", "fixed-limit, pot-limit")),
        (BADUGI, ("best [badugi]", "4 cards each, hidden from the others.")),
        (HOLDEM, ("The whole pot goes to the best [high hand]", "Any five of the 7 cards may play.")),
        (
            replace(OMAHA8, shares=(HIGH, replace(LOW, exactly_from_hole=None))),
            ("For the high: exactly 2", "For the low: any"),
        ),
    ],
    ids=lambda value: value.key if isinstance(value, Variant) else "",
)
def test_every_kind_of_game_is_told(variant: Variant, facts: tuple[str, ...]) -> None:
    for fact in facts:
        assert fact in text(variant), fact
    assert ("cards play" in text(variant)) != (variant is BADUGI) or "may play" in text(variant)


def test_what_is_bet_is_told_where_the_limit_is_fixed() -> None:
    for variant in CATALOGUE.values():
        for structure in variant.structures:
            lines = list(map(str, streets(any_game(variant, structure))))
            fixed = structure is Structure.FIXED
            wanted = [street.bet is BetSize.BIG if fixed else None for street in variant.streets]
            assert [True if "; big" in line else False if "; small" in line else None for line in lines] == wanted


def test_draws_are_told_and_lead_to_how_they_go() -> None:
    found = told(replace(DRAW5, key="draw", title=phrase("Five-card draw")), Structure.POT)
    assert "Bets with a fixed limit" in found, "it has a section"
    found = told(replace(DRAW5, title=phrase("Draw of tomorrow")), Structure.POT)
    assert "- **The draw**: each player discards any number of cards and draws as many." in found["The deal"]
    assert "The draw" in found and "Bets with a fixed limit" not in found


def test_its_links_lead_somewhere_and_its_cards_are_those_of_the_value() -> None:
    for variant in CATALOGUE.values():
        text = "\n".join(told(replace(variant, title=phrase("A game of tomorrow"))).values())
        for page, anchor in re.findall(r"\]\((\S+\.md)#([^)]+)\)", text):
            assert section(page, anchor) is not None, (variant.key, page, anchor)
        for street in variant.streets:
            for count, where in ((street.down, "down"), (street.up, "up")):
                assert not count or re.search(rf"{count} cards? face {where}", text), (variant.key, street.name)
