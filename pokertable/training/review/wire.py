"""A review as JSON: what could be known and what follows from it, never an opponent's card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pokertable.model.text import Phrase, phrase
from pokertable.session.phh.text import Unit
from pokertable.training.review.verdict import Verdict
from pokertable.training.review.why import costliest, figures, nothing_found, sentence


def verdict_json(
    verdict: Verdict,
    player: int,
    took: str,
    unit: Unit,
    say: Callable[[Phrase], str] = str,
    name: str | None = None,
) -> dict[str, Any]:
    """One decision that has been weighed; `took` in the file's words, amounts in its units.

    `say` words the reason; `name` is the player, None if it is you.
    """
    moment, measured, severity = verdict.moment, verdict.measured, verdict.severity
    assert measured is not None and severity is not None
    legal, price = moment.legal, moment.legal.price
    share = verdict.ranges
    split = moment.public.game.variant.is_split
    return {
        "player": player,
        "street": moment.public.street_rules.name,
        "took": took,
        "pot": unit.amount(legal.pot),
        "to_call": unit.amount(legal.check_call or 0),
        "pot_odds": price.fraction if price else None,
        "equity": {"random": verdict.random.equity, "ranges": share.equity},
        "shares": _shares(verdict) if split else None,
        "ev": [
            unit.action(action, free=legal.free) | {"mean": mean / verdict.unit, "stderr": error / verdict.unit}
            for action, mean, error in zip(moment.choices, measured.means, measured.stderrs, strict=True)
        ],
        "best": unit.action(moment.choices[measured.best], free=legal.free),
        "loss": measured.loss / verdict.unit,
        "loss_stderr": measured.loss_stderr / verdict.unit,
        "severity": severity.value,
        "why": _said(verdict, say, name),
    }


def hand_json(
    verdicts: Sequence[Verdict], say: Callable[[Phrase], str] = str, name: str | None = None
) -> dict[str, Any]:
    """The line for the hand."""
    worst = costliest(verdicts)
    if worst is None:
        return {"costliest": None, "text": say(nothing_found(verdicts))}
    return {"costliest": worst, "text": _said(verdicts[worst], say, name)}


def _said(verdict: Verdict, say: Callable[[Phrase], str], name: str | None) -> str:
    return say(phrase("{sentence} {figures}", sentence=sentence(verdict, name), figures=figures(verdict, name)))


def _shares(verdict: Verdict) -> dict[str, float]:
    share = verdict.ranges
    high, low = share.by_share
    return {"high": high, "low": low, "scoop": share.scoop, "quartered": share.quartered}
