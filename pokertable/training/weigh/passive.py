"""The loss where a raise is best, or another size of one, or another draw, and of a bet for value where a check is.

Nobody is blamed for not exploiting these opponents.

The choice taken and the best raise are played out against tags and against stations; the smaller loss counts. A raise
that is better only because these opponents fold too much, or call too much, is no reproach; nor is a check that is
better only because they bet too much; nor another size that they answer worse; nor standing pat with nothing because
they fold to the bets that follow. A bluff on the last street wins nothing from who calls. What is lost beside a choice
that is no raise is lost all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.players.seen.policy import Policy
from pokertable.training.weigh.first_in import is_usual
from pokertable.training.weigh.loss import NOTHING, Known, Measured
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.playing import Playing
from pokertable.training.weigh.severity import ERRORS
from pokertable.training.weigh.standards import standards


class Passive:
    """One decision against the standard opponents, as far as it is asked for.

    `playing` makes the playing out of a moment against these policies; `policies` are those of the hand. `is_ahead`:
    a bet is for value (`Moment.is_for_value`); `is_bluff`: it must win by folds (`Moment.lives_by_folds`). `first_in`:
    what a raise wins against tags, where it is known (`raise_worth`); they are not played out then.
    """

    def __init__(
        self,
        moment: Moment,
        policies: Sequence[Policy],
        playing: Callable[[Moment, Sequence[Policy], str], Playing],
        *,
        is_ahead: bool = False,
        is_bluff: bool = True,
        first_in: Known | None = None,
    ) -> None:
        self._first_in = first_in
        self._is_ahead = is_ahead
        self._may_bet = is_ahead or (moment.streets_left > 0 and not is_bluff)
        self._moment, self._policies, self._playing = moment, policies, playing
        self._against: list[tuple[Moment, Playing]] = []
        self._compared: tuple[Action, ...] = (moment.taken,)

    def blames(self, now: Measured | None) -> bool:
        """Whether the best choice now may be so only against these opponents: a raise, another size or another draw.

        A bluff beside a call is not blamed; a bet that is neither for value nor a bluff counts as one for value while
        cards come.
        """
        choices, taken = self._moment.choices, self._moment.taken
        if now is None or self._may_only_bluff:
            return False
        if isinstance(taken, RaiseTo):
            best = choices[now.best]
            return self._may_bet if best == CheckCall() else best != taken and isinstance(best, RaiseTo)
        return choices[now.best] != taken if isinstance(taken, Draw) else isinstance(choices[now.best], RaiseTo)

    def play(self, now: Measured, deals: int, groups: int, each: int) -> None:
        """Play a turn of groups against each, up to these deals.

        They begin anew where another draw is the best now; those that were remain.
        """
        best = self._moment.choices[now.best]
        if not self._against or (isinstance(best, Draw) and best not in self._compared):
            self._begin(best)
        for _, playing in self._against:
            if playing.deals < deals and not playing.nothing_left:
                playing.play(max(1, min(groups, (deals - playing.deals) // each)), each)

    def _begin(self, best: Action) -> None:
        moment = self._moment
        self._against, self._compared = [], (*self._compared, best)
        every = isinstance(moment.taken, RaiseTo)
        some = [each for each in moment.choices if every or each in self._compared]
        fewer = replace(moment, choices=tuple(some))
        each_of = standards(moment.public.game.variant)
        for standard in each_of if self._first_in is None else each_of[1:]:
            if all(self._policies[seat] == standard for seat in moment.opponents):
                continue  # the figures of the hand are these
            policies = [standard if seat in moment.opponents else each for seat, each in enumerate(self._policies)]
            self._against.append((fewer, self._playing(fewer, policies, standard.name)))

    def milder(self, now: Measured) -> Measured:
        """These figures with the smallest loss, and the leads and errors that go with it.

        No more is lost than against the opponents of the hand.
        """
        return self._known(self._without_bluffs(now) if self._may_only_bluff else self._played(now))

    @property
    def _may_only_bluff(self) -> bool:
        """Whether a raise, which was not taken, would be a bluff on the last street: nobody is blamed for none."""
        passive = not isinstance(self._moment.taken, RaiseTo | Draw)
        return passive and not self._is_ahead and not self._moment.streets_left

    def _without_bluffs(self, now: Measured) -> Measured:
        """These figures as if no raise were ahead."""
        led, taken = list(self._led(now)), self._moment.taken
        if not any(isinstance(choice, RaiseTo) and sum(lead) > 0 for choice, lead in led):
            return now  # none is ahead, nor may be
        others = [lead for choice, lead in led if not isinstance(choice, RaiseTo) and choice != taken]
        nearest = max(others, default=NOTHING)
        loss = max(0.0, nearest.mean)
        ahead = tuple([NOTHING if isinstance(choice, RaiseTo) else lead for choice, lead in led])
        mild = replace(now, ahead=ahead, gap_stderr=nearest.stderr)
        if now.loss > loss:
            return replace(mild, loss=loss, loss_stderr=nearest.stderr, here=now.loss)
        return mild if now.loss else replace(mild, loss_stderr=nearest.stderr)

    def _known(self, now: Measured) -> Measured:
        """These figures where a fold loses no more than what a raise is known to win against tags."""
        known, taken = self._first_in, self._moment.taken
        if known is not None and is_usual(self._moment, taken):
            return self._raised(now, known)
        if known is None or taken != Fold():
            return now
        leads = [min(each, known, key=sum) if isinstance(choice, RaiseTo) else each for choice, each in self._led(now)]
        error = min(now.loss_stderr, known.stderr)
        mild = replace(now, ahead=tuple(leads), gap_stderr=min(now.gap_stderr, known.stderr), loss_stderr=error)
        lost = max(0.0, known.mean)
        if now.loss <= lost:
            return now if now.loss > 0 else mild
        here = now.loss if now.here is None else now.here
        return replace(mild, loss=lost, loss_stderr=known.stderr, here=here)

    def _raised(self, now: Measured, known: Known) -> Measured:
        """These figures where a raise that is known to win against tags, and not known to lose here, loses nothing."""
        at = self._moment.choices.index(Fold())
        lead = now.ahead[at]
        if known.mean <= 0 or lead.mean >= ERRORS * lead.stderr:
            return now
        mild = min(lead, Known(-known.mean, known.stderr), key=sum)
        ahead = tuple([mild if each == at else lead for each, lead in enumerate(now.ahead)])
        error = min(now.loss_stderr, known.stderr)
        return replace(now, ahead=ahead, gap_stderr=min(now.gap_stderr, error), loss=0.0, loss_stderr=error)

    def _led(self, now: Measured) -> Iterator[tuple[Action, Known]]:
        return zip(self._moment.choices, now.ahead, strict=True)

    def _played(self, now: Measured) -> Measured:
        found = [(each.measured(), moment.choices) for moment, each in self._against if each.deals]
        if not found or len(found) < len(self._against) or not self.blames(now):
            return now
        least, choices = min(found, key=lambda each: (each[0].loss, max(map(sum, each[0].ahead))))
        leads = dict(zip(choices, least.ahead, strict=True))
        raised = [lead for choice, lead in leads.items() if isinstance(choice, RaiseTo)]

        def ahead(at: int) -> Known:
            choice, here = self._moment.choices[at], now.ahead[at]
            return leads.get(choice, min(raised[0], here) if isinstance(choice, RaiseTo) else here)

        every = tuple([ahead(at) for at in range(len(now.ahead))])
        loss, error = least.loss, least.loss_stderr
        others = [lead for choice, lead in self._led(now) if choice not in leads and not isinstance(choice, RaiseTo)]
        first = max(others, default=NOTHING)
        if first.mean > loss:  # a choice that is no raise is ahead by more
            loss, error = first
        if now.loss < loss:
            return now
        here = now.loss if now.loss > loss else None
        return replace(now, ahead=every, gap_stderr=error, loss=loss, loss_stderr=error, here=here)
