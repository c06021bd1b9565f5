"""What hands of a draw game may expect, and what their throws are worth, against what the others have drawn.

The hands are drawn out many times over the cards that they have not seen, always with the best throws of the solved
game; so are the others, whose last hands are known by how many cards each drew last. The samples are the same whenever
the same hand is asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Masks, card_masks, frozen
from pokertable.model.cached import cached_property
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.solved_draws import BINS, Worths, solved
from pokertable.players.worth.throws import Throw, best_kept, by_worth, every_throw, kept_worth, values

SAMPLES: Final = 512
_OF_MANY: Final = 24
"""Samples of a hand alone, and of each of many."""
_DECKS, _DEEP = 1 << 13, 20
"""Shuffled decks that samples are dealt from, and how many cards of each: all that a hand may hold and throw."""
_APART: Final = 2_654_435_761
"""Spreads what is alike: hands take their samples from different decks."""
_STRONG: Final = 0.6
_CLOSE: Final = 0.25
"""A throw whose worth is so near to the best is weighed against what these very rivals have drawn."""
_ERRORS: Final = 2.0
"""Throws that are further apart than so many standard errors are told from each other."""
_FINER: Final = 4
_GOES_ON: Final = 0.6
"""Who goes on against a bet is so much more of a rival."""
_CALLS: Final = 0.75
"""The part of the others that goes on against a bet."""

_BEHIND: Final = 0.45
"""Of a bet after the last draw it is presumed that it loses so often at most to what the others seem to have."""
_BLUFFED: Final = 0.1
"""So often worse is bet."""
_CHECKED: Final = 0.25
"""So often is checked what is worth a bet."""


class DrawHands:
    """The figures that rules ask of hands, (H, k) card numbers: those of `Prospects` and `Facts`, (H,) each.

    What each has thrown may follow, (H, k + thrown), as far as it was not shuffled back: it does not come again.
    `respect` is how much a shown bet says. Who `watches` looks at how many cards the others have drawn. `samples`: how
    often a hand alone is drawn out.
    """

    def __init__(self, spot: Spot, hands: Cards, respect: float, *, watches: bool, samples: int = SAMPLES) -> None:
        self.spot = spot
        self._game = solved(spot.variant)
        self.cards: Cards = np.sort(hands[:, : self._game.cards], axis=1)
        self._discards = hands[:, self._game.cards :]
        self._respect = respect
        self._watches = watches
        self._masks = card_masks(hands)
        self._most = samples
        self._samples = samples if len(hands) == 1 else min(_OF_MANY, samples)
        streets = spot.variant.streets
        self.left = sum(street.draw for street in streets[spot.street + 1 :]) + (spot.legal.draw is not None)
        """Draws that are still to come, one that is going on among them."""

    def __len__(self) -> int:
        return len(self.cards)

    def where(self, _left: Any, find: Callable[[], Any]) -> Any:
        """As `Facts.where`."""
        return find()

    @cached_property
    def rank(self) -> Floats:
        """The part of all starting hands that is better."""
        worth = values(self._game, self.cards, self._game.draws)
        return np.interp(-worth, -self._game.starting, np.arange(101) / 100)

    @cached_property
    def share(self) -> Floats:
        """The part of the pot it expects at the showdown."""
        return self._mean(self._wins(self._ends, 0.0))

    @cached_property
    def called(self) -> Floats:
        """The same against the hands that go on when it bets or raises now."""
        return self._mean(self._wins(self._ends, _GOES_ON))

    @cached_property
    def strong(self) -> Floats:
        """How often it ends with a hand that mostly wins."""
        return self._mean((self._wins(self._ends, 0.0) >= _STRONG).astype(np.float64))

    @cached_property
    def better(self) -> Floats:
        """The part of the hands that its seat seems to have, by how many cards it drew, that end better: 0 the best.

        Who checked after the last draw has not often what is ahead of a rival's hands.
        """
        chances = self._chances(self.spot.legal.seat)
        if self.spot.checked and not self.left:
            ahead = _behind(self._chances(self.spot.rivals[0].seat)) >= 1 - _BEHIND
            chances = chances * np.where(ahead, _CHECKED, 1.0)
            chances = chances / chances.sum()
        return 1 - self._mean(_behind(chances)[_bins(self._ends)])

    @property
    def fair_called(self) -> float:
        """The share from which more chips in the pot are chips won, if as many call as go on."""
        going_on = sum(1.0 if rival.all_in else _CALLS for rival in self.spot.rivals)
        return 1 / (1 + max(1.0, going_on))

    @property
    def stood_pat(self) -> bool:
        """Whether the seat itself drew no card at the last draw."""
        drew = self.spot.drew[self.spot.legal.seat]
        return bool(drew) and not drew[-1]

    # Throws. A part of a hand is what is kept, by its number in `throws.parts`; the last one is the whole hand.

    @property
    def pat(self) -> Floats:
        """What standing pat is worth."""
        return self._weighed[0]

    @property
    def drawn(self) -> Floats:
        """What the best throw of a card or more is worth."""
        return self._weighed[1]

    @property
    def best(self) -> Floats:
        """What the better of the two is worth."""
        return np.maximum(self.pat, self.drawn)

    @cached_property
    def kept(self) -> Bools:
        """Which cards the best throw of a card or more keeps: (H, k)."""
        return every_throw(self._game.cards)[self._best_part]

    @cached_property
    def kept_one_more(self) -> Bools:
        """The same of the best throw of a card less than that."""
        places = every_throw(self._game.cards)
        sizes = places.sum(axis=1)
        allowed = sizes == sizes[self._best_part][:, None] + 1
        found: Bools = places[np.where(allowed, self._worths, -1.0).argmax(axis=1)]
        return found

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw of a single hand, the best first; raises `ValueError` for more hands than one."""
        if len(self) != 1:
            raise ValueError(f"{len(self)} hands of a draw game: expected one, its throws are its own")
        worths = self._worths[0].copy()
        worths[-1], worths[self._best_part[0]] = self.pat[0], self.drawn[0]
        return by_worth(self.cards[0].tolist(), worths.tolist())

    @cached_property
    def _worths(self) -> Floats:
        """What each part is worth by the solved game: (H, parts), the whole hand last."""
        pat = self._game.finished(self.cards).astype(np.float64)
        if self.left > 1:
            pat = np.maximum(pat, self._kept_worth(self.left - 1).max(axis=1))
        return np.hstack([self._kept_worth(self.left), pat[:, None]])

    def _kept_worth(self, draws: int) -> Floats:
        return kept_worth(self._game, self.cards, draws, self._discards)

    @cached_property
    def _best_part(self) -> Ids:
        """The best part but the whole: (H,)."""
        return np.asarray(self._worths[:, :-1].argmax(axis=1))

    @cached_property
    def _weighed(self) -> tuple[Floats, Floats]:
        """What standing pat and the best other throw are worth; weighed against these very rivals if both are near.

        Of many hands those that a few samples leave open are weighed by four times as many, and so on.
        """
        of_game = self._worths[:, -1], self._worths[:, :-1].max(axis=1)
        pat, drawn = (worth.copy() for worth in of_game)
        near = np.flatnonzero(np.abs(pat - drawn) <= _CLOSE) if self._watches else np.zeros(0, np.int64)
        samples = self._samples
        while len(near) and samples <= self._most:
            stays = self._against_these(near, np.ones_like(self.kept[near]), samples, of_game[0][near])
            throws = self._against_these(near, self.kept[near], samples, of_game[1][near])
            pat[near], drawn[near] = (np.clip(each.mean(axis=1), 0.0, 1.0) for each in (stays, throws))
            error = (stays - throws).std(axis=1) / samples**0.5
            near = near[np.abs(pat - drawn)[near] <= _ERRORS * error]
            samples *= _FINER
        return pat, drawn

    def _against_these(self, near: Ids, kept: Bools, samples: int, known: Floats) -> Floats:
        """What throws of these hands come to against the rivals of this table, sample by sample: (H, samples).

        `known` is what against anybody: as far as the two go together in the samples, what these are off from it is
        taken out (control variate).
        """
        kept = np.repeat(kept, samples, axis=0)
        hands = self._replaced(near, np.repeat(self.cards[near], samples, axis=0), kept, self.left)
        drawn_out = self._drawn_out(near, hands, self.left - 1)
        ends, wins = (each.reshape(-1, samples) for each in (drawn_out, self._wins(drawn_out, 0.0)))
        off = ends - ends.mean(axis=1, keepdims=True)
        spread = (off * off).mean(axis=1)
        slope = (off * wins).mean(axis=1) / np.where(spread > 0, spread, 1.0)
        found: Floats = wins + slope[:, None] * (known[:, None] - ends)
        return found

    # Many at once

    @property
    def kind(self) -> tuple[object, ...]:
        """Hands of which this is alike are looked at together: the rivals matter only for what is thrown."""
        alike = id(self._game), self.left, self._samples, self._discards.shape[1], self.looks_at
        return (*alike, id(self.spot), self._respect, self._watches) if self.spot.legal.draw is not None else alike

    @property
    def looks_at(self) -> tuple[str, ...]:
        """The figures that take longest, of those that rules ask here."""
        if self.spot.legal.draw is not None:
            return "_worths", "_best_part", "_weighed"
        if self.spot.first_street and not self.spot.bets:
            return ("rank",)  # nobody has raised: the rules look at it alone
        return ("rank", "_ends") if self.spot.first_street else ("_ends",)

    @property
    def seen(self) -> Cards:
        """The hands with what they have thrown, as it was given."""
        return np.hstack([self.cards, self._discards])

    def among(self, hands: Cards) -> DrawHands:
        """The same look at other hands, each drawn out as often as this one."""
        many = DrawHands(self.spot, hands, self._respect, watches=self._watches, samples=self._most)
        many._samples = self._samples
        return many

    # The cards to come

    @cached_property
    def _ends(self) -> Worths:
        """How good each hand ends, sample by sample: (H × samples,), or (H,) where nothing is drawn any more."""
        if not self.left:
            return self._game.finished(self.cards)
        every = np.arange(len(self))
        return self._drawn_out(every, np.repeat(self.cards, self._samples, axis=0), self.left)

    def _mean(self, figures: Floats) -> Floats:
        """The mean over the samples of each hand."""
        return np.asarray(figures.reshape(-1, self._samples).mean(axis=1) if self.left else figures)

    def _drawn_out(self, rows: Ids, hands: Cards, left: int) -> Worths:
        for draws in range(left, 0, -1):
            hands = self._replaced(rows, hands, best_kept(self._game, hands, draws), draws)
        return self._game.finished(hands)

    def _replaced(self, rows: Ids, hands: Cards, kept: Bools, draws: int) -> Cards:
        """Samples of these rows with a card that is neither in them nor was in place of each not kept, sorted."""
        codes = self.cards[rows].astype(np.int64) @ (53 ** np.arange(self.cards.shape[1]))
        first = (codes * 4 + draws) * _APART >> 7
        samples = len(hands) // len(rows)
        decks = _decks()[((first[:, None] + np.arange(samples)) % _DECKS).ravel()]
        gone: Masks = card_masks(hands) | np.repeat(self._masks[rows], samples)
        taken = (gone[:, None] >> decks) & np.uint64(1)
        free = np.argsort(taken, axis=1, kind="stable")[:, : hands.shape[1]]
        new = np.take_along_axis(decks, free, axis=1).astype(np.uint8)
        return np.sort(np.where(kept, hands, new), axis=1)

    # The others

    def _wins(self, ends: Worths, more: float) -> Floats:
        """How likely each end wins the pot."""
        wins: Floats = np.ones(BINS)
        for rival in self.spot.rivals:
            bets_last = self._watches and not self.left and rival.bets > 0
            chances = self._chances(rival.seat)
            if bets_last:
                chances = chances * self._bet_with(rival.bets) ** self._respect
                chances = chances / chances.sum()
            shown = 0.0 if bets_last else self._respect * rival.pressure
            wins *= _behind(chances) ** (rival.plays + shown + (0.0 if rival.all_in else more))
        return wins[_bins(ends)]

    def _chances(self, seat: int) -> Floats:
        """How likely this rival's end is of each worth: (BINS,)."""
        drew, cards = self.spot.drew[seat], self._game.cards
        to_come, kept = self._game.draws, cards
        if self._watches and drew:
            to_come, kept = to_come - len(drew), cards - drew[-1]
        found: Floats = self._game.ends[to_come, kept].astype(np.float64)
        return found

    def _bet_with(self, bets: int) -> Floats:
        """How often ends are bet or raised after the last draw, by worth: what is ahead of what the seat shows."""
        ahead = _behind(self._chances(self.spot.legal.seat))
        return np.where(ahead >= 1 - _BEHIND / bets, 1.0, _BLUFFED)


