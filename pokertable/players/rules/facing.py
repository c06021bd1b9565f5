"""Answers of regulars and experts to a bet, after the first street; shared by the families."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands, RatedHands, ReadHands
from pokertable.players.people.style import Style
from pokertable.players.rules.predicate import When, Which, when, which
from pokertable.players.rules.prizes import FOLDS_IN_PRIZES
from pokertable.players.rules.rule import (
    COMMITS,
    Do,
    Rule,
    Table,
    all_in_calls,
    and_then,
    at_least,
    bluff_raises,
    pushes_draws,
    stacks_go_in,
)
from pokertable.players.rules.shared import (
    FOLDS,
    FOLDS_ABOVE_THE_PRICE,
    calls_below_the_price,
    calls_by_price,
    for_the_stack,
    worth_a_call,
)
from pokertable.players.rules.value import USUAL_BLUFFS, bet_size, bluffs_left, hides, is_draw, worth_betting
from pokertable.players.seen.numbers import Figure, Truth, clipped, either, greater, lesser
from pokertable.players.seen.turns import Turns

NEAR: Final = 0.65, 0.4
"""Factor of the required equity at which one of the best possible hands still calls: before the last card, and then."""
_MOST_FOLDED = 0.95
_CAREFUL = 9
"""Factor by which more is folded by a style that asks for more than the price: a rock folds without a pair."""
_OVERBET, _FAR_OVER, _FOR_OVERBETS, _OVERBET_NEAR = 0.75, 0.82, 0.25, 0.9
"""Fair folds above which a bet is more than three pots, and four and a half; the folds added for the largest, and the
fraction of the price that a hand must expect on the last street, reached at four and a half."""
_HUGE, _HUGE_LAST, _HUGE_SOFT = 0.75, 0.85, 0.07
"""Fair folds above which a bet is more than three pots with cards to come, or nearly six in the end, and the step
to the largest. Those are answered by the place in the range alone: the hands that make them are a guess, and a player
who folds more can be bet at with anything."""
_NEXT_STREET = 1.05
"""Factor of the folds where cards are to come and bets have sizes: the next bet takes a part of what a call wins."""
_SOFT_PLACE = 0.1
_BLUFFED_AT_LAST = 1.6
"""Raises of weak hands on the last street for each hand ahead of those that call, if each allows one: weak hands are a
fifth of all, fewer are raised for value than are ahead, and six of ten bluffs that they allow are made."""
_MOST_BLUFFED = 0.12
"""Highest frequency of those."""
_RAISED = 2
"""Bets and raises of a street when this seat's bet has been raised."""
_DEFENDED_BIG = 0.9
"""Most that is folded to a last bet of three pots, as a fraction of `fair_folds`: what checked has fewer good hands
than it is presumed to have, which tells most there."""
_OF_THE_POT = 0.5
"""Folds at which a bet of the pot breaks even."""
_CLEARLY, _CLEARLY_LAST = 0.12, 0.15
"""Equity above the required one from which a hand is clearly worth a call: while cards are to come, and then."""
_IMPLIED = 0.06
"""Additional winnings of a completed draw, as a fraction of the pot."""

_MORE, _MOST_ABOVE, _LAST_PRICE = (1.25, 1.4), (0.1, 0.12), (0.87, 1.0)
"""In fixed limit, and where bets have sizes: factor of the price for a call last to act while bets may follow, the
largest margin above the price, and the factor for calling the last bet."""
_OUT_OF_POSITION = 0.1
"""The addition to that factor if others act behind."""
_CARELESS = 5
"""How fast a style that asks for less than the price cares less about later bets: a loose one half as much."""
_NEARLY, _SOFT_NEARLY = 0.95, 0.1
"""Multiple of the price below which a style asks less of a bluff-catcher, and the step to nothing: a station calls by a
hand's place alone.
"""
_AHEAD_AT_LAST = 0.2
"""Position between a fair share and the whole pot required for moving in on the last street."""
_FEW = 2
"""Most opponents for a raise with a draw: with more, somebody calls."""
_LEFT_TO_PLAY = 1.5
"""Least pots left, the call included, for calling possible bluffs if a later bet may be for the stack."""
_AGAIN_AT_LAST = 0.84
"""Position between a fair share and the whole pot required for re-raising on the last street."""


