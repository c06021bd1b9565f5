"""The pill on a plate: the most important word about a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from pokertable.model.hand.events import BroughtIn, Called, Checked, Decided, Drew, Raised, RaiseKind
from pokertable.model.hand.observation import SeatView
from pokertable.model.hand.winnings import Winnings
from pokertable.model.text import ChipCount, Phrase, phrase
from pokertable.training.reads.words import you_did

OUT_OF_PLAY: Final = phrase("sitting out")


class PillKind(Enum):
    """Style of an action on a plate."""

    QUIET = "check, call"
    BET = "bet, raise"
    ALL_IN = "all-in"
    OUT = "folded, mucked, sitting out: words only"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Pill:
    """The last action on a plate; `least`: shorter wordings of it, the longest first."""

    words: Phrase
    kind: PillKind
    least: tuple[Phrase, ...] = ()


_RAISE_WORDS: Final = {
    RaiseKind.BET: ("bets {amount}", "bets"),
    RaiseKind.COMPLETE: ("completes to {amount}", "completes"),
    RaiseKind.RAISE: ("raises to {amount}", "raises"),
}
"""Words of raises, and shorter ones without the amount, which the chips beside the plate show."""


def plate_pill(view: SeatView, won: Winnings, *, you: bool = False) -> Pill | None:
    """The pill on the plate: of winnings the amount alone, for the ring tells the share."""
    if won.total:
        return Pill(phrase("+{amount}", amount=ChipCount(won.total)), PillKind.WON)
    return last_pill(view, won, you=you)


def last_pill(view: SeatView, won: Winnings, *, you: bool = False) -> Pill | None:
    """The most important word about a seat: its winnings, folded or all-in, else its last action.

    None for an open hand, which acts no more: its last action on the street would read as news. `you`: the seat is
    called "You", and "You calls 2" is no English.
    """
    if won.total:
        return Pill(won.words, PillKind.WON)
    if view.mucked and not view.shown:
        return Pill(phrase("mucked"), PillKind.OUT)
    if view.folded:
        return Pill(phrase("folded"), PillKind.OUT)
    if view.all_in:
        return Pill(phrase("all-in"), PillKind.ALL_IN)
    if view.shown:
        return None
    pill = _acted(view.last)
    return pill if pill is None or view.last is None or not you else replace(pill, words=you_did(view.last), least=())


def _acted(last: Decided | None) -> Pill | None:
    """The pill of an action."""
    match last:
        case BroughtIn(_, amount):
            return Pill(
                phrase("brings it in for {amount}", amount=ChipCount(amount)), PillKind.QUIET, (phrase("brings it in"),)
            )
        case Checked():
            return Pill(phrase("checks"), PillKind.QUIET)
        case Drew(_, cards) if not cards:
            return Pill(phrase("stands pat"), PillKind.QUIET, (phrase("pat"),))
        case Drew(_, cards):
            return Pill(phrase("draws {count}", count=len(cards)), PillKind.QUIET)
        case Called(_, amount):
            return Pill(phrase("calls {amount}", amount=ChipCount(amount)), PillKind.QUIET, (phrase("calls"),))
        case Raised(_, _, to, kind):
            full, alone = _RAISE_WORDS[kind]
            return Pill(phrase(full, amount=ChipCount(to)), PillKind.BET, (phrase(alone),))
        case _:
            return None
