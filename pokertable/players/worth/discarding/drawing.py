"""Equities of hands in draw games and values of their discards, against the others' draws.

Their ends are counted over unseen cards, with the best discards of the solved game; the others draw by it too, and what
each has bet and drawn determines their ends (`followed`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats
from pokertable.model.cached import cached_property
from pokertable.players.seen.habits import Habits, Memory, remembered
from pokertable.players.seen.spot import Deed, Rival, Spot
from pokertable.players.worth.discarding.discards import Discard, by_worth, every_discard
from pokertable.players.worth.discarding.drawn_out import DrawnOut
from pokertable.players.worth.discarding.followed import (
    Belief,
    Ways,
    callers,
    defended_at_first,
    ends_by_actions,
    folds_to_a_raise,
    own_classes,
)
from pokertable.players.worth.discarding.last_round import LastRound, behind, behind_at, usual_size
from pokertable.players.worth.discarding.places import places
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS
from pokertable.players.worth.features import HandFeatures

_STRONG: Final = 0.6
_TWO: Final = 2
_NONE: Final = 1e-12
_GOES_ON: Final = 0.6
"""Increase in a rival's weight for continuing against a bet."""
_CALLS: Final = 0.75
"""Fraction of the others that continues against a bet."""


class DrawHands:
    """Figures of hands for rules, (H, k) card numbers: those of `Prospects` and `Facts`, (H,) each.

    Each hand's discards may follow, (H, k + discards), unless shuffled back: they do not come again. `respect` is the
    credit for a shown bet. A player who `watches` uses the number of cards the others drew; `memory` is each seat's
    past play as seen at the table. `ways` are those in which the seat is known to come in, and `bluffs` is how many
    hands it bets after the last draw of those that its value bets allow.
    """

    def __init__(
        self,
        spot: Spot,
        hands: Cards,
        respect: float,
        *,
        watches: bool,
        memory: Memory = (),
        ways: Ways | None = None,
        bluffs: float = 1.0,
    ) -> None:
        self.spot = spot
        self._game = game = solved(spot.variant)
        self.cards: Cards = np.sort(hands[:, : game.cards], axis=1)
        self._respect = respect
        self._watches = watches
        self._memory = memory
        self._ways = Ways() if ways is None else ways
        self._bluffs = bluffs
        coming = sum(street.draw for street in spot.variant.streets[spot.street + 1 :])
        self.left = coming + (spot.legal.draw is not None)
        """Number of draws to come, the present one included."""
        self.out = DrawnOut(game, self.cards, hands[:, game.cards :], self.left)

    def __len__(self) -> int:
        return len(self.cards)

    def where(self, _left: Any, find: Callable[[], Any]) -> Any:
        """The result of `find`, as in `Facts.where`."""
        return find()

    @cached_property
    def features(self) -> HandFeatures:
        """Visible features, as in `Prospects.features`."""
        return HandFeatures(self.spot.variant, self.cards)

    @property
    def rank(self) -> Floats:
        """Fraction of all starting hands that are better."""
        return self.out.rank

    @cached_property
    def share(self) -> Floats:
        """Equity at the showdown."""
        return self._of_wins(called=False)

    @cached_property
    def called(self) -> Floats:
        """Equity against the hands that continue when it bets or raises now."""
        return self._of_wins(called=True)

    @cached_property
    def strong(self) -> Floats:
        """How often it ends with a hand that usually wins."""
        return _mean(self.out.ends, (self._wins(0.0) >= _STRONG).astype(np.float64))

    @cached_property
    def better(self) -> Floats:
        """Fraction of the seat's apparent hands, by all that it has done, that are worth more: 0 the best.

        A player who checked after the last draw is seldom ahead of a rival's hands, one who bet often.
        """
        return 1 - behind_at(self._own, self._places)

    def defends_at_first(self, calls: float) -> Floats:
        """Frequency of continuing with each hand against the first street's only raiser: good hands with the equity.

        `calls` is the multiple of the price that the style asks.
        """
        spot = self.spot
        if not (self._came_in or spot.seats == _TWO):
            return np.zeros(len(self))
        return defended_at_first(self.better, self.share, calls * spot.price)

    @property
    def _came_in(self) -> bool:
        """Whether the seat has raised or called on this street."""
        spot = self.spot
        return any(
            deed.seat == spot.legal.seat and deed.street == spot.street and (deed.raised or deed.price > 0)
            for deed in spot.deeds
        )

    def worst(self, part: float) -> Floats:
        """How much of each hand is among the worst `part` of the seat's apparent hands, one class like another.

        Hands of a class are alike here: in five-card draw who draws keeps a high card, so the worst of those without a
        pair are never held.
        """
        own = self._own
        found: Floats = np.clip((part - np.cumsum(own) + own) / np.maximum(own, _NONE), 0.0, 1.0)
        return found[np.minimum(self._places.astype(np.int64), BINS - 1)]

    @property
    def fair_called(self) -> float:
        """Equity from which more chips in the pot gain chips, given the expected callers."""
        going_on = sum(1.0 if rival.all_in else _CALLS for rival in self.spot.rivals)
        return 1 / (1 + max(1.0, going_on))

    @cached_property
    def bluff_part(self) -> float:
        """Fraction of the seat's apparent hands that its value bets allow as bluffs after the last draw."""
        return self._last_round.bluffs * float(self._own @ (self._wins(_GOES_ON) >= self.fair_called))

    @cached_property
    def bluffing_pays(self) -> float:
        """Fraction of the usual bluffs that pays against these rivals: below 1 if they hardly fold."""
        usual = 1 - _CALLS if self.left else self._last_round.folded
        folds = [
            remembered(self._memory, each.seat).folds_to_a_bet(self.spot.street, usual) for each in self.spot.rivals
        ]
        return prod([min(1.0, each / usual) for each in folds])

    @cached_property
    def fold_equity(self) -> float:
        """Chance that a raise now, with draws to come, wins the pot at once from the one rival: by its hands and past.

        Its hands fold as a usual player's that lack the equity of the price; how often it has folded is added to that.
        """
        spot, (rival,) = self.spot, self.spot.rivals
        pot, more = spot.legal.pot + spot.owed, self._raise_more
        deeds = (*spot.deeds, Deed(spot.street, spot.legal.seat, raised=True))
        folds = folds_to_a_raise(spot.variant, len(spot.drew), deeds, rival.seat, more / (pot + 2 * more), self._belief)
        past = remembered(self._memory, rival.seat)
        return past.folds_to_a_bet(spot.street, folds) if spot.street else past.gives_up_if(folds)

    @cached_property
    def raising_wins(self) -> Floats:
        """Pots that a raise wins more from the one rival than the better of a call and a fold, without later bets.

        The rival goes on with the best of its hands.
        """
        spot, (rival,), folds = self.spot, self.spot.rivals, self.fold_equity
        pot, owed, more = spot.legal.pot, spot.owed, self._raise_more
        called = _mean(self.out.ends, behind(self._going_on(rival.seat, 1 - folds)))
        raised = folds * pot + (1 - folds) * (called * (pot + owed + 2 * more) - owed - more)
        found: Floats = (raised - np.maximum(0.0, self.share * (pot + owed) - owed)) / pot
        return found

    @property
    def _raise_more(self) -> float:
        """Chips of a usual raise above a call."""
        return usual_size(self.spot) * (self.spot.legal.pot + self.spot.owed)

    @property
    def stood_pat(self) -> bool:
        """Whether the seat drew no card at the last draw."""
        drew = self.spot.drew[self.spot.legal.seat]
        return bool(drew) and not drew[-1]

    @property
    def draws_fewer(self) -> bool:
        """Whether the seat drew fewer cards than its one rival at the last draw."""
        return self._more_drawn < 0

    @property
    def draws_more(self) -> bool:
        """Whether the seat drew more cards than its one rival at the last draw."""
        return self._more_drawn > 0

    @property
    def bet_at_alone(self) -> bool:
        """Whether the last bet of the street was made at one opponent alone: nobody bluffs several."""
        return self.spot.bet_into == 1

    @property
    def bets_believed(self) -> float:
        """Belief in the one rival's last bets by those it has shown, as `Habits.last_believed`."""
        (rival,) = self.spot.rivals
        return remembered(self._memory, rival.seat).last_believed

    @property
    def _more_drawn(self) -> int:
        """Number of cards that the seat drew more than its one rival at the last draw; 0 against several."""
        drew, rivals = self.spot.drew[self.spot.legal.seat], self.spot.drew_by_rivals
        return drew[-1] - rivals[0][-1] if drew and len(rivals) == 1 and rivals[0] else 0

    # Discards

    @cached_property
    def pat(self) -> Floats:
        """Value of standing pat."""
        return _mean(self.out.ends_pat, self._wins(0.0)) if self._watches else self.out.worths[:, -1]

    @cached_property
    def drawn(self) -> Floats:
        """Value of the best discard of at least one card."""
        return _mean(self.out.ends_drawn, self._wins(0.0)) if self._watches else self.out.worths[:, :-1].max(axis=1)

    @property
    def best(self) -> Floats:
        """The greater of both values."""
        return np.maximum(self.pat, self.drawn)

    @cached_property
    def kept(self) -> Bools:
        """(H, k): whether the best discard of at least one card keeps each card."""
        return every_discard(self._game.cards)[self.out.best_part]

    @cached_property
    def kept_one_more(self) -> Bools:
        """(H, k): whether the best discard of one card less keeps each card."""
        places = every_discard(self._game.cards)
        sizes = places.sum(axis=1)
        allowed = sizes == sizes[self.out.best_part][:, None] + 1
        found: Bools = places[np.where(allowed, self.out.worths, -1.0).argmax(axis=1)]
        return found

    @cached_property
    def discards(self) -> tuple[Discard, ...]:
        """Every discard of a single hand, the best first; raises `ValueError` for more hands than one."""
        if len(self) != 1:
            raise ValueError(f"{len(self)} hands of a draw game: expected one, its discards are its own")
        worths = self.out.worths[0].copy()
        worths[-1], worths[self.out.best_part[0]] = self.pat[0], self.drawn[0]
        return by_worth(self.cards[0].tolist(), worths.tolist())

    # The others

    def _wins(self, more: float) -> Floats:
        """(BINS,): chance of each end value to win the pot."""
        wins: Floats = np.ones(BINS)
        for rival in self.spot.rivals:
            if self._watches:
                against = self._wins_from if self.left else self._wins_at_last
                wins *= against(rival, called=more > 0)
            else:
                shown = self._respect * rival.pressure
                wins *= behind(self._chances(rival.seat)) ** (rival.plays + shown + (0.0 if rival.all_in else more))
        return wins

    def _wins_from(self, rival: Rival, *, called: bool) -> Floats:
        """(BINS,): chance of each end value to beat a rival with draws to come, or to find it gone."""
        part = rival.plays
        if called and not rival.all_in:
            part *= 1 - self._last_round.folded
        held = self._chances(rival.seat) if part == 1 else self._going_on(rival.seat, part)
        return 1 - rival.plays * (1 - behind(held))

    def _going_on(self, seat: int, part: float) -> Floats:
        """(BINS,): chance of each end value of the best part of this seat's hands."""
        return callers(self.spot.variant, len(self.spot.drew), self.spot.deeds, seat, part, self._belief)

    def _wins_at_last(self, rival: Rival, *, called: bool) -> Floats:
        """(BINS,): chance of each end value to beat a rival after the last draw, or to find it gone."""
        return self._ahead_at_last(rival, behind(self._last_round.held(rival)), called=called)

    def _ahead_at_last(self, rival: Rival, part_behind: Floats, *, called: bool) -> Floats:
        """Chance to beat a rival, of whose hands this part is behind, or to find it gone."""
        ahead = self._last_round.ahead_of_callers(part_behind) if called and not rival.all_in else part_behind
        goes_on = _CALLS if rival.undecided and self.spot.bets and not rival.all_in else 1.0
        return 1 - goes_on * (1 - ahead)

    @property
    def _is_exact(self) -> bool:
        """Whether hands of one value bin are told apart: after the last draw, by who watches."""
        return self._watches and not self.left

    @cached_property
    def _places(self) -> Floats:
        """(H,): the place of each hand in its class of worth."""
        return places(self.spot.variant, self.cards, self.left)

    def _of_wins(self, *, called: bool) -> Floats:
        """(H,): chance of each hand to win the pot."""
        if not self._is_exact:
            return _mean(self.out.ends, self._wins(_GOES_ON if called else 0.0))
        wins: Floats = np.ones(len(self))
        for rival in self.spot.rivals:
            part_behind = behind_at(self._last_round.held(rival), self._places)
            wins = wins * self._ahead_at_last(rival, part_behind, called=called)
        return wins

    @cached_property
    def _last_round(self) -> LastRound:
        return LastRound(self.spot, self._chances, self._bluffs, self._belief_at_last)

    @cached_property
    def _belief(self) -> Belief:
        """Belief in the raises of each seat, by what it has been seen to do; in its own those of a usual player."""
        return self._believed(lambda habits: habits.believed)

    @property
    def _belief_at_last(self) -> Belief:
        """Belief in bets after the last draw; lower for a seat that has shown bluffs there, too."""
        return self._believed(lambda habits: min(habits.believed, habits.last_believed))

    def _believed(self, of: Callable[[Habits], float]) -> Belief:
        if not self._watches or not self._memory:
            return ()
        seats, own = range(len(self.spot.drew)), self.spot.legal.seat
        found = tuple([1.0 if seat == own else of(remembered(self._memory, seat)) for seat in seats])
        return () if all(each == 1 for each in found) else found

    @cached_property
    def _own(self) -> Floats:
        """(BINS,): chance of each class of worth for the seat to act, as far as what it did tells."""
        spot = self.spot
        own = own_classes(spot.variant, len(spot.drew), spot.deeds, spot.legal.seat, self._ways, self._belief)
        return own if self.left else self._last_round.own(own)

    def _chances(self, seat: int) -> Floats:
        """(BINS,): chance of each end value for this seat, by all that it has done, for who watches it."""
        if self._watches:
            return ends_by_actions(self.spot.variant, len(self.spot.drew), self.spot.deeds, self._belief)[seat]
        found: Floats = self._game.ends[self._game.draws, self._game.cards].astype(np.float64)
        return found


def look_together(hands: Iterable[DrawHands]) -> None:
    """Compute the slowest figures of many single hands together; changes no answer."""
    alike: dict[tuple[object, ...], list[DrawnOut]] = {}
    for each in hands:
        ranked_alone = each.spot.first_street and not each.spot.bets  # nobody has raised: the rules need only the rank
        out = each.out
        alike.setdefault((id(out.game), out.left, out.discards.shape[1], ranked_alone), []).append(out)
    for those in alike.values():
        cards, discards = (
            np.concatenate(each) for each in zip(*[(out.cards, out.discards) for out in those], strict=True)
        )
        whole = DrawnOut(those[0].game, cards, discards, those[0].left)
        for at, out in enumerate(those):
            out.part_of(whole, slice(at, at + 1))


def _mean(ends: Floats, figures: Floats) -> Floats:
    """(H,): mean of a figure by value over the hands' ends, each row summed separately."""
    return np.asarray((ends * figures).sum(axis=1))
