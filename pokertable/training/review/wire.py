"""A review as JSON: the player's information and its consequences, never an opponent's card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pokertable.model.text import Phrase, phrase
from pokertable.session.phh.text import Unit
from pokertable.training.deals.shares import PotEquity
from pokertable.training.explain.why import costliest, figures, nothing_found, sentence
from pokertable.training.weigh.severity import UNDECIDED
from pokertable.training.weigh.verdict import Verdict


def verdict_json(
    verdict: Verdict,
    player: int,
    took: str,
    unit: Unit,
    say: Callable[[Phrase], str] = str,
    name: str | None = None,
) -> dict[str, Any]:
    """One weighed decision; `took` in the file's words, amounts in its units.

    Values are in the game's unit, in a sit and go at the mean worth of its chips. `say` words the reason; `name` is the
    player, None for "you".
    """
    moment, measured = verdict.moment, verdict.measured
    assert measured is not None
    severity = verdict.so_far
    legal, unit_chips = moment.legal, verdict.game.unit
    return {
        "player": player,
        "street": verdict.street,
        "took": took,
        "pot": unit.amount(legal.pot),
        "to_call": unit.amount(legal.check_call or 0),
        "pot_odds": verdict.price,
        "equity": _equity(random=verdict.random, ranges=verdict.ranges),
        "shares": _shares(verdict.ranges) if verdict.game.variant.is_split else None,
        "ev": [
            unit.action(action, free=legal.free) | {"mean": mean / unit_chips, "stderr": error / unit_chips}
            for action, mean, error in zip(moment.choices, measured.means, measured.stderrs, strict=True)
        ],
        "best": unit.action(moment.choices[measured.best], free=legal.free),
        "loss": verdict.loss / unit_chips,
        "loss_stderr": verdict.loss_stderr / unit_chips,
        "stake": verdict.stake / unit_chips,
        "severity": UNDECIDED if severity is None else severity.value,
        "why": _said(verdict, say, name),
    }


def hand_json(
    verdicts: Sequence[Verdict], say: Callable[[Phrase], str] = str, name: str | None = None
) -> dict[str, Any]:
    """The JSON of the whole hand."""
    worst = costliest(verdicts)
    if worst is None:
        return {"costliest": None, "text": say(nothing_found(verdicts))}
    return {"costliest": worst, "text": _said(verdicts[worst], say, name)}


def _said(verdict: Verdict, say: Callable[[Phrase], str], name: str | None) -> str:
    return say(phrase("{sentence} {figures}", sentence=sentence(verdict, name), figures=figures(verdict, name)))


def _equity(**shares: PotEquity) -> dict[str, float]:
    """The equities by name, with their standard errors where they are sampled."""
    found = {name: share.equity for name, share in shares.items()}
    return found | {f"{name}_stderr": share.stderr for name, share in shares.items() if share.stderr}


def _shares(share: PotEquity) -> dict[str, float]:
    high, low = share.by_share
    return {"high": high, "low": low, "scoop": share.scoop, "quartered": share.quartered}
