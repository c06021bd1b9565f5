"""A persona: the rules of the game's family for its skill, played in a style."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats
from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.facts.figures import BeginnersHands, DrawnHands, OwnHands, ReadHands
from pokertable.players.opponents.way import Missing, Way, find
from pokertable.players.people.character import RULES_VERSION, Character, Skill
from pokertable.players.people.style import Style
from pokertable.players.rules import facing
from pokertable.players.rules.checked_to import bet_asks
from pokertable.players.rules.draw_experts import EXPERTS_STEAL
from pokertable.players.rules.families import family_of
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.omaha import asks_so_far_from
from pokertable.players.rules.prizes import in_prizes
from pokertable.players.rules.rule import Do, Rule, Table, all_in_calls
from pokertable.players.rules.shared import asks_for_the_stack
from pokertable.players.rules.value import USUAL_BLUFFS
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.numbers import either, greater, lesser
from pokertable.players.seen.policy import (
    AppliedRule,
    Choice,
    Does,
    Figures,
    Menu,
    Policy,
    draw,
    drawn,
    menu_of,
    mixed,
)
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.players.worth.columns import Column
from pokertable.players.worth.discarding.drawing import DrawHands, look_together
from pokertable.players.worth.discarding.followed import Ways
from pokertable.players.worth.prospects import prospects
from pokertable.players.worth.single import HandProspects, work_out

READS = {Skill.REGULAR: 0.8, Skill.EXPERT: 1.0}
"""How far a skilled player believes the ranges that it reads."""
_ALL_IN_RESPECT = 0.8
"""Even who believes no bet believes one for the stack so far."""
_CARELESS = 3
"""Power of what a style asks of a call by which its actions tell less: a station's range is nearly any hand."""
SIZED = (Do.RAISE, Do.RAISE_SMALL, Do.RAISE_BIG)
_COMMITTED, _BET_COMMITTED = 0.6, 0.8
"""Parts of the stack from which a raise, and a bet, is made all-in; a small bet stays small."""
Seen: TypeAlias = BeginnersHands | ReadHands | DrawnHands
"""The figures of hands that the rules look at."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Persona:
    """A `Policy` by rules."""

    character: Character
    style: Style
    skill: Skill
    memory: Memory = ()
    """The table's observations of each seat; a beginner ignores them."""
    presumed: Policy | None = None
    """Policy that it presumes of others; None for a usual player's."""
    in_style: Policy | None = None
    """Regular of its style, in whose range it ranks its own hands; None where that is what it presumes of others."""
    prizes: PrizesLeft | None = None
    """Prizes left to win in a sit and go; None in cash games. A beginner ignores it."""
    own: Tables[OwnHands] | None = field(default=None, repr=False, compare=False)
    """The rules of its style, which go before those of the family."""
    version: int = RULES_VERSION

    @property
    def name(self) -> str:
        """The character's name."""
        return self.character.name

    @property
    def looks_back(self) -> bool:
        """Whether it reads ranges, which follow from all that has happened; a beginner looks at its own hand."""
        return self.skill is not Skill.BEGINNER

    def menu(self, public: Observation) -> Menu:
        """Fold, check or call, and the presets of the table, or the one raise of a fixed limit."""
        return raising_menu(require_public(public))

    def tables_of(self, family: Family[Any]) -> Tables[Any]:
        """The tables by which it plays games of a family."""
        tables = family.tables(self.skill)
        return tables if self.own is None else self.own.before(tables)

    def table(self, spot: Spot) -> Table[Any]:
        """The table by which it plays this turn."""
        return self.tables_of(family_of(spot.variant)).of(spot)

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """The rules that decide, as `Policy.rules`."""
        turn = self.as_seen(turn)
        spot = turn.spot
        seen = self.look(turn, hands)
        if len(hands) > 1:
            yield from self._of_many(spot, seen)
            return
        way = Way(self.table(spot), seen, spot, self.style)
        while (found := way.alone()) is not None:
            rule, part = found
            yield self.applied(rule, np.array([part]), seen, spot)

    def as_seen(self, turn: Turn) -> Turn:
        """The turn as this player sees it: in a sit and go with what chips are worth in prizes, if it knows."""
        if self.prizes is None or not self.looks_back:
            return turn
        assert turn.public is not None, "who looks back is told what was seen"
        exactly = self.skill is Skill.EXPERT
        return turn._replace(spot=in_prizes(turn.spot, turn.public, self.prizes, exactly=exactly))

    def _of_many(self, spot: Spot, seen: Seen) -> Iterator[AppliedRule]:
        left: Floats = np.ones(len(seen))
        for rule in self.table(spot):
            often = rule.when(spot, self.style)
            if often:
                taken = left * (often * rule.hands(seen, spot, self.style))
                left = left - taken
                yield self.applied(rule, taken, seen, spot)
                if not np.any(left):
                    return

    def applied(self, rule: Rule[Any], weights: Floats, seen: Seen, spot: Spot) -> AppliedRule:
        """A rule at work for hands of which it takes these parts."""
        figures = partial(_figures, rule.because.template, seen, spot, self.style)
        if isinstance(seen, DrawHands) and spot.legal.draw is not None:
            kept = partial(_kept, rule.do, seen)
            return AppliedRule(weights, partial(_discarded, rule.do, seen), rule.because, figures, kept)
        return AppliedRule(weights, partial(_done, rule.do, spot.legal, self.style), rule.because, figures)

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The rules that decide, as `Policy.applied_rules`."""
        return tuple(self.rules(Turn(Spot.of(public), public), hands))

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """How often each hand takes each action, as `Policy.probabilities`."""
        return mixed(self.applied_rules(public, hands), self.menu(public))

    def look(self, turn: Turn, hands: Cards, column: Column | None = None) -> Seen:
        """Figures of hands that its rules look at: a beginner's hands alone, others' against the rivals' ranges too.

        `column` is what was foreseen of a single hand.
        """
        spot = turn.spot
        if spot.variant.draws:
            respect = READS[Skill.REGULAR] if self.looks_back else self.style.respect
            steals = EXPERTS_STEAL if self.skill is Skill.EXPERT and self.style.steals else self.style.steals
            ways = Ways(self.style.raises, steals, self.style.calls)
            bluffs = self.style.bluffs / USUAL_BLUFFS
            drawn: DrawnHands = DrawHands(
                spot, hands, respect, watches=self.looks_back, memory=self.memory, ways=ways, bluffs=bluffs
            )
            return drawn
        if self.looks_back:
            assert turn.public is not None, "who looks back is told what was seen"
            reads = READS[self.skill]
            shows = shown_by(self.style)
            facts = Facts(turn.public, spot, hands, reads, self.memory, column, self.presumed, self.in_style, shows)
            read: ReadHands = facts
            return read
        respect = credit(spot, self.style)
        return HandProspects(spot, hands, respect, column) if len(hands) == 1 else prospects(spot, hands, respect)


def credit(spot: Spot, style: Style) -> Any:
    """How much a beginner credits what its rivals have shown."""
    return either(all_in_calls(spot), greater(style.respect, _ALL_IN_RESPECT), style.respect)


def shown_by(style: Style) -> Any:
    """How far a style's actions tell of its own hands: less if it bluffs more than usual, or calls for less."""
    return USUAL_BLUFFS / greater(USUAL_BLUFFS, style.bluffs) * lesser(1.0, style.calls) ** _CARELESS


