"""Sheets of a review as it could be, drawn up without counting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import CheckCall, Draw, Fold
from pokertable.model.text import phrase
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.shares import PotEquity
from pokertable.training.review.sheet import DecisionSheet, Had, HandSheet, RangeSheet
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from tests.training.weigh.spots import played

SHARE = PotEquity(
    equity=0.2, stderr=0.002, by_share=(0.06, 0.14), ends=(0.6, 0.2, 0.15, 0.0, 0.05), quartered=0.1, deals=8000
)
LOST = {
    Severity.BEST: 0.0,
    Severity.FINE: 4.0,
    Severity.INACCURACY: 12.0,
    Severity.MISTAKE: 40.0,
    Severity.BLUNDER: 100.0,
}
"""Chips, of a stake of 200, ten big blinds."""
ERROR = 4.0


def held(name: str) -> RangeSheet:
    return RangeSheet(
        name=name,
        presumed=name == "Lou",
        columns=(phrase("dealt"), phrase("calls {amount}", amount=80)),
        classes=(phrase("a set"), phrase("two pair"), phrase("anything else")),
        shares=((7, 30), (22, 40), (71, 30)),
        had=0,
    )


def last_moment(game: str, actions: str, **more: object) -> Moment:
    """The last decision of the first of three players, with blinds of 10 and 20."""
    table: dict[str, Any] = {
        "antes": [0] * 3,
        "starting_stacks": [4000] * 3,
        "blinds_or_straddles": [10, 20, 0],
        **more,
    }
    *_, moment = moments(seen_hand(played(game, actions.split(", "), **table), 0))
    return moment


CALLED = last_moment(
    "omaha8",
    "d dh p1 As9h9d2s, d dh p2 ????????, d dh p3 ????????, p3 cc, p1 cc, p2 cc, d db 7d5cJs, p1 cc, p2 cc, p3 cc, "
    "d db Kh, p1 cc, p2 cbr 60, p3 cc, p1 cc",
    min_bet=20,
)
"""On a call of the pot on the turn."""
DREW = last_moment(
    "triple27",
    "d dh p1 KsTd7c4c2h, d dh p2 ??????????, d dh p3 ??????????, p3 cc, p1 cc, p2 cc, p1 sd KsTd",
    small_bet=20,
    big_bet=40,
)
"""On a draw, the first to draw."""


def verdict(call: int, severity: Severity | None) -> Verdict:
    """On a call of so many hundred chips into 200; None: it has not been played out yet."""
    legal = CALLED.legal._replace(check_call=100 * call, bet=0, winnable=200)
    public = replace(CALLED.public, legal=legal)
    moment = replace(CALLED, public=public, taken=CheckCall(), choices=(Fold(), CheckCall()))
    weighed = None if severity is None else measured(LOST[severity])
    done = severity is not None
    return Verdict(moment, SHARE, SHARE, weighed, 96 if weighed else 0, settled=done, is_over=done)


def measured(lost: float, error: float = ERROR) -> Measured:
    """A fold that is worth nothing, and a call that lost these chips beside it, else is ahead of it by 40."""
    worth, best = (-lost, 0) if lost else (40.0, 1)
    behind = [Known(0.0, 0.0), Known(0.0, 0.0)]
    behind[1 - best] = Known(abs(worth), error)
    ahead = (Known(-worth, error), Known(0.0, 0.0))
    return Measured((0.0, worth), (0.0, error), best, tuple(behind), ahead, error, lost, error)


def undecided(severity: Severity) -> Verdict:
    """The same with deals that do not tell the choices apart."""
    return replace(verdict(1, severity), measured=measured(LOST[severity], 60.0))


def discarded(cards: str) -> Verdict:
    """On a discard of these cards where standing pat was as good."""
    moment = replace(DREW, taken=Draw(parse_cards(cards)), choices=(Draw(()), Draw(parse_cards(cards))))
    return replace(verdict(1, Severity.BEST), moment=moment)


def decision(told: Verdict) -> DecisionSheet:
    return DecisionSheet(told, (held("Marek"), held("Lou")))


def sheet(*severities: Severity | None) -> HandSheet:
    reason = phrase("three kings: the low draws shall pay")
    had = Had(
        name="Marek",
        style=phrase("Tight-aggressive"),
        cards=tuple[Card, ...](parse_cards("KdKc6d4c")),
        acts=((phrase("bets 350"), reason), (phrase("calls 80"), None)),
    )
    return HandSheet(
        hand_id=7,
        game=CALLED.public.game,
        names=("You", "Marek", "Lou"),
        decisions=tuple([decision(verdict(call, each)) for call, each in enumerate(severities, 1)]),
        result=-465,
        done=None not in severities,
        had=(had,),
    )


MISTAKE = sheet(Severity.BEST, Severity.FINE, Severity.MISTAKE, Severity.BEST)
