"""Every style in every skill against the usual opponent, heads-up without the luck of the cards: a table for each game.

python -m tests.players.cross DEALS GAME …
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from pokertable.players.styles.cast import STYLES, Skill
from tests.players.duels import Result
from tests.players.yardstick import duel

USUAL = "tag"
GAMES = ("holdem", "omaha", "omaha8", "stud8", "bigo", "stud")
Cross = Mapping[tuple[str, Skill], Result]


def played_by(style: str, skill: Skill) -> str:
    """The name of an opponent of the cast."""
    return style if skill is Skill.REGULAR else f"{style}:{skill.value}"


def cross(key: str, deals: int, styles: Sequence[str] = tuple(STYLES)) -> Cross:
    """What each wins from the usual opponent in a game, who himself is left out."""
    names = {(style, skill): played_by(style, skill) for style in styles for skill in Skill}
    return {of: duel(key, name, USUAL, most=deals) for of, name in names.items() if name != USUAL}


def of_skill(found: Cross, skill: Skill, styles: Sequence[str]) -> tuple[float, float]:
    """The mean of these styles in a skill, and its standard error; the usual opponent wins nothing from himself."""
    results = [found[style, skill] for style in styles if (style, skill) in found]
    return sum(each.won for each in results) / len(styles), sqrt(sum(each.error**2 for each in results)) / len(styles)


def lines(key: str, found: Cross) -> Iterator[str]:
    """The table of one game: a row for each style."""
    yield f"{key:8}" + "".join(f"{skill.value:>20}" for skill in Skill)
    for style in dict.fromkeys(style for style, _ in found):
        cells = [found.get((style, skill)) for skill in Skill]
        yield f"{style:8}" + "".join(f"{f'{r.won:+.1f} ± {r.error:.1f}' if r else '–':>20}" for r in cells)


if __name__ == "__main__":
    for game in sys.argv[2:] or GAMES:
        print(*lines(game, cross(game, int(sys.argv[1]))), sep="\n", flush=True)
