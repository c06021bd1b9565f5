"""The rules of each game in chapters, from the pages in resources/rules."""

from __future__ import annotations

import re

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.variant import Variant
from pokertable.session.words.rule_book import Section, chapters, section, sections
from tests.rules.table import any_game

GAMES = [(key, structure) for key, variant in CATALOGUE.items() for structure in variant.structures]
PAGES = (
    "flop-games.md",
    "stud.md",
    "draw-games.md",
    "betting.md",
    "pots-and-showdown.md",
    "hands.md",
    "mixes.md",
    "words.md",
)


def titles(key: str, structure: Structure) -> dict[str, list[str]]:
    found = chapters(any_game(CATALOGUE[key], structure))
    return {str(chapter.title): [part.title for part in chapter.sections] for chapter in found}


def test_every_game_has_its_rules() -> None:
    for key, structure in GAMES:
        found = titles(key, structure)
        assert list(found) == ["The deal", "Betting", "Showdown", "Hands", "Mixes", "Words"], key
        assert found["The deal"].count(str(CATALOGUE[key].title)) == 1
        assert all(found.values()), key


def test_no_game_reads_of_another() -> None:
    found = titles("omaha8", Structure.POT)
    assert found["The deal"] == ["Omaha hi/lo", "Button and blinds", "Antes", "The deal"]
    assert "Pot-limit" in found["Betting"] and not {"No-limit", "Fixed-limit"} & set(found["Betting"])
    assert [title for title in found["Hands"] if title.startswith("Examples")] == ["Examples: Omaha hi/lo"]


def test_lows_are_for_games_with_a_low() -> None:
    assert "Lows" in titles("stud8", Structure.FIXED)["Hands"]
    assert "Lows" not in titles("holdem", Structure.NO_LIMIT)["Hands"]
    razz = titles("razz", Structure.FIXED)["Hands"]
    assert "Lows of razz" in razz and "Lows" not in razz
    assert "Lows of razz" not in titles("stud8", Structure.FIXED)["Hands"]


def test_a_choice_of_the_table_is_told_where_it_may_be_made() -> None:
    assert "Antes alone" in titles("draw5", Structure.POT)["The deal"]
    for key, structure in (("single27", Structure.POT), ("triple27", Structure.FIXED), ("badugi", Structure.FIXED)):
        assert "Antes alone" not in titles(key, structure)["The deal"]


def test_a_game_without_a_section_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from pokertable.model.games import HOLDEM
    from pokertable.model.text import phrase

    pinochle: Variant = replace(HOLDEM, key="pinochle", title=phrase("Pinochle"))
    with pytest.raises(LookupError, match="Pinochle: no section in flop-games"):
        chapters(any_game(pinochle, Structure.NO_LIMIT))


def test_a_link_finds_its_section() -> None:
    assert section("words.md", "bring-in") == next(part for part in sections("words.md") if part.title == "Bring-in")
    assert section("words.md", "nothing") is None
    assert Section("flop-games.md", "Texas hold'em", "", "Texas hold’em").anchor == "texas-holdem"


@pytest.mark.parametrize("page", PAGES)
def test_no_section_is_empty_and_none_is_there_twice(page: str) -> None:
    anchors = [part.anchor for part in sections(page)]
    assert anchors and len(set(anchors)) == len(anchors)
    assert all(re.search(r"\w", part.text) for part in sections(page))
