"""How regulars and experts decide after the first street: by their hand against what the others can hold.

The tables are read from the top, as in `rules`. Value is what is ahead of the hands that go on; bluffs are the worst
hands of one's own range, as many as the size of the bet allows; a check holds strong hands too.
"""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Bools, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.ranges.presumed import continuing_part
from pokertable.players.rules.facts import Facts
from pokertable.players.rules.rules import (
    COMMITS,
    STARTING,
    Do,
    Rule,
    all_in_calls,
    and_then,
    at_least,
    clipped,
    every_hand,
    may_raise,
    splits,
    stacks_go_in,
)
from pokertable.players.seen.spot import Spot

_USUAL_BLUFFS = 0.18
_MOST_BLUFFS = 0.45
"""The greatest part of the own range that is bluffed with."""
_SIZE = 0.75
_SURE = 0.68
"""A share against callers from which one bets big."""
_EARLY_BLUFFS = 2.0
"""Before the last card so many times more hands may be bluffed with, for they can still improve."""
_HIDES_LAST = 0.15
"""How often it checks to the raiser on the last street, where a check wins nothing more."""
_OVERFOLDS = 0.1
"""Rivals who fold so much more often than usual are bet at whenever that wins more than a check."""
_LIGHT = 0.88
"""The last bet is called a bit below its price: rivals bluff more than they are presumed to."""
_IMPLIED = 0.06
"""What a draw wins besides when it comes, as a share of the pot."""


def _value(facts: Facts, margin: float) -> Floats | float:
    """Ahead of those who go on, by a margin towards the whole pot."""
    fair = facts.fair_called
    return at_least(facts.called, fair + (1 - fair) * margin)


def _checks_to_the_raiser(spot: Spot, style: Style) -> float:
    return spot.raiser_behind and (0.85 - style.bluffs if spot.streets_left else _HIDES_LAST)


def _hides(spot: Spot, style: Style) -> float:
    """How often a hand worth a bet is checked: more where somebody behind may bet it."""
    if not spot.streets_left:
        return 0.0
    return style.slow_plays + (0.0 if spot.last_to_act or spot.led else 0.2)


def _bets(spot: Spot, style: Style) -> float:
    return may_raise(spot) and 1 - _hides(spot, style)


def _bluffs(facts: Facts, spot: Spot, style: Style) -> Floats | float:
    """The worst hands of the own range, in proportion to those that bet for value."""
    early = _EARLY_BLUFFS ** min(spot.streets_left, 2) if spot.led or spot.last_to_act else 1.0

    def worst(mass: float) -> Floats | float:
        mass = mass / spot.opponents**2 * facts.bluffing_pays
        return clipped((facts.better - (1 - mass)) / 0.08 + 0.5)

    def in_proportion() -> Floats | float:
        of_value = _SIZE / (1 + _SIZE) * facts.value_part
        return worst(min(_MOST_BLUFFS, of_value * early * style.bluffs / _USUAL_BLUFFS))

    weak = 1 - at_least(facts.share, spot.fair * 0.9)
    return and_then(weak, lambda: in_proportion() if np.any(worst(_MOST_BLUFFS)) else 0.0 * weak)


def _pushes_draws(spot: Spot, style: Style) -> float:
    return (may_raise(spot) and spot.streets_left > 0 and spot.opponents <= 3 and spot.bets <= 1) and style.semibluffs


def _is_draw(facts: Facts, _spot: Spot, _style: Style) -> Bools:
    return facts.drawing


def _follows_up(spot: Spot, style: Style) -> float:
    if not (may_raise(spot) and spot.led and spot.opponents <= 2 and spot.streets_left and spot.all_may_fold):
        return 0.0
    return float(style.follows_up / spot.opponents**1.5 * 0.6 ** (spot.street - 1))


def _takes_what_is_given(facts: Facts, *_: object) -> Floats | float:
    """A bet wins more than the hand by checking on, against rivals who are known to fold too often."""
    if not facts.folds_more >= _OVERFOLDS:
        return 0.0
    folds = facts.fold_equity
    bet = folds + (1 - folds) * (facts.called * (1 + 2 * _SIZE) - _SIZE)
    return at_least(bet - facts.share, 0.0)


