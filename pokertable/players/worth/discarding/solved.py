"""The solved draw games (`solving`), stored in files of `resources/draws`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import subset_number
from pokertable.model.ranking.share import PotShare
from pokertable.model.resources import MissingResource, resource
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.solving import BINS, STEPS, Chances, SolvedDraws, Worths, solve
from pokertable.players.worth.suits import suit_classes


def solved(variant: Variant) -> SolvedDraws:
    """The stored solution of the game (`resources/draws`); else it is computed now, which takes seconds.

    Raises `ValueError` for a game without a draw, or with two shares.
    """
    if not variant.draws or variant.is_split:
        raise ValueError(
            f"{variant.key} has {variant.draws} draws and {len(variant.shares)} shares: expected a draw and one share"
        )
    return _solved(variant.shares[0], variant.hole_cards, variant.draws)


@cache
def _solved(share: PotShare, cards: int, draws: int) -> SolvedDraws:
    try:
        return read(resource("draws", file_name(share, cards, draws)), share, cards, draws)
    except MissingResource:
        return solve(share, cards, draws)


def file_name(share: PotShare, cards: int, draws: int) -> str:
    """Name of the file of this game."""
    return f"{share.ranking.name.lower()}-{cards}-{draws}.npz"


def read(file: Path, share: PotShare, cards: int, draws: int) -> SolvedDraws:
    """The game stored by `write`."""
    with np.load(file) as stored:
        keeping: list[list[Worths]] = [[]]
        ending: list[list[Chances]] = [[]]
        for draw in range(1, draws + 1):
            steps = [stored[f"keeping {draw} {size}"] for size in range(cards)]
            keeping.append([(worth / np.float32(STEPS))[suit_classes(size)[1]] for size, worth in enumerate(steps)])
            ending.append([stored[f"ending {draw} {size}"] for size in range(cards)])
        passing = [
            np.zeros((0, cards + 1, BINS)),
            *[stored[f"passing {draw}"] / (STEPS - 1) for draw in range(1, draws + 1)],
        ]
        return SolvedDraws(
            share,
            cards,
            draws,
            keeping,
            ending,
            stored["final"],
            stored["ends"],
            stored["starting"],
            passing,
            stored["dealt"],
        )


def write(file: Path, game: SolvedDraws) -> None:
    """Store the game compactly: suit-equivalent values once."""
    by_class: dict[str, npt.NDArray[np.uint16]] = {}
    for draw in range(1, game.draws + 1):
        for size in range(game.cards):
            first = subset_number(np.sort(suit_classes(size)[0], axis=1))
            by_class[f"keeping {draw} {size}"] = (game.keeping[draw][size][first] * STEPS).astype(np.uint16)
            by_class[f"ending {draw} {size}"] = game.ending[draw][size]
        by_class[f"passing {draw}"] = np.rint(game.passing[draw] * (STEPS - 1)).astype(np.uint16)
    np.savez_compressed(file, final=game.final, ends=game.ends, starting=game.starting, dealt=game.dealt, **by_class)  # type: ignore[arg-type]
