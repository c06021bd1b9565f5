"""The rules of a game as its player reads them: sections of the pages in ``resources/rules``, in chapters.

A page is Markdown. A section belongs to one game or one structure alone if its heading is that one's title, or if it
begins with ``Examples:`` and names the games; all others are for everybody.

A page in another language lies in a folder of that language, with the same sections in the same order; a page that is
not there, or has other sections, is English as a whole. Links name English headings in every language.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from pokertable.model.game import STRUCTURE_TITLES, Game, may_ante_alone
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.resources import MissingResource, read_text
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant

GAMES: Final = ("flop-games.md", "stud.md", "draw-games.md")
"""The pages of the families of games."""
ENGLISH: Final = "en"
_EXAMPLES: Final = "Examples: "
_LOWS: Final[dict[str, Callable[[PotShare], bool]]] = {
    "Lows": lambda share: share.must_qualify,
    "Lows of razz": lambda share: share.ranking is Ranking.ACE_TO_FIVE and share.qualifier is None,
}
"""Sections about lows, and the shares of the pot that they are about."""
_CHOICES: Final[dict[str, Callable[[Variant], bool]]] = {"Antes alone": may_ante_alone}
"""Sections about what a table may choose, and the games in which it may."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page under one heading: `text` is the Markdown below it, `anchor` its name in links.

    `title` is the heading in English, `heading` the one that is shown.
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
    """What a player looks for under one name."""

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
    """Headings and what is below them."""
    parts = re.split(r"^## (.+)\n", markdown, flags=re.MULTILINE)
    return [(heading, text.strip()) for heading, text in zip(parts[1::2], parts[2::2], strict=True)]


def chapters(game: Game, language: str = ENGLISH) -> tuple[Chapter, ...]:
    """The rules of this game, in the order in which a hand goes. Raises `LookupError` for a game without a section."""
    title, structure = str(game.variant.title), str(STRUCTURE_TITLES[game.structure])
    games = {str(variant.title) for variant in CATALOGUE.values()}
    structures = {str(words) for words in STRUCTURE_TITLES.values()}
    family = next((page for page in GAMES if any(section.title == title for section in sections(page))), None)
    if family is None:
        raise LookupError(f"{title}: no section in {', '.join(GAMES)}")
    others = games - {title} | {choice for choice, may in _CHOICES.items() if not may(game.variant)}
    return (
        Chapter(phrase("The deal"), _without(family, others, language)),
        Chapter(phrase("Betting"), _without("betting.md", structures - {structure}, language)),
        Chapter(phrase("Showdown"), sections("pots-and-showdown.md", language)),
        Chapter(phrase("Hands"), _hands(game.variant, language)),
        Chapter(phrase("Mixes"), sections("mixes.md", language)),
        Chapter(phrase("Words"), sections("words.md", language)),
    )


def section(page: str, anchor: str, language: str = ENGLISH) -> Section | None:
    """The section that a link leads to, None if there is none."""
    return next((section for section in sections(page, language) if section.anchor == anchor), None)


def _without(page: str, others: Collection[str], language: str) -> tuple[Section, ...]:
    return tuple(section for section in sections(page, language) if section.title not in others)


def _hands(variant: Variant, language: str) -> tuple[Section, ...]:
    """Hands, and the lows that there are; examples of this game alone."""
    played = {title for share in variant.shares for title, fits in _LOWS.items() if fits(share)}
    found, title = _without("hands.md", _LOWS.keys() - played, language), str(variant.title)
    return tuple(
        section
        for section in found
        if not section.title.startswith(_EXAMPLES) or title in section.title.removeprefix(_EXAMPLES).split(", ")
    )