class Asked(NamedTuple):
    """A policy that is asked about one private hand, (1, k), at a turn, and the number that draws its action."""

    policy: Policy
    turn: Turn
    hand: Cards
    number: float
    column: Column | None = None
    """Where it stands in its futures, if that was foreseen."""


def choose_all(asked: Sequence[Asked]) -> list[Choice]:
    """The choice of each policy, as `draw` finds it for one; the figures are computed for all together."""
    found: dict[int, Choice] = {}
    going: list[_Drawing] = []
    for place, (policy, turn, hand, number, column) in enumerate(asked):
        if isinstance(policy, Persona):
            turn = policy.as_seen(turn)
            going.append(_Drawing(place, policy, turn.spot, policy.look(turn, hand, column), number))
        else:
            found[place] = draw(policy, turn, hand, number)
    alone = [each.way.seen.ranked if isinstance(each.way.seen, Facts) else each.way.seen for each in going]
    work_out([each for each in alone if isinstance(each, HandProspects)])
    look_together([each for each in alone if isinstance(each, DrawHands)])
    while going:
        waiting: dict[str, list[_Drawing]] = {}
        for each in going:
            try:
                found[each.place] = each.choice()
            except Missing as missing:
                waiting.setdefault(missing.figure, []).append(each)
        for figure, those in waiting.items():
            find([each.way for each in those], figure)
        going = [each for those in waiting.values() for each in those]
    return [found[place] for place in range(len(asked))]


