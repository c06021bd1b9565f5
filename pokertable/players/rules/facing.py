"""How regulars and experts answer a bet, after the first street; what the families share."""

from __future__ import annotations

from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.ranges.presumed import continuing_part
from pokertable.players.rules.rule import (
    COMMITS,
    Do,
    Part,
    Rule,
    Table,
    all_in_calls,
    and_then,
    at_least,
    bluff_raises,
    clipped,
    may_raise,
    pushes_draws,
    stacks_go_in,
)
from pokertable.players.rules.shared import (
    FOLDS,
    FOLDS_ABOVE_THE_PRICE,
    calls_below_the_price,
    calls_by_price,
    for_the_stack,
)
from pokertable.players.rules.value import bluffs_left, hides, is_draw, worth_betting
from pokertable.players.seen.numbers import either, lesser
from pokertable.players.seen.spot import Spot

_LIGHT = 0.87
"""The last bet is called a bit below its price: rivals bluff more than they are presumed to."""
NEAR: Final = 0.65, 0.48
"""One of the best hands that one can hold is called with though it expects only so many times what it needs: before the
last card, and then."""
_DEAREST = 0.45
"""A price from which on a bet counts as one of four pots."""
_IMPLIED = 0.06
"""What a draw wins besides when it comes, as a share of the pot."""


_MOST_ABOVE = 0.1
"""However careful, nobody asks for more above the price."""
_AHEAD_AT_LAST = 0.2
"""So far on the way from a fair share to the whole pot must a hand be that moves in on the last street."""
_FEW = 2
"""Before more opponents than these nobody raises with a draw: somebody calls."""
_LEFT_TO_PLAY = 1.5
"""So many pots must be left, the call among them, for a call against bluffs where a later bet may be for the stack."""
_AGAIN_AT_LAST = 0.84
"""So far on the way to the whole pot must a hand be that raises a raise on the last street."""


def asks(spot: Spot, style: Style) -> Any:
    """The share that a call must expect: the price, and more while bets may follow out of position."""
    more = either(spot.last_to_act, 1.25, 1.35) if spot.streets_left else _LIGHT
    return lesser(style.calls * spot.price * more, spot.price + _MOST_ABOVE)


def defends(facts: Facts, spot: Spot, style: Style, near: tuple[float, float] = NEAR) -> Part:
    """The best part of the own range, so that a bet with anything does not pay; not with hands far below the price."""
    price = lesser(_DEAREST, spot.price)
    size = either(spot.price < _DEAREST, price / (1 - 2 * price), 4.0)
    kept = (continuing_part(size) - 0.11) * lesser(1.2, 1 / style.calls)

    def near_enough() -> Part:
        return at_least(facts.share, (near[0] if spot.streets_left else near[1]) * spot.price)

    one_bet_of_one: Part = 1.0 * ((spot.opponents == 1) & (spot.bets <= 1))
    left = and_then(facts, one_bet_of_one, near_enough)
    return and_then(facts, left, lambda: clipped((kept - facts.better) / 0.1 + 0.5))


def _raise_margin(spot: Spot, style: Style) -> Any:
    fixed = spot.legal.structure is Structure.FIXED
    margin = (0.25 if fixed else 0.35) * style.reraises + 0.08 * (spot.bets - 1)
    return margin if spot.streets_left else either(spot.bets > 1, _AGAIN_AT_LAST, margin)


def _asks_to_move_in(facts: Facts, spot: Spot) -> Any:
    """The share that the rest of the stack must expect of who calls it: more than its own part on the last street."""
    return facts.fair_called + (0.0 if spot.streets_left else _AHEAD_AT_LAST * (1 - facts.fair_called))


