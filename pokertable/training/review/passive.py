"""The loss of a fold, check or call where a raise is best, and of a bet for value where a trap is best.

Nobody is blamed for not exploiting these opponents.

The same choices are played out against tags and against stations; the smaller loss counts. A raise that is better only
because these opponents fold too much, or call too much, is no reproach; nor is a check that is better only because
they bet too much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.policy import Policy
from pokertable.training.review.loss import Known, Measured
from pokertable.training.review.moment import Moment

if TYPE_CHECKING:
    from pokertable.training.review.weighing import Playing

STANDARDS: Final = ("tag", "station")
"""The opponents against whom a raise must be better, each at all seats."""


class Passive:
    """One decision against the standard opponents, as far as it is asked for.

    `playing` makes the playing out of a moment against these policies; `policies` are those of the hand. `is_ahead`:
    the hand has most of the pot against the ranges, so that a bet is for value.
    """

    def __init__(
        self,
        moment: Moment,
        policies: Sequence[Policy],
        playing: Callable[[Moment, Sequence[Policy], str], Playing],
        *,
        is_ahead: bool = False,
    ) -> None:
        self._is_ahead = is_ahead
        self._moment, self._policies, self._playing = moment, policies, playing
        self._against: list[tuple[Moment, Playing]] = []

    def blames(self, now: Measured | None) -> bool:
        """Whether a fold, check or call lost against a raise, or a bet or raise for value against a check or call."""
        choices, taken = self._moment.choices, self._moment.taken
        if now is None:
            return False
        if isinstance(taken, RaiseTo):
            return self._is_ahead and choices[now.best] == CheckCall()
        return isinstance(choices[now.best], RaiseTo)

    def play(self, now: Measured, deals: int, groups: int, each: int) -> None:
        """Play a turn of groups against each, up to these deals."""
        if not self._against:
            self._begin(now)
        for _, playing in self._against:
            if playing.deals < deals and not playing.nothing_left:
                playing.play(max(1, min(groups, (deals - playing.deals) // each)), each)

    def _begin(self, now: Measured) -> None:
        moment, best = self._moment, self._moment.choices[now.best]
        every = isinstance(moment.taken, RaiseTo)
        some = [each for each in moment.choices if every or each == best or not isinstance(each, RaiseTo)]
        fewer = replace(moment, choices=tuple(some))
        for name in STANDARDS:
            standard = policy_of(name)
            if all(self._policies[seat] == standard for seat in moment.opponents):
                continue  # the figures of the hand are these
            policies = [standard if seat in moment.opponents else each for seat, each in enumerate(self._policies)]
            self._against.append((fewer, self._playing(fewer, policies, name)))

    def milder(self, now: Measured) -> Measured:
        """These figures with the smallest loss, and the leads and errors that go with it.

        No more is lost than against the opponents of the hand.
        """
        found = [(each.measured(), moment.choices) for moment, each in self._against if each.deals]
        if not found or len(found) < len(self._against) or not self.blames(now):
            return now
        least, choices = min(found, key=lambda each: each[0].loss)
        if now.loss <= least.loss:
            return now
        leads = dict(zip(choices, least.ahead, strict=True))
        raised = next(lead for choice, lead in leads.items() if isinstance(choice, RaiseTo))

        def ahead(at: int) -> Known:
            choice = self._moment.choices[at]
            return leads.get(choice, min(raised, now.ahead[at]))

        every = tuple([ahead(at) for at in range(len(now.ahead))])
        return replace(
            now,
            ahead=every,
            gap_stderr=least.gap_stderr,
            loss=least.loss,
            loss_stderr=least.loss_stderr,
            here=now.loss,
        )
