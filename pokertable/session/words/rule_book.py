"""The rules of a game for its player: sections of the pages in ``resources/rules``, in chapters.

A page is Markdown. A section belongs to one game or one structure alone if its heading is that one's title, or if it
begins with ``Examples:`` and names the games, to several games if `_ONLY_FOR` says so; all others apply to every game.

A translated page lies in a folder of its language, with the same sections in the same order; if it is missing or its
sections differ, the whole page is English. Links name English headings in every language.

A game that no page has a section for is told by its value (`composed_rules`).
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES, Game, has_open_pair, may_ante_alone
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.resources import MissingResource, read_text
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.composed_rules import about, order, streets

GAMES: Final = ("flop-games.md", "stud.md", "draw-games.md")
"""The pages of the families of games."""
ENGLISH: Final = "en"
_EXAMPLES: Final = "Examples: "


def _has(*rankings: Ranking) -> Callable[[Game], bool]:
    """Whether a hand of one of these rankings wins a share of the game's pot."""
    return lambda game: any(share.ranking in rankings for share in game.variant.shares)


def _brings_in(game: Game) -> bool:
    return game.variant.brings_in


_ONLY_FOR: Final[dict[str, Callable[[Game], bool]]] = {
    "The order of hands": _has(Ranking.HIGH, Ranking.ACE_TO_FIVE, Ranking.DEUCE_TO_SEVEN),
    "Equal hands": _has(Ranking.HIGH, Ranking.ACE_TO_FIVE, Ranking.DEUCE_TO_SEVEN),
    "Lows": lambda game: any(share.must_qualify for share in game.variant.shares),
    "Lows of razz": lambda game: any(_is_any_low(share) for share in game.variant.shares),
    "Hands of deuce-to-seven": _has(Ranking.DEUCE_TO_SEVEN),
    "Hands of badugi": _has(Ranking.BADUGI),
    "Antes alone": lambda game: may_ante_alone(game.variant),
    "Open pair": lambda game: has_open_pair(game.variant),
    "Pot-limit after a short blind": lambda game: game.structure is Structure.POT,
    "The big-blind ante comes first": lambda game: not game.variant.brings_in,
    "When the cards run out": lambda game: game.variant.shared_last_card,
    "Up cards that tie": _brings_in,
    "A bring-in that is passed on": _brings_in,
    "The last cards of stud": lambda game: game.variant.shared_last_card,
    "Odd chips of tied lows": lambda game: (
        game.variant.brings_in and any(share.is_low for share in game.variant.shares)
    ),
    "Hands that tie both ways": lambda game: game.variant.is_split,
    "Raises between the last two": lambda game: game.structure is Structure.FIXED,
}
"""Sections that apply to some games only, and the test for those games."""


def _is_any_low(share: PotShare) -> bool:
    """Whether the share is a low that every hand has."""
    return share.ranking is Ranking.ACE_TO_FIVE and not share.must_qualify


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page under one heading: `text` is the Markdown below it, `anchor` its name in links.

    `title` is the heading in English, `heading` the displayed one.
    """

    page: str
    title: str
    text: str
    heading: str

    @property
    def anchor(self) -> str:
        """The heading as GitHub names it in links: lower case, without punctuation, words joined by hyphens."""
        return re.sub(r"[^\w -]", "", self.title.lower()).replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A named group of sections."""

    title: Phrase
    sections: tuple[Section, ...]


@cache
def sections(page: str, language: str = ENGLISH) -> tuple[Section, ...]:
    """The sections of a page; raises `MissingResource` if there is no such page."""
    english = _parts(read_text("rules", page))
    found = english
    if language != ENGLISH:
        with contextlib.suppress(MissingResource):
            found = _parts(read_text("rules", language, page))
    if len(found) != len(english):
        found = english
    return tuple(
        [Section(page, title, text, heading) for (title, _), (heading, text) in zip(english, found, strict=True)]
    )


def _parts(markdown: str) -> list[tuple[str, str]]:
    """Headings and the text below them."""
    parts = re.split(r"^## (.+)\n", markdown, flags=re.MULTILINE)
    return [(heading, text.strip()) for heading, text in zip(parts[1::2], parts[2::2], strict=True)]


def chapters(game: Game, language: str = ENGLISH, said: Callable[[Phrase], str] = str) -> tuple[Chapter, ...]:
    """The rules of this game, in the order in which a hand goes.

    What no page has a section for is composed from the game's value; `said` puts that into the language.
    """
    own = str(game.variant.title)
    written = next((page for page in GAMES if any(part.title == own for part in sections(page))), None)
    family = written or _family(game.variant)
    found = (
        (phrase("The game"), family),
        (phrase("Betting"), "betting.md"),
        (phrase("Showdown"), "pots-and-showdown.md"),
        (phrase("Hands"), "hands.md"),
        (phrase("Mixes"), "mixes.md"),
        (phrase("House rules"), "house-rules.md"),
        (phrase("Sit and goes"), "tournaments.md"),
        (phrase("Words"), "words.md"),
    )
    told = [Chapter(words, tuple(_of_game(page, game, language))) for words, page in found]
    if written is None:
        deal, *others = told
        general = [part for part in deal.sections if part.title not in _OF_THE_STREETS]
        told = [Chapter(deal.title, (*_composed(family, game, said), *general)), *others]
    return tuple(told)


def _family(variant: Variant) -> str:
    """The page of the games that are dealt much like this one."""
    flop, stud, draw = GAMES
    return stud if variant.brings_in else draw if variant.draws else flop


_OF_THE_STREETS: Final = ("The deal", "Bets", "Bets with a fixed limit")
"""Sections that tell what is dealt and bet in the games that they name."""


def _composed(page: str, game: Game, said: Callable[[Phrase], str]) -> Iterator[Section]:
    """The game's own section and that of its deal."""
    title, deal = game.variant.title, phrase("The deal")
    for heading, sentences in ((title, about(game.variant)), (deal, (*streets(game), *order(game.variant)))):
        yield Section(page, str(heading), "\n".join(f"- {said(each)}" for each in sentences), said(heading))


def section(page: str, anchor: str, language: str = ENGLISH) -> Section | None:
    """The section that a link leads to, if any."""
    return next((section for section in sections(page, language) if section.anchor == anchor), None)


def _of_game(page: str, game: Game, language: str) -> Iterator[Section]:
    """The sections of a page that apply to this game."""
    title = str(game.variant.title)
    own = {title, str(STRUCTURE_TITLES[game.structure])}
    others = {str(words) for words in (*(each.title for each in CATALOGUE.values()), *STRUCTURE_TITLES.values())} - own
    for part in sections(page, language):
        games = part.title.removeprefix(_EXAMPLES)
        is_for = _ONLY_FOR.get(part.title)
        if games != part.title:
            wanted = title in games.split(", ")
        else:
            wanted = part.title not in others and (is_for is None or is_for(game))
        if wanted:
            yield part