MOVES_IN = Rule(
    when=lambda spot, _: all_in_calls(spot) & may_raise(spot),
    hands=lambda facts, spot, _: and_then(
        facts,
        at_least(facts.share, spot.price, 0.02),
        lambda: at_least(facts.called, _asks_to_move_in(facts, spot)),
    ),
    do=Do.ALL_IN,
    condition=phrase(
        "A call takes {commits} % of the stack or more, and the hand expects its fair share or more against the "
        "hands that go on, clearly more on the last street.",
        commits=round(100 * COMMITS),
    ),
    because=phrase("This hand puts the stack in: it expects {called} % of the pot against the hands that go on."),
    fits=stacks_go_in,
)
RAISES_FOR_VALUE = Rule(
    when=lambda spot, style: may_raise(spot) * (1 - all_in_calls(spot)) * (1 - hides(spot, style)),
    hands=lambda facts, spot, style: and_then(
        facts, at_least(facts.share, 0.5), lambda: worth_betting(facts, _raise_margin(spot, style))
    ),
    do=Do.RAISE,
    condition=phrase(
        "The hand expects half of the pot or more, and clearly more than its fair share against the hands that go on; "
        "on the last street it must expect most of the pot to raise a raise."
    ),
    because=phrase("This hand raises for value: it expects {called} % of the pot against the hands that go on."),
)
RAISES_DRAWS = Rule(
    when=lambda spot, style: (spot.opponents <= _FEW) * pushes_draws(spot, style) / 4,
    hands=is_draw,
    do=Do.RAISE,
    condition=phrase(
        "A draw, with cards to come, at most two opponents and one bet so far: {quarter_semibluffs} times in a hundred."
    ),
    because=phrase(
        "This hand raises with a draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
    ),
)
CALLS_BY_PRICE = calls_by_price(
    asks,
    phrase(
        "The hand expects {calls} % or more of what it needs; a bit less on the last street, more while bets may "
        "follow."
    ),
    phrase("This hand calls: it expects {share} % of the pot and needs {price} %."),
)
CALLS_BELOW_THE_PRICE = calls_below_the_price(
    asks,
    phrase("The same of a hand that expects less than the price, where that is enough for this player."),
    phrase(
        "This hand calls: it expects {share} % of the pot, less than the price of {price} %, but this player asks for "
        "about {asks} %."
    ),
)
CALLS_DRAWS = Rule(
    when=lambda spot, _: (spot.streets_left > 0) * (1 - all_in_calls(spot)),
    hands=lambda facts, spot, style: facts.drawing * at_least(facts.share + _IMPLIED, style.calls * spot.price),
    do=Do.CALL,
    condition=phrase("A draw, with cards to come, that is nearly worth the price: it wins more when it comes in."),
    because=phrase(
        "This hand calls with a draw to {draw}: it expects {share} % of the pot and needs {price} %, but wins "
        "more when the draw comes in."
    ),
)


def _may_defend(spot: Spot, _style: Style) -> Any:
    """Whether a call is not for the stack, and the next bet will not be either."""
    may = 1 - all_in_calls(spot)
    return (
        may * (spot.stack_to_pot >= _LEFT_TO_PLAY) if spot.streets_left and stacks_go_in(spot.legal.structure) else may
    )


DEFENDS = Rule(
    when=_may_defend,
    hands=defends,
    do=Do.CALL,
    condition=phrase(
        "One opponent and one bet so far: a hand without which it would fold so often that bluffing with every hand "
        "pays; while cards are to come not with so few chips left that the next bet may be for the stack."
    ),
    because=phrase(
        "Bluffs would pay if it folded this hand too, so it calls: it expects {share} % of the pot, and the price is "
        "{price} %."
    ),
)
BLUFF_RAISES = Rule(
    when=bluff_raises,
    hands=lambda facts, *_: bluffs_left(facts) * clipped((facts.better - 0.7) / 0.1 + 0.5) * (facts.better < 0.9),
    do=Do.RAISE,
    condition=phrase(
        "One opponent and one bet so far: a weak hand, but not one of the worst, {bluff_raises} times in a hundred, "
        "less often against who was seen to fold less than usual."
    ),
    because=phrase("This is a bluff against one opponent, who folds {folds} times in a hundred."),
)

FOR_THE_STACK: Table = (MOVES_IN, for_the_stack(Do.CALL, least=0.9, soft=0.02))
BY_PRICE: Table = (CALLS_BY_PRICE, CALLS_BELOW_THE_PRICE)
CALLS: Table = (*BY_PRICE, CALLS_DRAWS, DEFENDS)
LAST: Table = (BLUFF_RAISES, FOLDS_ABOVE_THE_PRICE, FOLDS)