def asks(spot: Turns, style: Style) -> Figure:
    """Equity required for a call: the price, and more while bets may follow out of position."""
    sized = stacks_go_in(spot.legal.structure)
    follow = _MORE[sized] - 1 + either(spot.last_to_act, 0.0, _OUT_OF_POSITION)
    careless = _CARELESS * greater(0.0, 1 - style.calls)
    more = 1 + follow * greater(0.0, 1 - careless) if spot.streets_left else _LAST_PRICE[sized]
    return lesser(style.calls * spot.price * more, spot.price + _MOST_ABOVE[sized])


def _loosely(style: Style) -> Figure:
    """How little a style asks for a bluff-catcher's equity: 0 who asks nearly for the price, a half a loose one."""
    return clipped((_NEARLY - style.calls) / _SOFT_NEARLY)


def _even(spot: Turns) -> Figure:
    """Part of its folds at which a bet, or a raise of this seat's bet, breaks even with anything."""
    return (spot.owed + spot.legal.bet) / spot.legal.winnable


def fair_folds(spot: Turns, style: Style) -> Figure:
    """Part of its range that a style may fold to this bet before any two cards can bet: more if it calls for more."""
    even = _even(spot)
    careful = greater(style.calls, 1 + _CAREFUL * (style.calls - 1))
    if spot.streets_left and stacks_go_in(spot.legal.structure):
        careful = careful * _NEXT_STREET
    return lesser(_MOST_FOLDED, careful * even + _FOR_OVERBETS * clipped((even - _OVERBET) / (1 - _OVERBET)))


def place(facts: RatedHands, folded: Figure) -> Figure:
    """Hands outside of the worst `folded` part of the own range."""
    return clipped((1 - folded - facts.better) / _SOFT_PLACE + 0.5)


def _is_last_bet(spot: Turns) -> Truth:
    """Whether no bet follows a call: on the last street, or for the stack."""
    return all_in_calls(spot) if spot.streets_left else True


def _of_one_bet(spot: Turns) -> Truth:
    return (spot.opponents == 1) & (spot.bets <= 1)


def _may_be_a_bluff(spot: Turns, raises: int = _RAISED) -> Truth:
    """Whether one opponent has bet, or raised this seat's bet: in fixed limit on the last street alone.

    Where bets have sizes, after at most `raises` bets and raises of the street.
    """
    sized = stacks_go_in(spot.legal.structure)
    return (spot.opponents == 1) & (spot.bets <= (raises if sized else 1 if spot.streets_left else _RAISED))


def defends(near: tuple[float, float] = NEAR, raises: int = _RAISED, *, unread: float = 0.0) -> Which[RatedHands]:
    """The best part of the own range, so that betting any hand does not pay; not hands far below the price.

    Where bets have sizes the best of that part, a fraction `unread`, calls up to three pots without a read of the bet:
    reads are guesses, and a range that folds as a whole because all of it seems behind loses to any bet.
    """

    @which(phrase("A bluff-catcher: if it folded this hand too, any bluff would pay"))
    def best_part(facts: RatedHands, spot: Turns, style: Style) -> Figure:
        even = _even(spot)
        huge = clipped((even - (_HUGE if spot.streets_left else _HUGE_LAST)) / _HUGE_SOFT)
        settled = _is_last_bet(spot) | (spot.bets > 1)
        big = clipped((even - _OF_THE_POT) / (_OVERBET - _OF_THE_POT))
        usual = either(settled, 1 + (_DEFENDED_BIG - 1) * big, 1.0) * fair_folds(spot, style)
        folded = usual + huge * greater(0.0, even - usual)

        above = 0.0 if spot.streets_left else clipped((even - _OVERBET) / (_FAR_OVER - _OVERBET))

        def near_enough() -> Figure:
            last = near[1] + (_OVERBET_NEAR - near[1]) * above
            asked = (1 - huge) * either(settled, last, near[0]) * (1 - _loosely(style))
            return at_least(facts.share, asked * spot.price)

        left = 1.0 * _may_be_a_bluff(spot, raises)
        if not (unread and stacks_go_in(spot.legal.structure)):
            return and_then(facts, and_then(facts, left, near_enough), lambda: place(facts, folded))

        def called() -> Figure:
            best = (1 - above) * place(facts, 1 - unread * (1 - folded))
            return greater(best, and_then(facts, left, near_enough) * place(facts, folded))

        return and_then(facts, left, called)

    return best_part


