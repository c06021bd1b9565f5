"""Each seat's past play as seen at the table: counts of public actions, beside the usual.

Regulars and experts presume a rival's style from it, starting from the usual one: few hands say little. It is learned
from the hands that counted, one after another, and holds no unshown card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from math import inf
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, Card
from pokertable.model.hand import events as happened
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category

USUAL_PLAYS: Final = 0.28
"""Fraction of hands that a usual player plays, six-handed; against fewer it plays more."""
USUAL_RAISES: Final = 0.16
USUAL_BETS: Final = 0.45, 0.33
"""Frequency of a usual player's bets when unopened, after the first street: heads-up, and against more."""
_USUAL_BETS_DRAWING: Final = 0.55, 0.55
"""The values of `USUAL_BETS` in draw games, where the player who drew fewer cards bets."""
USUAL_BLUFFS: Final = 0.25
"""Usual fraction of bluffs among shown bets on the last street."""
USUAL_RAISES_A_BET: Final = 0.1
"""Frequency of a usual player's raises of a bet after the first street."""
USUAL_GIVES_UP: Final = 0.6
"""Frequency of a usual player's folds to a raise on the first street."""
USUAL_SHOVES: Final = 0.04
"""Fraction of hands with which a usual player moves in before any card, with more than a short stack."""
SHOVED_FROM: Final = 15.0
"""Least big blinds of a counted shove: smaller stacks follow the charts."""
_PRIOR_PLAYS: Final = 4.0
_PRIOR_SHOVES: Final = 20.0
_PRIOR_FACED: Final = 6.0
_PRIOR_FREE: Final = 6.0
_PRIOR_SHOWN: Final = 4.0
"""Weights of the usual figures, in hands played, hands dealt, bets faced, bets made and bets shown."""
_LATER: Final = 3
"""Number of later streets counted apart: the second, the third, and the others."""
_OTHERS: Final = 5
_HEADS_UP: Final = 2
_LATER_COUNTS: Final = {"free", "bets", "usual_bets", "raised", "shoves", "met", "gave_up"}
"""Counts that tables stored by earlier versions lack."""
_BELIEVED: Final = 0.25, 1.5
_MOST_COUNT: Final = 10**9
_STEPS: Final = 4
"""Steps of belief, so that seats that play alike are read alike."""
_WEAK: Final = (Category.HIGH_CARD, Category.ONE_PAIR)
_MADE_LOWS: Final = (Category.HIGH_CARD, Category.BADUGI)
"""Lows without a pair; in badugi of four cards."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Habits:
    """The counts of one seat.

    `hands` with a choice on the first street, of them `plays` with chips put in voluntarily, `raises`, and `shoves`,
    raises for its whole stack or the others'; a usual player would have had `usual_plays` and `usual_raises`. Of the
    raises that it `met` there it `gave_up` to this number. On later streets `free`, its unopened actions, `bets` of
    them, and `usual_bets`. `faced` bets on the second, third and later streets, its `folds` to them, and the number
    `raised` of all of them. `shown` last bets with a seen hand, of them `bluffs`.
    """

    hands: int = 0
    plays: int = 0
    raises: int = 0
    usual_plays: float = 0.0
    usual_raises: float = 0.0
    free: int = 0
    bets: int = 0
    usual_bets: float = 0.0
    faced: tuple[int, ...] = (0,) * _LATER
    folds: tuple[int, ...] = (0,) * _LATER
    raised: int = 0
    shown: int = 0
    bluffs: int = 0
    shoves: int = 0
    met: int = 0
    gave_up: int = 0

    def folds_to_a_bet(self, street: int, usual: float) -> float:
        """Frequency of its folds to a bet on this street, given the `usual` player's."""
        at = _later(street)
        return (_PRIOR_FACED * usual + self.folds[at]) / (_PRIOR_FACED + self.faced[at])

    @property
    def gives_up(self) -> float:
        """Frequency of its folds to a raise on the first street."""
        return self.gives_up_if(USUAL_GIVES_UP)

    def gives_up_if(self, usual: float) -> float:
        """Frequency of its folds to a raise on the first street, given the `usual` player's."""
        return (_PRIOR_FACED * usual + self.gave_up) / (_PRIOR_FACED + self.met)

    @property
    def raises_a_bet(self) -> float:
        """Frequency of its raises of a bet after the first street."""
        return (_PRIOR_FACED * USUAL_RAISES_A_BET + self.raised) / (_PRIOR_FACED + sum(self.faced))

    @property
    def bets_more(self) -> float:
        """Ratio of its bets when unopened to a usual player's, after the first street."""
        return (_PRIOR_FREE + self.bets) / (_PRIOR_FREE + self.usual_bets)

    def calls_believed(self, usual: float) -> float:
        """Belief in its calls, 1 for a usual player with this folding frequency: less for one who folds less."""
        faced, folded = sum(self.faced), sum(self.folds)
        folds = (_PRIOR_FACED * usual + folded) / ((_PRIOR_FACED + faced) * usual)
        loose = (_PRIOR_PLAYS + self.plays) / (_PRIOR_PLAYS + self.usual_plays)
        return _in_steps(folds * loose**-0.3)

    @property
    def believed(self) -> float:
        """Belief in its bets, 1 for a usual player: less for one who plays or bets much or shows bluffs."""
        loose = (_PRIOR_PLAYS + self.plays) / (_PRIOR_PLAYS + self.usual_plays)
        wild = (_PRIOR_PLAYS + self.raises) / (_PRIOR_PLAYS + self.usual_raises)
        return _in_steps((loose * wild) ** -0.3 / self.bets_more * self._bluffs_more**-0.3)

    @property
    def last_believed(self) -> float:
        """Belief in its bets on the last street, which may be seen to be bluffs."""
        return _in_steps(self._bluffs_more**-0.5)

    @property
    def shove_believed(self) -> float:
        """Belief in its raises for the stack before any card: less for one who moves in often."""
        often = (_PRIOR_SHOVES * USUAL_SHOVES + self.shoves) / (_PRIOR_SHOVES + self.hands) / USUAL_SHOVES
        return _in_steps(often**-0.5)

    @property
    def _bluffs_more(self) -> float:
        return (_PRIOR_SHOWN * USUAL_BLUFFS + self.bluffs) / (_PRIOR_SHOWN + self.shown) / USUAL_BLUFFS

    def to_json(self) -> dict[str, Any]:
        """The habits as a JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, entries: Any) -> Habits:
        """The habits of `to_json`, also of versions with fewer counts.

        Raises `ValueError` or `TypeError` for anything else.
        """
        names = {item.name for item in fields(cls)}
        if not isinstance(entries, dict) or not names - _LATER_COUNTS <= set(entries) <= names:
            raise ValueError("expected the counts of a seat")
        found: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entries.items()
        }
        for name, value in found.items():
            counts = value if isinstance(value, tuple) else (value,)
            if not all(type(each) in (int, float) and 0 <= each <= _MOST_COUNT for each in counts):
                raise ValueError(f"{name} {value!r}: expected counts")
        if len(found["faced"]) != _LATER or len(found["folds"]) != _LATER:
            raise ValueError("expected three streets")
        return cls(**found)


def _in_steps(belief: float) -> float:
    least, most = _BELIEVED
    return round(_STEPS * min(most, max(least, belief))) / _STEPS


Memory = tuple[Habits, ...]
"""Past play by seat as seen at a table; empty before its first hand, or after it was told to forget."""


def remembered(memory: Memory, seat: int) -> Habits:
    """The habits of a seat."""
    return memory[seat] if seat < len(memory) else Habits()


def learned(memory: Memory, events: Sequence[happened.SeatEvent]) -> Memory:
    """The memory after one more finished hand in the public view (`seen_by` nobody's seat).

    Raises `ValueError` if it does not begin with `HandStarted`.
    """
    started = events[0]
    if not isinstance(started, happened.HandStarted):
        raise ValueError("a hand begins with HandStarted")
    seats = len(started.stacks)
    story = _Story(started)
    for event in events:
        story.tell(event)
    story.end()
    return tuple([_added(remembered(memory, seat), story, seat, seats) for seat in range(seats)])


def learned_by_player(memory: Memory, players: Sequence[int], events: Sequence[happened.SeatEvent]) -> Memory:
    """The memory by player after one more hand, with these players in the seats."""
    seen = learned(by_seat(memory, players), events)
    return tuple([seen[players.index(player)] for player in range(len(players))])


def by_seat(memory: Memory, players: Sequence[int]) -> Memory:
    """A memory by player as one by seat, with these players."""
    return tuple([memory[player] for player in players]) if memory else ()


def _added(before: Habits, story: _Story, seat: int, seats: int) -> Habits:
    chose = seat in story.chose
    others = max(1, seats - 1)
    return Habits(
        hands=before.hands + chose,
        plays=before.plays + (seat in story.plays),
        raises=before.raises + (seat in story.raises),
        usual_plays=before.usual_plays + chose * _against(USUAL_PLAYS, others),
        usual_raises=before.usual_raises + chose * _against(USUAL_RAISES, others),
        free=before.free + story.free[seat],
        bets=before.bets + story.bets[seat],
        usual_bets=before.usual_bets + story.usual_bets[seat],
        faced=tuple([old + new for old, new in zip(before.faced, story.faced[seat], strict=True)]),
        folds=tuple([old + new for old, new in zip(before.folds, story.folds[seat], strict=True)]),
        raised=before.raised + story.raised[seat],
        shown=before.shown + (seat == story.shown),
        bluffs=before.bluffs + (seat == story.bluff),
        shoves=before.shoves + (seat in story.shoves),
        met=before.met + story.met[seat],
        gave_up=before.gave_up + story.gave_up[seat],
    )


def _against(part: float, others: int) -> float:
    """Usual fraction of hands against `others`, if it is `part` against five."""
    return 1 - float((1 - part) ** (_OTHERS / others))


def _later(street: int) -> int:
    return min(max(street, 1), _LATER) - 1


class _Story:
    """One hand in the public view."""

    def __init__(self, started: happened.HandStarted) -> None:
        seats = len(started.stacks)
        self._started = started
        self._street = 0
        self._all_acted = False
        self._better: int | None = None
        self._board: list[AnyCard] = []
        self._hands: dict[int, tuple[AnyCard, ...]] = {}
        self._winners: set[int] = set()
        self.chose: set[int] = set()
        self.plays: set[int] = set()
        self.raises: set[int] = set()
        self.shoves: set[int] = set()
        self._live = seats
        self.free = [0] * seats
        self.bets = [0] * seats
        self.usual_bets = [0.0] * seats
        self.met = [0] * seats
        self.gave_up = [0] * seats
        self.faced = [[0] * _LATER for _ in range(seats)]
        self.folds = [[0] * _LATER for _ in range(seats)]
        self.raised = [0] * seats
        self.shown: int | None = None
        self.bluff: int | None = None

    def tell(self, event: happened.SeatEvent) -> None:
        """Apply the next event."""
        match event:
            case happened.HoleSeen(street) if street > self._street:
                self._begin(street)
            case happened.Drew() if self._all_acted:  # where all stand pat nothing is dealt
                self._begin(self._street + 1)
            case happened.BetsCollected():
                self._all_acted = True
            case happened.BoardDealt(street, cards):
                self._board += cards
                if street > self._street:
                    self._begin(street)
            case happened.Folded(seat) | happened.Checked(seat) | happened.Called(seat) | happened.Raised(seat):
                self._acted(event, seat)
            case happened.HandShown(seat, cards):
                self._hands[seat] = cards
            case happened.PotAwarded(_, _, won):
                self._winners |= {each.seat for each in won if each.amount}
            case _:
                pass

    def _begin(self, street: int) -> None:
        self._street, self._better, self._all_acted = street, None, False

    def _acted(self, event: happened.SeatEvent, seat: int) -> None:
        self._live -= isinstance(event, happened.Folded)
        if not self._street and isinstance(event, happened.Checked):
            return  # the big blind's check is not a choice
        if not self._street:
            self.chose.add(seat)
            if self._better not in (None, seat):
                self.met[seat] += 1
                self.gave_up[seat] += isinstance(event, happened.Folded)
            if not isinstance(event, happened.Folded):
                self.plays.add(seat)
            if isinstance(event, happened.Raised):
                self.raises.add(seat)
                if event.to >= self._for_all(seat):
                    self.shoves.add(seat)
        elif self._better is None:
            self.free[seat] += 1
            self.bets[seat] += isinstance(event, happened.Raised)
            usual = _USUAL_BETS_DRAWING if self._started.game.variant.draws else USUAL_BETS
            self.usual_bets[seat] += usual[self._live > _HEADS_UP]
        elif self._better != seat:
            at = _later(self._street)
            self.faced[seat][at] += 1
            self.folds[seat][at] += isinstance(event, happened.Folded)
            self.raised[seat] += isinstance(event, happened.Raised)
        if isinstance(event, happened.Raised):
            self._better = seat

    def _for_all(self, seat: int) -> float:
        """Total of a raise for the stack: all that the seat or its richest rival has, above a short stack.

        Infinite in fixed limit.
        """
        game, stacks = self._started.game, self._started.stacks
        if game.structure is Structure.FIXED:
            return inf
        rivals = [stack for other, stack in enumerate(stacks) if other != seat]
        return max(min(stacks[seat], max(rivals)), SHOVED_FROM * game.stakes.big_blind)

    def end(self) -> None:
        """Note whether the last bet of the last street was shown, and whether it was a bluff."""
        better = self._better
        if better is None or better not in self._hands:
            return
        self.shown = better
        if better not in self._winners and self._is_weak(self._hands[better]):
            self.bluff = better

    def _is_weak(self, hand: Sequence[AnyCard]) -> bool:
        """Whether at most a pair was shown; in draw games for low, what a draw that missed comes to."""
        own = tuple([card for card in hand if isinstance(card, Card)])
        board = tuple([card for card in self._board if isinstance(card, Card)])
        variant = self._started.game.variant
        if variant.draws and variant.shares[0].is_low:
            low = best_hand(variant.shares[0], own, board)
            return low is not None and low.category not in _MADE_LOWS
        highs = [share for share in variant.shares if not share.is_low]
        made = [best_hand(share, own, board) for share in highs]
        return bool(made) and all(each is None or each.category in _WEAK for each in made)