CHECKED_TO: tuple[Rule, ...] = (
    Rule(
        when=lambda spot, _: may_raise(spot) and spot.variant.is_split and not spot.streets_left and spot.opponents > 1,
        hands=lambda facts, *_: 0.95 * facts.nut_low,
        do=Do.RAISE,
        condition=phrase("The last card is out, the pot is split, several opponents are in: the nut low."),
        because=phrase("This is the nut low: it wins half of what several opponents put in."),
        fits=splits,
    ),
    Rule(
        when=lambda spot, _: may_raise(spot) and spot.opponents <= 2,
        hands=_takes_what_is_given,
        do=Do.RAISE,
        condition=phrase("At most two opponents, seen to fold more often than usual: a bet wins more than a check."),
        because=phrase(
            "All fold {folds} times in a hundred by what was seen of them, so a bet wins more than a check."
        ),
    ),
    Rule(
        when=_checks_to_the_raiser,
        hands=every_hand,
        do=Do.CALL,
        condition=phrase(
            "The player who raised before is yet to act: {checks_to_raiser} times in a hundred with any hand, on the "
            "last street {hides_last}.",
            hides_last=round(100 * _HIDES_LAST),
        ),
        because=phrase("The player who raised before is yet to act, so strong hands and weak ones alike check."),
    ),
    Rule(
        when=_bets,
        hands=lambda facts, *_: at_least(facts.called, max(_SURE, facts.fair_called + 0.15)),
        do=Do.RAISE_BIG,
        condition=phrase(
            "The hand expects {sure} % or more of the pot against the hands that call.",
            sure=round(100 * _SURE),
        ),
        because=phrase("This hand bets big for value: it expects {called} % of the pot against the hands that call."),
    ),
    Rule(
        when=_bets,
        hands=lambda facts, _, style: _value(facts, 0.4 * style.bets),
        do=Do.RAISE_SMALL,
        condition=phrase("The hand expects more than its fair share against the hands that call."),
        because=phrase("This hand bets for value: it expects {called} % of the pot against the hands that call."),
    ),
    Rule(
        when=_pushes_draws,
        hands=_is_draw,
        do=Do.RAISE,
        condition=phrase(
            "A draw, with cards to come, against at most three opponents: {semibluffs} times in a hundred."
        ),
        because=phrase(
            "This hand bets a draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
        ),
    ),
    Rule(
        when=lambda spot, _: may_raise(spot) and spot.opponents <= 2 and spot.all_may_fold,
        hands=_bluffs,
        do=Do.RAISE_BIG,
        condition=phrase(
            "One of its worst hands, against at most two opponents: as many bluffs as its value bets allow, more "
            "before the last card."
        ),
        because=phrase("This is a bluff with one of its worst hands: checking would win it only {share} % of the pot."),
    ),
    Rule(
        when=_follows_up,
        hands=lambda facts, spot, _: 1 - at_least(facts.share, spot.fair * 1.15),
        do=Do.RAISE_SMALL,
        condition=phrase(
            "It made the last raise, the hand is weak, and cards are to come: {follows_up} times in a hundred "
            "against one opponent on the second street, less often later and against two."
        ),
        because=phrase("The last raise was its own, so it bets on against few opponents."),
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.CALL,
        condition=phrase("Every other hand."),
        because=phrase("This hand checks: it expects {share} % of the pot."),
    ),
)
"""When checking is free."""


def _asks(spot: Spot, style: Style) -> float:
    """The share that a call must expect: the price, and more while bets may follow out of position."""
    more = _LIGHT if not spot.streets_left else 1.05 if spot.last_to_act else 1.12
    return style.calls * spot.price * more


def _defends(facts: Facts, spot: Spot, style: Style) -> Floats | float:
    """The best part of the own range, so that a bet with anything does not pay; not with hands far below the price."""
    if spot.opponents > 1 or spot.bets > 1:
        return 0.0
    size = spot.price / (1 - 2 * spot.price) if spot.price < 0.45 else 4.0
    kept = (continuing_part(size) - 0.08) * min(1.2, 1 / style.calls)
    near = at_least(facts.share, 0.65 * spot.price)
    return and_then(near, lambda: clipped((kept - facts.better) / 0.1 + 0.5))


def _raise_margin(spot: Spot, style: Style) -> float:
    fixed = spot.legal.structure is Structure.FIXED
    return (0.25 if fixed else 0.35) * style.reraises + 0.08 * (spot.bets - 1)