@which(
    phrase(
        "One opponent and one bet so far; the hand has little more equity than it needs and is among the weakest it "
        "can have here"
    )
)
def _worst_near_the_price(facts: RatedHands, spot: Turns, style: Style) -> Figure:
    clearly = _CLEARLY if spot.streets_left else _CLEARLY_LAST
    near = _of_one_bet(spot) * (1 - at_least(facts.share, asks(spot, style) + clearly))
    called = and_then(facts, 1.0 * near, lambda: worth_a_call(asks, facts, spot, style))
    return and_then(facts, called, lambda: 1 - place(facts, fair_folds(spot, style)))


def _raise_margin(spot: Turns, style: Style) -> Figure:
    fixed = spot.legal.structure is Structure.FIXED
    margin = (0.25 if fixed else 0.35) * style.reraises + 0.08 * (spot.bets - 1)
    return margin if spot.streets_left else either(spot.bets > 1, _AGAIN_AT_LAST, margin)


def _asks_to_move_in(facts: RatedHands, spot: Turns) -> Figure:
    """Equity required for the rest of the stack against its callers: above its own part on the last street."""
    return facts.fair_called + (0.0 if spot.streets_left else _AHEAD_AT_LAST * (1 - facts.fair_called))


_moves_in = When(lambda spot, _style: all_in_calls(spot) & spot.may_raise)

_worth_the_rest = Which[RatedHands](
    lambda facts, spot, _style: and_then(
        facts,
        at_least(facts.share, spot.price, 0.02),
        lambda: at_least(facts.called, _asks_to_move_in(facts, spot)),
    ),
    phrase(
        "A call takes at least {commits}% of the stack, and it has a fair share of the equity or more "
        "against the hands that continue, clearly more in the last round",
        commits=round(100 * COMMITS),
    ),
)

_raises = When(lambda spot, style: spot.may_raise * (1 - all_in_calls(spot)) * (1 - hides(spot, style)))

_worth_a_raise = Which[RatedHands](
    lambda facts, spot, style: and_then(
        facts, at_least(facts.share, 0.5), lambda: worth_betting(facts, _raise_margin(spot, style))
    ),
    phrase(
        "At least 50% equity, and clearly more than a fair share against the hands that continue; in the "
        "last round it needs far more to re-raise"
    ),
)

_raises_draws = When(
    lambda spot, style: (spot.opponents <= _FEW) * pushes_draws(spot, style) / 4,
    often=phrase("{quarter_semibluffs}% of the time"),
)


@when()
def calls_draws(spot: Turns, _style: Style) -> Figure:
    """Where cards are to come after a call that is not for the stack."""
    return (spot.streets_left > 0) * (1 - all_in_calls(spot))


_draw_for_the_price = Which[ReadHands](
    lambda facts, spot, style: facts.drawing * at_least(facts.share + _IMPLIED, style.calls * spot.price),
    phrase("A draw with cards to come that nearly has the pot odds: it wins more when it comes in"),
)


may_defend: Final = When(
    lambda _spot, _style: True,
    phrase("One opponent and one bet so far, or its own bet raised once (in fixed limit, only in the last round)"),
)
"""Against any size of bet, for the stack too: who folds all but the best hands to one can be bet at with anything."""


