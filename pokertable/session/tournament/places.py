"""Places of the players who go out in one hand (resources/rules/tournaments.md#going-out)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from pokertable.session.tournament.prizes import shared


@dataclass(frozen=True, slots=True)
class Out:
    """A player's end of the tournament: its place, from 1, its prize in points, and the hand, from 1.

    The winner's hand is the last one.
    """

    player: int
    place: int
    prize: int
    hand: int


def ranked(gone: Sequence[Sequence[int]], before: Mapping[int, int], *, hand_for_hand: bool) -> list[list[int]]:
    """The players who went out in one hand at each table, in groups that share places, the best first.

    `gone` lists them by table, `before` their stacks before the hand: who had more places higher, equal stacks share.
    Hand for hand, players who go out at different tables share, and the stack decides at one table only.
    """
    if hand_for_hand:
        tables = [ranked([table], before, hand_for_hand=False) for table in gone]
        deepest = max(map(len, tables), default=0)
        levels = [[table[level] for table in tables if level < len(table)] for level in range(deepest)]
        return [[player for group in level for player in group] for level in levels]
    players = sorted([player for table in gone for player in table], key=lambda player: (-before[player], player))
    return [list(group) for _, group in groupby(players, key=lambda player: before[player])]


def placed(groups: Sequence[Sequence[int]], left: int, prizes: Sequence[int], hand: int) -> list[Out]:
    """Places and prizes of these groups, the best first, with `left` players still in after the hand."""
    found = []
    place = left + 1
    for group in groups:
        amounts = [prizes[at - 1] if at <= len(prizes) else 0 for at in range(place, place + len(group))]
        found += [
            Out(player, place, prize, hand) for player, prize in zip(group, shared(amounts, len(group)), strict=True)
        ]
        place += len(group)
    return found
