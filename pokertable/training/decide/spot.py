"""A spot of the trainer: a hand as its player saw it, the choices, and what each was counted to be worth."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card, known
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.ranking.best import Cards
from pokertable.model.variant import Variant
from pokertable.players.styles.cast import NAMES, require_opponent
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.played import act_from, act_text

if TYPE_CHECKING:
    from pokertable.model.text import Phrase
    from pokertable.session.phh.replay import Replay
    from pokertable.training.deals.shares import PotEquity
    from pokertable.training.weigh.loss import Known, Measured
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.verdict import Verdict

_CARDS: Final = re.compile(r"""(?<=['"])(d dh p\d+ |d db |p\d+ sd )((?:[2-9TJQKA][cdhs]|\?\?)+)(?=['"])""")
"""An entry of a PHH file with cards."""


class Values(NamedTuple):
    """Values of the choices, in chips from the decision on, a fold being 0; each with its standard error.

    `behind` is each choice's deficit to the best one, deal by deal, with its error. `deals` were played out. In a sit
    and go they are in the unit of its prizes; `in_chips` is the best choice in chips then.
    """

    means: tuple[float, ...]
    stderrs: tuple[float, ...]
    best: int
    behind: tuple[tuple[float, float], ...]
    deals: int
    in_chips: int | None = None


class Equity(NamedTuple):
    """The player's equity, as `PotEquity` has it."""

    equity: float
    stderr: float
    by_share: tuple[float, ...]
    ends: tuple[float, ...]
    quartered: float


@dataclass(frozen=True)
class DecideSpot:
    """`phh`: the hand up to the decision, with the cards that its player saw; `styles`: the opponents, by seat.

    `own` is the player's seat, "" among the styles. `accept` are the right choices by index, the best one first: two
    where the spot is close. `random` and `ranges` are the equity against random hands and against the ranges. `rules`
    is the version of the opponents' rules that the values were counted with. `first_name` is the index of the name of
    the first seat. `after`: the equity after each next card, for the plan of a call; empty where it needs none. `pool`
    are the prizes of a sit and go. `called`: the equity against the ranges if nobody else calls (`Verdict.called`).
    """

    game: str
    phh: str
    styles: tuple[str, ...]
    theme: DecideTheme
    choices: tuple[Action, ...]
    values: Values
    accept: tuple[int, ...]
    random: Equity
    ranges: Equity
    rules: int
    id: str
    first_name: int = 0
    after: tuple[tuple[Card, float], ...] = ()
    pool: PrizePool | None = None
    called: Equity | None = None

    @property
    def variant(self) -> Variant:
        """The game."""
        return CATALOGUE[self.game]

    @property
    def own(self) -> int:
        """The player's seat."""
        return self.styles.index("")

    @property
    def replay(self) -> Replay:
        """The hand, played to the decision; raises `ValueError` if it cannot be played."""
        return _replayed(self.phh)

    @property
    def hand(self) -> Hand:
        """The hand at the decision; what the player has not seen is hidden."""
        return self.replay.hand

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """The player's cards, and the board."""
        state = self.hand.state
        return known(state.holes[self.own]), known(state.board)

    @property
    def seen(self) -> Cards:
        """All cards that the player sees."""
        own, _ = self.own_and_board
        return tuple(dict.fromkeys((*own, *self.hand.observe(None).in_sight)))

    @property
    def is_close(self) -> bool:
        """Whether two choices are right."""
        return len(self.accept) > 1

    @property
    def title(self) -> Phrase:
        """The name of its theme, by what is offered."""
        legal = self.moment.legal
        pushes = any(isinstance(each, RaiseTo) and each.amount >= legal.effective for each in self.choices)
        return self.theme.title(self.variant, pushes=pushes)

    @property
    def stake(self) -> int:
        """The pot that a loss is measured by, in chips."""
        return self.verdict(self.values.best).stake

    @property
    def gap(self) -> float:
        """The loss of the second best choice, as a fraction of the stake."""
        others = [mean for at, (mean, _) in enumerate(self.values.behind) if at != self.values.best]
        return min(others) / self.stake

    def value(self, amount: float) -> float:
        """A value in the unit that is told: the game's, in a sit and go per cent of the prize pool."""
        return amount / self.hand.state.game.unit if self.pool is None else self.pool.percent(amount)

    def name(self, seat: int) -> str:
        """An opponent's name."""
        return NAMES[(self.first_name + seat) % len(NAMES)]

    def names(self, own: str) -> list[str]:
        """The names by seat, `own` for the player's."""
        return [own if seat == self.own else self.name(seat) for seat in range(len(self.styles))]

    def written(self) -> str:
        """The hand as PHH, with these names."""
        from pokertable.session.phh.write import write_stopped
        from pokertable.session.record.record import HERO

        return write_stopped([seen_by(event, self.own) for event in self.hand.events], self.names(HERO), self.own)

    @cached_property
    def moment(self) -> Moment:
        """The decision as its player saw it, the best choice as if taken."""
        from pokertable.model.hand.seen import SeenHand
        from pokertable.training.weigh.moment import Moment

        seen = SeenHand.of(self.hand.events, self.own)
        kept = len(seen.events)
        hand = seen.before(kept)
        taken = self.choices[self.values.best]
        return Moment(seat=self.own, hand=hand, public=hand.observe(None), kept=kept, taken=taken, choices=self.choices)

    def verdict(self, taken: int) -> Verdict:
        """The review's verdict on a choice."""
        from pokertable.training.weigh.ending import ends_the_hand
        from pokertable.training.weigh.verdict import Verdict

        moment, deals = replace(self.moment, taken=self.choices[taken]), self.values.deals
        random, ranges = _share(self.random, deals), _share(self.ranges, deals)
        now, pool = self.measured(taken), self.pool
        return Verdict(
            moment,
            random,
            ranges,
            now,
            deals,
            settled=True,
            is_over=True,
            ends=ends_the_hand(moment, in_prizes=pool is not None),
            pool=pool,
            best_in_chips=self.values.in_chips,
            called=None if self.called is None else _share(self.called, deals),
        )

    def measured(self, taken: int) -> Measured:
        """The values, and what this choice loses."""
        from pokertable.training.weigh.loss import Known, Measured

        values = self.values
        behind = [Known(*each) for each in values.behind]
        mine = behind[taken]
        ahead = [_ahead(mine, each, is_best=at == values.best) for at, each in enumerate(behind)]
        ahead[taken] = Known(0.0, 0.0)
        others = [each for at, each in enumerate(behind) if at != values.best]
        second = min(others, key=lambda each: each.mean)
        loss = max(0.0, mine.mean)
        error = mine.stderr if taken != values.best else second.stderr
        means = values.means, values.stderrs
        return Measured(*means, values.best, tuple(behind), tuple(ahead), second.stderr, loss, error)

    def exchanged(self, exchange: Mapping[Card, Card]) -> DecideSpot:
        """The spot with exchanged cards: suits alone, else the values are another spot's."""
        return replace(
            self,
            phh=_CARDS.sub(lambda found: found[1] + _moved(found[2], exchange), self.phh),
            choices=tuple([act_from(_moved_act(act_text(each), exchange)) for each in self.choices]),
            after=tuple([(exchange[card], equity) for card, equity in self.after]),
        )

    def renamed(self, by: int) -> DecideSpot:
        """The spot with other names of the opponents."""
        return replace(self, first_name=(self.first_name + by) % len(NAMES))

    def facts(self) -> dict[str, Any]:
        """The hand as its player sees it, the opponents' styles, and the equities, as plain JSON values."""
        return {
            "phh": self.written(),
            "styles": list(self.styles),
            "equity": {"random": self.random.equity, "ranges": self.ranges.equity},
            "deals": self.values.deals,
            "rules": self.rules,
            **({} if self.pool is None else {"prizes": list(self.pool.prizes), "elsewhere": list(self.pool.elsewhere)}),
        }

    def json(self) -> dict[str, Any]:
        """The spot in plain JSON values."""
        values = self.values
        return {
            "game": self.game,
            "id": self.id,
            "theme": self.theme.value,
            "phh": self.phh,
            "styles": list(self.styles),
            "choices": [act_text(each) for each in self.choices],
            "means": [_short(each) for each in values.means],
            "stderrs": [_short(each) for each in values.stderrs],
            "behind": [[_short(each) for each in pair] for pair in values.behind],
            "best": values.best,
            "accept": list(self.accept),
            "deals": values.deals,
            "random": _plain(self.random),
            "ranges": _plain(self.ranges),
            "rules": self.rules,
            **({"first_name": self.first_name} if self.first_name else {}),
            **({"after": {str(card): _short(equity) for card, equity in self.after}} if self.after else {}),
            **({} if self.pool is None else {"pool": self.pool.json(), "in_chips": values.in_chips}),
            **({} if self.called is None else {"called": _plain(self.called)}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> DecideSpot:
        """The spot of `json`; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        from pokertable.training.weigh.prize_pool import PrizePool

        choices = tuple(map(act_from, data["choices"]))
        behind = tuple([(float(mean), float(error)) for mean, error in data["behind"]])
        means, stderrs = (tuple(map(float, data[key])) for key in ("means", "stderrs"))
        best, accept = int(data["best"]), tuple(map(int, data["accept"]))
        pool = PrizePool.from_json(data["pool"]) if "pool" in data else None
        in_chips = None if pool is None else int(data["in_chips"])
        styles = tuple([require_opponent(str(name)) if name else "" for name in data["styles"]])
        if not len(choices) == len(behind) == len(means) == len(stderrs) >= 2 or styles.count("") != 1:
            raise ValueError(f"{data['choices']}: expected as many values as choices, and one own seat")
        if not accept or accept[0] != best or not all(0 <= each < len(choices) for each in accept):
            raise ValueError(f"accept {accept}: expected choices, the best one first")
        found = cls(
            CATALOGUE[data["game"]].key,
            str(data["phh"]),
            styles,
            DecideTheme(data["theme"]),
            choices,
            Values(means, stderrs, best, behind, int(data["deals"]), in_chips),
            accept,
            _equity(data["random"]),
            _equity(data["ranges"]),
            int(data["rules"]),
            str(data["id"]),
            int(data.get("first_name", 0)),
            tuple([(Card.parse(card), float(equity)) for card, equity in data.get("after", {}).items()]),
            pool,
            _equity(data["called"]) if "called" in data else None,
        )
        if found.hand.to_act != found.own:
            raise ValueError(f"seat {found.own} is not to act")
        return found


def spot_of(
    verdict: Verdict, theme: DecideTheme, accept: tuple[int, ...], styles: tuple[str, ...], rules: int
) -> DecideSpot:
    """The spot of a weighed decision, with the values found; `accept` are the right choices, the best one first."""
    from pokertable.session.phh.write import write_stopped
    from pokertable.session.record.record import HERO

    moment, now = verdict.moment, verdict.measured
    assert now is not None, "the choices were played out"
    own = moment.seat
    events = [seen_by(event, own) for event in moment.hand.events]
    behind = tuple([(each.mean, each.stderr) for each in now.behind])
    named = [HERO if seat == own else NAMES[seat % len(NAMES)] for seat in range(len(styles))]
    phh = write_stopped(events, named, own)
    return DecideSpot(
        moment.public.game.variant.key,
        phh,
        tuple(["" if seat == own else each for seat, each in enumerate(styles)]),
        theme,
        moment.choices,
        Values(now.means, now.stderrs, now.best, behind, verdict.deals, verdict.best_in_chips),
        accept,
        plain_share(verdict.random),
        plain_share(verdict.ranges),
        rules,
        hashlib.sha256((phh if verdict.pool is None else f"{phh}{verdict.pool}").encode()).hexdigest()[:12],
        pool=verdict.pool,
        called=None if verdict.called is None else plain_share(verdict.called),
    )


def _ahead(mine: Known, other: Known, *, is_best: bool) -> Known:
    """A choice's lead over the one taken, by what both are behind the best one."""
    from pokertable.training.weigh.loss import Known

    if is_best:
        return mine
    return Known(mine.mean - other.mean, (mine.stderr**2 + other.stderr**2) ** 0.5)


def _share(each: Equity, deals: int) -> PotEquity:
    from pokertable.training.deals.shares import PotEquity

    return PotEquity(each.equity, each.stderr, each.by_share, each.ends, each.quartered, deals)


def plain_share(share: PotEquity) -> Equity:
    """An equity as it is stored."""
    return Equity(share.equity, share.stderr, share.by_share, share.ends, share.quartered)


def _equity(data: Any) -> Equity:
    equity, stderr, by_share, ends, quartered = data
    return Equity(float(equity), float(stderr), tuple(map(float, by_share)), tuple(map(float, ends)), float(quartered))


def _plain(each: Equity) -> list[Any]:
    shares = [list(map(_short, part)) for part in (each.by_share, each.ends)]
    return [_short(each.equity), _short(each.stderr), *shares, _short(each.quartered)]


def _short(value: float) -> float:
    """A figure with five digits: more would only be noise."""
    return float(f"{value:.5g}")


def _moved(cards: str, exchange: Mapping[Card, Card]) -> str:
    pairs = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return "".join([each if each == "??" else str(exchange[Card.parse(each)]) for each in pairs])


def _moved_act(act: str, exchange: Mapping[Card, Card]) -> str:
    word, _, cards = act.partition(" ")
    return f"sd {_moved(cards, exchange)}".rstrip() if word == "sd" else act


@lru_cache(maxsize=8)
def _replayed(phh: str) -> Replay:
    """The hand of a text, played; the same few are asked for again and again."""
    from pokertable.session.phh.read import parse_hand
    from pokertable.session.phh.replay import replay
    from pokertable.session.phh.text import load_tables

    ((_, table),) = load_tables(phh.encode(), "spot")
    return replay(parse_hand(table))