@when()
def _may_give_up(spot: Turns, _style: Style) -> Figure:
    """Where a call is not for the stack, nor the next bet; a huge bet is given up to as well."""
    if not stacks_go_in(spot.legal.structure):
        return False
    if not spot.streets_left:
        return True
    may = (1 - all_in_calls(spot)) * (spot.stack_to_pot >= _LEFT_TO_PLAY)
    return either(_even(spot) > _HUGE_LAST, 1.0, may)


@when(phrase("One opponent and one bet so far"))
def _bluff_raises(spot: Turns, style: Style) -> Figure:
    """Frequency of raising the one bet of one opponent with such a hand, on the last street at most."""
    often = bluff_raises(spot, style)
    return often if spot.streets_left else 1.0 * (often > 0)


@which(
    phrase(
        "A weak hand, but not one of the worst: {bluff_raises}% of the time, or in the last round as often as its "
        "value raises allow; less often against players who have been folding less than usual"
    )
)
def _weak_but_not_the_worst(facts: ReadHands, spot: Turns, style: Style) -> Figure:
    weak = bluffs_left(facts) * clipped((facts.better - 0.7) / 0.1 + 0.5) * (facts.better < 0.9)

    def in_proportion() -> Figure:
        size = bet_size(spot)
        allowed = size / (1 + size) * facts.value_part
        return lesser(_MOST_BLUFFED, _BLUFFED_AT_LAST * style.bluffs / USUAL_BLUFFS * allowed)

    return weak if spot.streets_left else and_then(facts, weak, in_proportion)


MOVES_IN = Rule(
    _moves_in,
    _worth_the_rest,
    Do.ALL_IN,
    phrase("Worth the whole stack: {called}% equity against the hands that continue."),
    fits=stacks_go_in,
)
RAISES_FOR_VALUE = Rule(
    _raises,
    _worth_a_raise,
    Do.RAISE,
    phrase("A value raise: {called}% equity against the hands that continue."),
)
RAISES_DRAWS = Rule(
    _raises_draws,
    Which(is_draw, phrase("A draw, with cards to come, at most two opponents and one bet so far")),
    Do.RAISE,
    phrase("A semi-bluff raise, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in."),
)
CALLS_BY_PRICE = calls_by_price(
    asks,
    phrase(
        "It has at least {calls}% of the equity it needs; while bets may follow it wants more, and in the last round "
        "of fixed limit a bit less"
    ),
    phrase("The odds are right: {share}% equity, {price}% needed."),
)
CALLS_BELOW_THE_PRICE = calls_below_the_price(
    asks,
    phrase("It has less equity than it needs, but enough for this player"),
    phrase("A loose call: {share}% equity, {price}% needed, but this player settles for about {asks}%."),
)
CALLS_DRAWS = Rule(
    calls_draws,
    _draw_for_the_price,
    Do.CALL,
    phrase("A call with a draw to {draw}: {share}% equity, {price}% needed, but it wins more when the draw comes in."),
)
DEFENDS = Rule(
    may_defend,
    defends(),
    Do.CALL,
    phrase("A bluff-catcher with {share}% equity ({price}% needed): if it folded this too, any bluff would pay."),
)
GIVES_UP_THE_WORST = Rule(
    _may_give_up,
    _worst_near_the_price,
    Do.FOLD,
    phrase("Among the weakest hands it can have here: {share}% equity, {price}% needed; it calls with better ones."),
    fits=stacks_go_in,
)
BLUFF_RAISES = Rule(
    _bluff_raises,
    _weak_but_not_the_worst,
    Do.RAISE,
    phrase("A bluff: the one opponent folds {folds}% of the time."),
)

FOR_THE_STACK: Table[RatedHands] = (
    FOLDS_IN_PRIZES,
    MOVES_IN,
    GIVES_UP_THE_WORST,
    for_the_stack(Do.CALL, least=0.9, soft=0.02),
)
BY_PRICE: Table[OwnHands] = (CALLS_BY_PRICE, CALLS_BELOW_THE_PRICE)
CALLS: Table[ReadHands] = (*BY_PRICE, CALLS_DRAWS, DEFENDS)
LAST: Table[ReadHands] = (BLUFF_RAISES, FOLDS_ABOVE_THE_PRICE, FOLDS)
