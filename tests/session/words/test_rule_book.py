"""The rules of each game in chapters, from the pages in resources/rules."""

from __future__ import annotations

import re

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
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
    "house-rules.md",
    "tournaments.md",
    "words.md",
)


def titles(key: str, structure: Structure) -> dict[str, list[str]]:
    found = chapters(any_game(CATALOGUE[key], structure))
    return {str(chapter.title): [part.title for part in chapter.sections] for chapter in found}


def test_every_game_has_its_rules() -> None:
    for key, structure in GAMES:
        found = titles(key, structure)
        assert list(found) == [
            "The game",
            "Betting",
            "Showdown",
            "Hands",
            "Mixes",
            "House rules",
            "Sit and goes",
            "Words",
        ], key
        assert found["The game"].count(str(CATALOGUE[key].title)) == 1
        assert all(found.values()), key


def test_no_game_reads_of_another() -> None:
    found = titles("omaha8", Structure.POT)
    assert found["The game"] == ["Omaha hi/lo", "Button and blinds", "Antes", "The deal"]
    assert "Pot-limit" in found["Betting"] and not {"No-limit", "Fixed-limit"} & set(found["Betting"])
    assert [title for title in found["Hands"] if title.startswith("Examples")] == ["Examples: Omaha hi/lo"]


def test_lows_are_for_games_with_a_low() -> None:
    assert "Lows" in titles("stud8", Structure.FIXED)["Hands"]
    assert "Lows" not in titles("holdem", Structure.NO_LIMIT)["Hands"]
    razz = titles("razz", Structure.FIXED)["Hands"]
    assert "Lows of razz" in razz and "Lows" not in razz
    assert "Lows of razz" not in titles("stud8", Structure.FIXED)["Hands"]


def test_games_that_are_ranked_otherwise_have_their_hands() -> None:
    orders = {"The order of hands", "Equal hands", "Hands of deuce-to-seven", "Hands of badugi"}
    for key, told in (
        ("holdem", ["The order of hands", "Equal hands"]),
        ("razz", ["The order of hands", "Equal hands"]),
        ("single27", ["The order of hands", "Equal hands", "Hands of deuce-to-seven"]),
        ("triple27", ["The order of hands", "Equal hands", "Hands of deuce-to-seven"]),
        ("badugi", ["Hands of badugi"]),
    ):
        found = titles(key, CATALOGUE[key].usual_structure)["Hands"]
        assert [title for title in found if title in orders] == told, key


def test_no_section_leads_its_reader_to_one_of_another_game() -> None:
    """What a triple draw player needs does not stand in the section of the single draw."""
    for key, structure in GAMES:
        family = next(chapter for chapter in chapters(any_game(CATALOGUE[key], structure)))
        of_games = {str(variant.title) for variant in CATALOGUE.values()}
        own = next(part for part in family.sections if part.title == str(CATALOGUE[key].title))
        links = [section(page, anchor) for page, anchor in re.findall(r"\]\((\S+\.md)#([^)]+)\)", own.text)]
        assert not [link for link in links if link is None or link.title in of_games], key
        if "deuce to seven" in own.text:
            assert "Hands of deuce-to-seven" in titles(key, structure)["Hands"]


def test_house_rules_are_those_of_the_game() -> None:
    general = ["What a table may choose", "Buying in", "Empty seats and the button", "Not as in tournaments"]
    blind, ante = "Pot-limit after a short blind", "The big-blind ante comes first"
    stud = ["Up cards that tie", "A bring-in that is passed on", "The last cards of stud"]
    lows, both, last_two = "Odd chips of tied lows", "Hands that tie both ways", "Raises between the last two"
    for key, structure, differs in (
        ("omaha", Structure.POT, [blind, ante]),
        ("holdem", Structure.NO_LIMIT, [ante]),
        ("omaha8", Structure.POT, [blind, ante, both]),
        ("stud", Structure.FIXED, [*stud, last_two]),
        ("fivestud", Structure.FIXED, [*stud[:2], last_two]),
        ("stud8", Structure.FIXED, [*stud, lows, both, last_two]),
        ("razz", Structure.FIXED, [*stud, lows, last_two]),
    ):
        assert titles(key, structure)["House rules"] == [*general, *differs], key


def test_an_open_pair_is_told_in_the_game_that_may_have_it() -> None:
    assert "Open pair" in titles("stud", Structure.FIXED)["The game"]
    assert not any("Open pair" in titles(key, Structure.FIXED)["The game"] for key in ("stud8", "razz", "fivestud"))


def test_a_choice_of_the_table_is_told_where_it_may_be_made() -> None:
    assert "Antes alone" in titles("draw5", Structure.POT)["The game"]
    for key, structure in (("single27", Structure.POT), ("triple27", Structure.FIXED), ("badugi", Structure.FIXED)):
        assert "Antes alone" not in titles(key, structure)["The game"]


def test_a_link_finds_its_section() -> None:
    assert section("words.md", "bring-in") == next(part for part in sections("words.md") if part.title == "Bring-in")
    assert section("words.md", "nothing") is None
    assert Section("flop-games.md", "Texas hold'em", "", "Texas hold’em").anchor == "texas-holdem"


@pytest.mark.parametrize("page", PAGES)
def test_no_section_is_empty_and_none_is_there_twice(page: str) -> None:
    anchors = [part.anchor for part in sections(page)]
    assert anchors and len(set(anchors)) == len(anchors)
    assert all(re.search(r"\w", part.text) for part in sections(page))
