"""Names of seats by position: the button, the blinds, under the gun; in stud by who opened the street."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pokertable.model.hand.events import BroughtIn
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant

_BUTTON: Final = phrase("BTN")
_BLINDS: Final = (phrase("SB"), phrase("BB"))
_BETWEEN: Final[tuple[tuple[Phrase, ...], ...]] = (
    (),
    (phrase("CO"),),
    (phrase("UTG"), phrase("CO")),
    (phrase("UTG"), phrase("HJ"), phrase("CO")),
    (phrase("UTG"), phrase("LJ"), phrase("HJ"), phrase("CO")),
    (phrase("UTG"), phrase("UTG+1"), phrase("LJ"), phrase("HJ"), phrase("CO")),
    (phrase("UTG"), phrase("UTG+1"), phrase("UTG+2"), phrase("LJ"), phrase("HJ"), phrase("CO")),
    (phrase("UTG"), phrase("UTG+1"), phrase("UTG+2"), phrase("MP"), phrase("LJ"), phrase("HJ"), phrase("CO")),
)
"""Names of the seats between the big blind and the button, by their number."""
MEANINGS: Final[Mapping[Phrase, Phrase]] = {
    _BUTTON: phrase("button: acts last after the first round"),
    phrase("SB"): phrase("small blind"),
    phrase("BB"): phrase("big blind"),
    phrase("UTG"): phrase("under the gun: acts first in the first round"),
    phrase("UTG+1"): phrase("one seat after under the gun"),
    phrase("UTG+2"): phrase("two seats after under the gun"),
    phrase("MP"): phrase("middle position"),
    phrase("LJ"): phrase("lojack: three seats before the button"),
    phrase("HJ"): phrase("hijack: two seats before the button"),
    phrase("CO"): phrase("cutoff: the seat before the button"),
}
"""Meanings of the short names of positions."""
_NONE: Final = phrase("")
_FIRST: Final = phrase("first")
_BRING_IN: Final = phrase("bring-in")


def position_names(n: int, button: int, variant: Variant, blinds: Sequence[int] = ()) -> list[Phrase]:
    """The position of each of `n` seats; empty phrases where the game has no positions (stud).

    `blinds` are what the seats owe, in chips: where the small blind is dead, nobody is called so. Heads-up the button
    posts the small blind and is called the button. Raises `ValueError` for fewer than 2 or more than 10 seats, or a
    button that is not a seat.
    """
    if not 2 <= n <= 10:
        raise ValueError(f"{n} seats: expected 2 to 10")
    if not 0 <= button < n:
        raise ValueError(f"button {button}: expected a seat from 0 to {n - 1}")
    if variant.brings_in:
        return [_NONE] * n
    posting = _BLINDS[1:] if n == 2 or _has_dead_small(n, button, blinds) else _BLINDS
    clockwise = [_BUTTON, *posting, *_BETWEEN[n - 1 - len(posting)]]
    return [clockwise[(seat - button) % n] for seat in range(n)]


def _has_dead_small(n: int, button: int, blinds: Sequence[int]) -> bool:
    """Whether the seat left of the button owes the big blind, which then is the first one.

    The rule: resources/rules/tournaments.md#dead-button. At a table of ten no seat is empty.
    """
    if not blinds or n > len(_BETWEEN) + 1:
        return False
    first, second = (blinds[(button + left) % n] for left in (1, 2))
    return first == max(blinds) and not second and first > 0


def seat_labels(observation: Observation) -> list[Phrase]:
    """The label beside each seat's name: its position; in stud the seat that brought it in and the first to act."""
    variant = observation.game.variant
    labels = position_names(len(observation.seats), observation.button, variant, observation.started.blinds)
    if not variant.brings_in:
        return labels
    this_street = [act for act in observation.acts if act.street == observation.street]
    first = this_street[0].event.seat if this_street else observation.to_act
    if first is not None:
        labels[first] = _FIRST
    for act in observation.acts:
        if isinstance(act.event, BroughtIn):
            labels[act.event.seat] = _BRING_IN
    return labels
