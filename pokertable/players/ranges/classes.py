"""Classes of private hands, six to eight per family of games and street: names for parts of a range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Ids
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.share import Ranking
from pokertable.model.variant import Variant
from pokertable.players.ranges import class_tables as tables
from pokertable.players.ranges.class_tables import HandClass
from pokertable.players.worth.features import HandFeatures, low_by_name

_TWO: Final = 2
_LOW_CARDS: Final = 5


class UnknownKind(ValueError):
    """A kind of game without classes of hands and rules; the text names the game."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(f"{variant.key}: no game of its kind has been played, so its hands have no classes yet")


def is_known(variant: Variant) -> bool:
    """Whether games of this kind are supported: a low alone on a board is not.

    Its hands have no common names and no known strategy: the classes and rules of razz and of draw games look at the
    own cards only, those of split games at a low beside a high hand. So where there is a board, features and rules may
    use the share named high.
    """
    return not variant.board_cards or variant.is_split or not variant.shares[0].is_low


def classes_of(variant: Variant, street: int, board: Sequence[int]) -> tuple[HandClass, ...]:
    """The classes of a street; the last street has no draws, and a board far from a low has those of the high pot.

    A board with a pair makes two pair of every other one: the class of two pair says that it is left out.

    Raises `UnknownKind`.
    """
    last = street == len(variant.streets) - 1
    found: tuple[tuple[HandClass, ...], ...]
    if not is_known(variant):
        raise UnknownKind(variant)
    if variant.board_cards:
        if variant.is_split and _is_low_near(variant, board):
            found = _start(variant), tables.SPLIT_LATER, tables.SPLIT_LAST
        elif variant.exactly_from_hole:
            found = _start(variant), tables.OMAHA_LATER, tables.OMAHA_LAST
        else:
            found = _start(variant), tables.HOLDEM_LATER, tables.HOLDEM_LAST
    elif variant.draws:
        found = _of_draws(variant)
    elif variant.is_split:
        found = tables.STUD_SPLIT_START, tables.STUD_SPLIT_FOUR, tables.STUD_SPLIT_LATER, tables.STUD_SPLIT_LAST
    elif variant.shares[0].is_low:
        found = tables.RAZZ_START, tables.RAZZ_FOUR, tables.RAZZ_LATER, tables.RAZZ_LAST
    elif variant.plays_every_card:
        found = tables.FIVE_STUD_START, tables.FIVE_STUD_THREE, tables.FIVE_STUD_FOUR, tables.FIVE_STUD_LAST
    else:
        found = tables.STUD_START, tables.STUD_FOUR, tables.STUD_LATER, tables.STUD_LAST
    of_street = found[-1] if last else found[min(street, len(found) - 2)]
    if variant.board_cards and len({card >> 2 for card in board}) < len(board):
        return tuple([tables.ON_A_PAIR.get(each, each) for each in of_street])
    return of_street


def _of_draws(variant: Variant) -> tuple[tuple[HandClass, ...], ...]:
    """Classes while cards are drawn, and at the end."""
    match variant.shares[0].ranking:
        case Ranking.DEUCE_TO_SEVEN:
            return tables.DEUCE_DRAWS if variant.draws > 1 else tables.DEUCE_ONE_DRAW, tables.DEUCE_LAST
        case Ranking.BADUGI:
            return tables.BADUGI_DRAWS, tables.BADUGI_LAST
        case Ranking.HIGH:
            return tables.DRAW_HIGH, tables.STUD_LAST
        case _:
            raise UnknownKind(variant)


def _is_low_near(variant: Variant, board: Sequence[int]) -> bool:
    """Whether a low is possible on the board, or with the next card."""
    low = low_by_name(variant)
    on_board = {card >> 2 for card in board if low.may_hold(card >> 2)}
    from_board = _LOW_CARDS - (variant.exactly_from_hole or variant.hole_cards)
    to_come = sum(each.board for each in variant.streets) - len(board)
    return len(on_board) + min(1, to_come) >= from_board


def _start(variant: Variant) -> tuple[HandClass, ...]:
    """Classes before the flop of a game with a board."""
    if variant.streets[0].board:
        return tables.DOOR_CARD_SPLIT_START if variant.is_split else tables.DOOR_CARD_START
    if variant.is_split:
        return tables.SPLIT_START
    return tables.HOLDEM_START if variant.hole_cards == _TWO else tables.OMAHA_START


def classify(
    variant: Variant, street: int, hands: Cards, board: Sequence[int], ups: Sequence[int], dead: Sequence[int] = ()
) -> Ids:
    """The number of each private hand's class on a street, (H, k) -> (H,).

    `ups` are the up cards that go with it, `dead` others' present and former up cards.
    """
    seen = HandFeatures.of(variant, hands, board, ups, dead)
    found = np.full(len(hands), -1, np.int64)
    for number, each in enumerate(classes_of(variant, street, board)):
        found[(found < 0) & each.fits(seen)] = number
    return found


def class_at(public: Observation, seat: int, hand: Sequence[int]) -> int:
    """The number of the class of one private hand of a seat, in this public view."""
    return int(classify_at(public, seat, np.array([sorted(hand)], np.uint8))[0])


def classify_at(public: Observation, seat: int, hands: Cards) -> Ids:
    """The number of the class of each private hand that a seat may hold, (H, k) -> (H,), in this public view."""
    ups, dead = public.seats[seat].ups, public.others_ups(seat)
    return classify(public.game.variant, public.street, hands, public.known_board, ups, dead)