def look_together(hands: Iterable[DrawHands]) -> None:
    """Work out for many single hands in one go what takes longest; changes no answer."""
    alike: dict[tuple[object, ...], list[DrawHands]] = {}
    for each in hands:
        alike.setdefault(each.kind, []).append(each)
    for those in alike.values():
        if len(those) > 1:
            _look_together(those)


def _look_together(those: Sequence[DrawHands]) -> None:
    """The same of hands of one kind."""
    first = those[0]
    whole = first.among(np.concatenate([each.seen for each in those]))
    for figure in first.looks_at:
        found = getattr(whole, figure)
        for at, each in enumerate(those):
            each.__dict__[figure] = _row(found, at, len(those))


def _row(found: Any, at: int, rows: int) -> Any:
    """What belongs to one of the hands; every one has as many samples."""
    if isinstance(found, tuple):
        return tuple([_row(each, at, rows) for each in found])
    each = len(found) // rows
    return found[at * each : (at + 1) * each]


def _bins(ends: Worths) -> Ids:
    return np.minimum((ends * BINS).astype(np.int64), BINS - 1)


def _behind(chances: Floats) -> Floats:
    """By the worth of an end, how often one of these is behind it."""
    behind: Floats = np.cumsum(chances) - chances / 2
    return behind


@cache
def _decks() -> Masks:
    """The first cards of shuffled decks: (decks, `_DEEP`)."""
    deck = np.tile(np.arange(52, dtype=np.uint64), (_DECKS, 1))
    return frozen(np.random.default_rng(52).permuted(deck, axis=1)[:, :_DEEP].copy())