class _Drawing:
    """The action of one hand, drawn on its way."""

    __slots__ = ("_last", "_left", "_persona", "_spot", "place", "way")

    def __init__(self, place: int, persona: Persona, spot: Spot, seen: Seen, number: float) -> None:
        self.place = place
        self.way = Way(persona.table(spot), seen, spot, persona.style)
        self._persona, self._spot = persona, spot
        self._left = number
        self._last: tuple[Rule[Any], float] | None = None

    def choice(self) -> Choice:
        """The action chosen; raises `Missing` and can then be called again."""
        while self._left >= 0 and (found := self.way.on()) is not None:
            self._last = found
            self._left -= found[1]
        assert self._last is not None, "rules decide for every hand"
        rule, part = self._last
        return drawn(self._persona.applied(rule, np.array([part]), self.way.seen, self._spot), self._left + part)


def _sizes(do: Do, style: Style) -> Sequence[tuple[PresetKey, float]]:
    """All sizes of the style, or its smallest, or the bigger ones in their proportions."""
    if do is Do.RAISE or len(style.sizes) == 1:
        return style.sizes
    if do is Do.RAISE_SMALL:
        return ((style.sizes[0][0], 1.0),)
    bigger = style.sizes[1:]
    total = sum(often for _, often in bigger)
    return [(size, often / total) for size, often in bigger]


@remembers_last
def raising_menu(legal: LegalActions) -> Menu:
    """The menu of all personas: every preset that is legal, or the one raise of a fixed limit."""
    if legal.raise_to is None:
        return menu_of(legal, ())
    if legal.structure is Structure.FIXED:
        return menu_of(legal, legal.raise_to)
    return menu_of(legal, [amount for _, amount in legal.preset_amounts])


def _done(do: Do, legal: LegalActions, style: Style) -> Does:
    """The actions of the menu that this comes to, and how often each is taken."""
    if legal.raise_to is not None:
        most = RaiseTo(legal.raise_to[1])
        if do in SIZED and legal.two_bets:
            return _two_bets(do, legal, style)
        if do in SIZED:
            return [(RaiseTo(total), often) for total, often in raised_to(do, legal, style)]
        if do is Do.ALL_IN:
            return [(most, 1.0)]
    if do is Do.FOLD and legal.fold and not legal.free:
        return _FOLDS
    return _CALLS if legal.bring_in is None else _BRINGS_IN


def raised_to(do: Do, legal: LegalActions, style: Style) -> Sequence[tuple[Any, float]]:
    """The raise-to totals of a style, and how often it takes each; of many turns at once, columns of them."""
    assert legal.raise_to is not None
    least, most = legal.raise_to
    totals = dict(legal.preset_amounts)
    committed = either(legal.posted > 0, _COMMITTED, _BET_COMMITTED) * legal.all_in_total
    sized = [(greater(least, lesser(most, totals.get(size, 0))), often) for size, often in _sizes(do, style)]
    return [(either(total < committed, total, most), often) for total, often in sized]


