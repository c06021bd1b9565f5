"""Hands that are shown down with chosen cards: that of the design's picture, ties, and pots for one claimant."""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, AnyCard, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM, OMAHA8
from pokertable.model.hand.actions import BringIn, CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant


class Chosen:
    """A `CardSource` with chosen hole cards by seat and a chosen board."""

    def __init__(self, holes: Sequence[str], board: str) -> None:
        self._holes = [list(parse_cards(cards)) for cards in holes]
        self._board = list(parse_cards(board))

    def hole(self, seat: int) -> AnyCard:
        return self._holes[seat].pop(0)

    def board(self) -> AnyCard:
        return self._board.pop(0)

    def burn(self) -> AnyCard:
        return HIDDEN

    def stub(self) -> int:
        return 52

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        raise AssertionError("nothing is shuffled in")


def all_in(variant: Variant, stacks: Sequence[int], holes: Sequence[str], board: str) -> Hand:
    """Everybody puts in all there is; seat 0 has the button."""
    structure = variant.structures[0]
    stakes = bring_in_stakes(2, 4) if variant.brings_in else blind_stakes(structure, 1, 2)
    if not variant.brings_in and Structure.NO_LIMIT in variant.structures:
        structure = Structure.NO_LIMIT
    made = Hand(Game(variant=variant, structure=structure, stakes=stakes), list(stacks), 0, Chosen(holes, board))
    while not made.over:
        most = made.bounds().raise_to
        made.act(BringIn() if made.legal().bring_in is not None else RaiseTo(most[1]) if most else CheckCall())
    return made


def pictured() -> Hand:
    """Four winners of three pots (the design's picture of the showdown): You, Marek, Tomo and Lou."""
    holes = ("As Ks 8d 2d", "Ah 2h 8s 8c", "Ts 9s 6h 5h", "Jd Jc Th Td")
    return all_in(OMAHA8, (800, 861, 740, 18), holes, "8h 7s 3s 9d Kh")


def six_tied(variant: Variant = HOLDEM) -> Hand:
    """The board plays for six."""
    holes = ("2c 3c", "2d 3d", "2h 3h", "4c 5c", "4d 5d", "4h 5h")
    return all_in(variant, (100,) * 6, holes, "As Ks Qs Js Ts")