FACING_A_BET: tuple[Rule, ...] = (
    Rule(
        when=lambda spot, _: all_in_calls(spot) and may_raise(spot),
        hands=lambda facts, spot, _: and_then(
            at_least(facts.share, spot.price, 0.02), lambda: at_least(facts.called, facts.fair_called)
        ),
        do=Do.ALL_IN,
        condition=phrase(
            "A call takes {commits} % of the stack or more, and the hand expects its fair share or more against the "
            "hands that go on.",
            commits=round(100 * COMMITS),
        ),
        because=phrase("This hand puts the stack in: it expects {called} % of the pot against the hands that go on."),
        fits=stacks_go_in,
    ),
    Rule(
        when=lambda spot, _: all_in_calls(spot),
        hands=lambda facts, spot, style: at_least(facts.share, max(0.9, style.calls) * spot.price, 0.02),
        do=Do.CALL,
        condition=phrase(
            "A call takes {commits} % of the stack or more, and the hand expects {late_stack_calls} % or more of "
            "what it needs.",
            commits=round(100 * COMMITS),
        ),
        because=phrase("This hand calls for the stack: it expects {share} % of the pot and needs {price} %."),
        fits=stacks_go_in,
    ),
    Rule(
        when=lambda spot, style: may_raise(spot) and not all_in_calls(spot) and 1 - _hides(spot, style),
        hands=lambda facts, spot, style: and_then(
            at_least(facts.share, 0.5), lambda: _value(facts, _raise_margin(spot, style))
        ),
        do=Do.RAISE,
        condition=phrase(
            "The hand expects half of the pot or more, and clearly more than its fair share against the hands that "
            "go on."
        ),
        because=phrase("This hand raises for value: it expects {called} % of the pot against the hands that go on."),
    ),
    Rule(
        when=lambda spot, style: _pushes_draws(spot, style) / 4,
        hands=_is_draw,
        do=Do.RAISE,
        condition=phrase(
            "A draw, with cards to come, at most three opponents and one bet so far: {quarter_semibluffs} times in a "
            "hundred."
        ),
        because=phrase(
            "This hand raises with a draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
        ),
    ),
    Rule(
        when=lambda *_: True,
        hands=lambda facts, spot, style: at_least(facts.share, _asks(spot, style)),
        do=Do.CALL,
        condition=phrase(
            "The hand expects {calls} % or more of what it needs; a bit less on the last street, more while bets may "
            "follow."
        ),
        because=phrase("This hand calls: it expects {share} % of the pot and needs {price} %."),
    ),
    Rule(
        when=lambda spot, _: spot.streets_left > 0 and not all_in_calls(spot),
        hands=lambda facts, spot, style: facts.drawing * at_least(facts.share + _IMPLIED, style.calls * spot.price),
        do=Do.CALL,
        condition=phrase("A draw, with cards to come, that is nearly worth the price: it wins more when it comes in."),
        because=phrase(
            "This hand calls with a draw to {draw}: it expects {share} % of the pot and needs {price} %, but wins "
            "more when the draw comes in."
        ),
    ),
    Rule(
        when=lambda spot, _: not all_in_calls(spot),
        hands=_defends,
        do=Do.CALL,
        condition=phrase(
            "One opponent and one bet so far: one of the best hands that it can hold, so that bluffing with every "
            "hand does not pay."
        ),
        because=phrase(
            "This is one of the best hands that it can hold. It expects {share} % of the pot, and calls so that bluffs "
            "do not pay."
        ),
    ),
    Rule(
        when=lambda spot, style: (may_raise(spot) and spot.opponents == 1 and spot.bets == 1) and style.bluffs / 4,
        hands=lambda facts, *_: clipped((facts.better - 0.7) / 0.1 + 0.5) * (facts.better < 0.9),
        do=Do.RAISE,
        condition=phrase(
            "One opponent and one bet so far: a weak hand, but not one of the worst, {bluff_raises} times in a hundred."
        ),
        because=phrase("This is a bluff against one opponent, who folds {folds} times in a hundred."),
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.FOLD,
        condition=phrase("Every other hand."),
        because=phrase("This hand folds: it expects {share} % of the pot and needs {price} %."),
    ),
)
"""When staying in costs chips."""


def table_for(spot: Spot) -> tuple[Rule, ...]:
    """The table of this spot."""
    if spot.first_street:
        return STARTING
    return FACING_A_BET if spot.facing else CHECKED_TO