def _two_bets(do: Do, legal: LegalActions, style: Style) -> Does:
    """The small or the big bet that an open pair allows: of several sizes of a style the smallest is the small one."""
    assert legal.raise_to is not None
    sizes = _sizes(do, style)
    small = sum(often for size, often in sizes if size == style.sizes[0][0]) / sum(often for _, often in sizes)
    if do is Do.RAISE and len(style.sizes) == 1:
        small = 0.0
    parts = zip(legal.raise_to, (small, 1 - small), strict=True)
    return [(RaiseTo(total), often) for total, often in parts if often]


def _discarded(do: Do, hand: DrawHands) -> Does:
    """The discard that a rule leads to."""
    discards = hand.cards[0][~_kept(do, hand)[0]].tolist()
    return [(Draw(tuple([DECK[card] for card in discards])), 1.0)]


def _kept(do: Do, hands: DrawHands) -> Bools:
    """(H, k): the cards that a rule at a draw keeps of hands, sorted by card."""
    if do is Do.PAT:
        return np.ones_like(hands.kept)
    return hands.kept_one_more if do is Do.DRAW_LESS else hands.kept


_FOLDS: Does = [(Fold(), 1.0)]
_CALLS: Does = [(CheckCall(), 1.0)]
_BRINGS_IN: Does = [(BringIn(), 1.0)]


def _figures(because: str, seen: Seen, spot: Spot, style: Style) -> Figures:
    """The numbers that a reason names: in percent, stacks in big blinds."""
    found = [(name, figure(seen, spot, style)) for name, figure in _FIGURES if f"{{{name}}}" in because]
    return tuple([(name, np.full(len(seen), value) if isinstance(value, float) else value) for name, value in found])


_FIGURES: tuple[tuple[str, Callable[[Any, Spot, Style], Floats | Sequence[Phrase] | float]], ...] = (
    ("share", lambda seen, *_: 100 * seen.share),
    ("called", lambda seen, *_: 100 * seen.called),
    ("bet_asks", lambda seen, _, style: 100 * bet_asks(seen, style)),
    ("strong", lambda seen, *_: 100 * seen.strong),
    ("draw", lambda seen, *_: seen.drawn_to),
    ("behind", lambda seen, *_: seen.holding.high_behind),
    ("quartered", lambda seen, *_: 100 * seen.quartered),
    ("nearest", lambda seen, *_: seen.holding.nearest),
    ("top", lambda seen, *_: np.maximum(1.0, np.ceil(100 * seen.rank))),
    ("price", lambda _, spot, __: 100 * spot.price),
    ("chip_price", lambda _, spot, __: 100 * (spot.price if spot.in_prizes is None else spot.in_prizes.chip_price)),
    ("asks", lambda _, spot, style: 100 * facing.asks(spot, style)),
    ("asks_so_far", lambda seen, spot, _: 100 * asks_so_far_from(seen.holding.high_behind, spot)),
    ("asks_in_its_half", lambda seen, spot, _: 100 * asks_so_far_from(seen.holding.nearest, spot)),
    ("asks_for_stack", lambda _, spot, style: 100 * asks_for_the_stack(spot, style)),
    ("folds", lambda seen, *_: 100 * seen.fold_equity),
    ("gives_up", lambda seen, *_: 100 * seen.gives_up),
    ("behind_bets", lambda seen, *_: 100 * seen.bets_behind),
    ("depth", lambda _, spot, __: spot.depth),
    ("pat", lambda seen, *_: 100 * seen.pat),
    ("drawn", lambda seen, *_: 100 * seen.drawn),
    ("best", lambda seen, *_: 100 * seen.best),
)
