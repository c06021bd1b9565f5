"""The sheet of a review: the verdicts, and beside them what the opponents had. That changes nothing of the verdicts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.model.cards import known
from pokertable.model.text import phrase
from pokertable.players.people.cast import character_of
from pokertable.players.ranges.classes import class_at, classes_of, classify_at
from pokertable.players.seen.walk import last_word
from pokertable.session.record.uncovered import Uncovered
from pokertable.session.words.words import STREET_TITLES
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.shares import PotEquity
from pokertable.training.reads.words import did
from pokertable.training.review import sheet
from pokertable.training.review.loss import Measured
from pokertable.training.review.severity import Severity, severity
from pokertable.training.review.verdict import Verdict, told_apart
from pokertable.training.review.why import costliest, drills, figures, said, sentence

_COLUMNS: Final = 4
"""Actions of an opponent that are shown, the last ones."""


def hand_sheet(
    hand_id: int,
    told: Uncovered,
    seat: int,
    policies: Sequence[str],
    presumed: Collection[int],
    verdicts: Sequence[Verdict],
    *,
    done: bool,
    own: bool = True,
    face_up: tuple[sheet.FaceUp, ...] = (),
    earlier: Mapping[int, sheet.Earlier] = MappingProxyType({}),
) -> sheet.HandSheet:
    """All that the page shows of a review; `policies` and `presumed` as of `policies_of`, `own` of one's own decisions.

    `earlier`, by place, is what an earlier review made of them.

    `told` is what came to light afterwards: it stands beside the verdicts and changes nothing of them.
    """
    player = None if own else told.names[seat]
    had = [_had(told, other, policies, presumed) for other in range(len(told.names)) if other != seat]
    return sheet.HandSheet(
        hand_id=hand_id,
        game=told.game,
        decisions=tuple(
            [_decision(each, told, presumed, player, earlier.get(place)) for place, each in enumerate(verdicts)]
        ),
        costliest=costliest(verdicts),
        result=told.results[seat],
        done=done,
        had=tuple([each for each in had if each.cards or each.acts]),
        player=player,
        face_up=face_up,
    )


def _decision(
    verdict: Verdict, told: Uncovered, presumed: Collection[int], player: str | None, earlier: sheet.Earlier | None
) -> sheet.DecisionSheet:
    moment, measured = verdict.moment, verdict.measured
    price = moment.legal.price
    in_order = sorted(verdict.believed, key=lambda each: last_word(moment.public.acts, each.seat), reverse=True)
    return sheet.DecisionSheet(
        street_key=moment.public.street_rules.name,
        street=STREET_TITLES[moment.public.street_rules.name],
        taken=said(moment.taken, verdict),
        sentence=sentence(verdict, player),
        figures=figures(verdict, player),
        cards=moment.own,
        board=moment.public.known_board,
        ups=tuple([(told.names[other], moment.public.seats[other].ups) for other in moment.opponents]),
        drew=tuple([(told.names[other], moment.public.seats[other].drew) for other in moment.opponents]),
        severity=verdict.severity,
        loss=measured.loss if measured else 0.0,
        loss_stderr=measured.loss_stderr if measured else 0.0,
        big_bets=verdict.big_bets,
        big_bets_stderr=measured.loss_stderr / moment.public.game.yardstick if measured else 0.0,
        choices=_choices(verdict, measured) if measured else _not_weighed(verdict),
        deals=verdict.deals,
        rough=verdict.is_rough,
        settled=verdict.settled,
        decided=verdict.decided,
        price=price.fraction if price else None,
        ranges=_share(verdict.ranges),
        random=_share(verdict.random),
        could_hold=tuple([_range(verdict, each, told, presumed) for each in in_order]),
        drills=drills(verdict),
        earlier=earlier,
    )


def _not_weighed(verdict: Verdict) -> tuple[sheet.ChoiceSheet, ...]:
    """The choices before any figure: their rows stand, nothing moves when the figures come."""
    moment = verdict.moment
    return tuple(
        [
            sheet.ChoiceSheet(
                words=said(each, verdict), mean=None, stderr=0.0, taken=each == moment.taken, severity=None
            )
            for each in moment.choices
        ]
    )


def _choices(verdict: Verdict, measured: Measured) -> tuple[sheet.ChoiceSheet, ...]:
    unit = verdict.moment.public.game.yardstick
    found = []
    for at, action in enumerate(verdict.moment.choices):
        taken, behind = action == verdict.moment.taken, measured.behind[at]
        sure = told_apart(measured, at) and not verdict.is_rough
        bad = severity(behind.mean / unit, behind.stderr / unit) if sure else None
        found.append(
            sheet.ChoiceSheet(
                words=said(action, verdict),
                mean=measured.means[at],
                stderr=measured.stderrs[at],
                taken=taken,
                severity=_of_the_taken(bad, verdict) if taken else bad,
            )
        )
    others = [each for at, each in enumerate(found) if at != measured.best]
    at_taken = verdict.moment.choices.index(verdict.moment.taken)
    known_best = at_taken == measured.best and verdict.decided and verdict.severity is Severity.BEST
    as_good = at_taken != measured.best and not told_apart(measured, at_taken)
    if as_good or (any(each.severity is None for each in others) and not known_best):
        found[measured.best] = replace(found[measured.best], severity=None)  # then the best is not known to be it
    return tuple(found)


def _of_the_taken(bad: Severity | None, verdict: Verdict) -> Severity | None:
    """How bad the choice taken was, in one word everywhere: what was measured apart from finding the best holds."""
    said = verdict.severity
    if said is None:
        return bad
    if not verdict.decided:
        return None
    return Severity.FINE if said is Severity.BEST and bad not in (None, Severity.BEST) else said


def _share(share: PotEquity) -> sheet.ShareSheet:
    return sheet.ShareSheet(
        parts=share.by_share, equity=share.equity, stderr=share.stderr, ends=share.ends, deals=share.deals
    )


def _range(verdict: Verdict, believed: Believed, told: Uncovered, presumed: Collection[int]) -> sheet.RangeSheet:
    """The classes of the decision's street throughout, so that a row can be followed."""
    public, seat = verdict.moment.public, believed.seat
    variant, street = public.game.variant, public.street
    names = classes_of(variant, street, public.known_board)
    steps = believed.steps[-_COLUMNS:]
    numbers: dict[int, Ids] = {}

    def column(hands: Cards, weights: Floats) -> list[int]:
        number = numbers.get(id(hands))
        if number is None:
            number = numbers[id(hands)] = classify_at(public, seat, hands)
        return per_cent(np.bincount(number, weights, len(names)))

    columns = [column(*believed.as_dealt), *[column(step.hands, step.weights) for step in steps]]
    said_of = [did(step.act.event) for step in steps]
    downs = known(told.downs(seat, verdict.moment.kept))
    had = None
    if len(downs) == believed.hands.shape[1]:
        had = class_at(public, seat, downs)
    return sheet.RangeSheet(
        name=told.names[seat],
        presumed=seat in presumed,
        columns=(phrase("dealt"), *said_of),
        classes=tuple([each.name for each in names]),
        shares=tuple(zip(*columns, strict=True)),
        had=had,
        earlier=tuple([did(step.act.event) for step in believed.steps[:-_COLUMNS]]),
    )


def per_cent(parts: npt.NDArray[Any]) -> list[int]:
    """Parts of a whole in whole per cent that sum to 100: the largest remainders are rounded up."""
    exact = 100 * parts / max(float(parts.sum()), 1e-12)
    floor = np.floor(exact).astype(int)
    for at in np.argsort(floor - exact, kind="stable")[: 100 - int(floor.sum())]:
        floor[at] += 1
    whole: list[int] = floor.tolist()
    return whole


def _had(told: Uncovered, seat: int, policies: Sequence[str], presumed: Collection[int]) -> sheet.Had:
    """What a seat had and did, with its recorded reasons."""
    character = None if seat in presumed else character_of(policies[seat])
    return sheet.Had(
        name=told.names[seat],
        style=character.title if character else None,
        cards=told.cards[seat],
        acts=tuple([(did(event), reason) for event, reason in told.acts[seat]]),
    )
