"""Sit and gos: calls for the stack and all-ins by the prizes that chips are worth (ICM).

An expert weighs what each outcome leaves to each player by its expected prize, and presumes that the players behind go
half way from the price in chips to that in prizes: some of them know only chips. A regular takes the factor by which a
stack lost weighs more than a stack won where all stacks are equal. Beginners do not know it. Chips are counted as if
one rival could win the pot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats, frozen
from pokertable.analysis.icm import prize_of, prizes_expected
from pokertable.model.hand.observation import Observation
from pokertable.model.resources import read_text
from pokertable.model.text import phrase
from pokertable.model.variant import Variant
from pokertable.players.facts.figures import OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules.charts import DEEPEST, has_two_card_chart, pushed_part, readiness
from pokertable.players.rules.predicate import When, any_hand, when, which
from pokertable.players.rules.rule import COMMITS, Do, Rule, Table, stacks_go_in
from pokertable.players.seen.numbers import Figure, Truth, clipped, greater
from pokertable.players.seen.prizes import InPrizes, PrizesLeft
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.turns import Turns

_ROUNDS: Final = 40
"""Rounds of fictitious play for the hands that are pushed and called."""
_DEEPEST_CHART: Final = 20.0
LIMPS_BELOW: Final = 0.5
"""Fraction of the chart's hands below which a style that pushes them limps with others."""
_FEWEST: Final = 0.012
"""Best part of the starting hands that is always pushed."""
_SOFT: Final = 0.25
_SAME: Final = 1e-9


def in_prizes(spot: Spot, public: Observation, prizes: PrizesLeft, *, exactly: bool) -> Spot:
    """The spot as it stands in prizes; itself where chips are worth the same. `exactly`: as an expert knows it."""
    if spot.legal.draw is not None or not prizes.are_near(spot.seats):
        return spot
    pushes = push_or_fold(spot)
    calls = spot.facing and spot.owed >= COMMITS * spot.legal.stack
    if not (pushes or calls):
        return spot
    risk = _usual_risk(spot.seats + len(prizes.elsewhere), prizes.prizes)
    pushed: float | None = None
    if pushes:
        stack = min(_DEEPEST_CHART, spot.depth * risk)
        whole = spot.legal.raise_to is not None and spot.legal.raise_to[1] == spot.legal.all_in_total
        knows = exactly and whole
        pushed = _pushed(spot, public, prizes) if knows else pushed_part(spot.variant, spot.waiting, stack)
    price = spot.price
    if calls:
        price = _price(spot, public, prizes) if exactly else risk * price / (risk * price + 1 - price)
    return spot._replace(price=price, in_prizes=InPrizes(spot.price, pushed))


def push_or_fold(spot: Turns) -> Truth:
    """Whether the stack is so short that a hand is pushed or folded."""
    return stacks_go_in(spot.legal.structure) and spot.unopened & (spot.depth <= DEEPEST) & spot.may_raise


@lru_cache(maxsize=256)
def _usual_risk(players: int, prizes: tuple[int, ...]) -> float:
    """How much more a stack lost costs than a stack won brings, in prizes, if all stacks are equal."""
    now, lost = sum(prizes) / players, prizes[players - 1] if players <= len(prizes) else 0
    won = prizes_expected([2.0, *[1.0] * (players - 2)], prizes[: players - 1])[0]
    return float((now - lost) / (won - now))


# Calls


def _price(spot: Spot, public: Observation, prizes: PrizesLeft) -> float:
    """Equity that a call needs in prizes, against the rival with the most in the pot."""
    legal, stacks = spot.legal, [view.stack for view in public.seats]
    rival = max(spot.rivals, key=lambda each: public.seats[each.seat].put_in).seat
    won = _with(stacks, {legal.seat: legal.winnable, rival: public.pot - legal.winnable})
    lost = _with(stacks, {legal.seat: -spot.owed, rival: public.pot + spot.owed})
    folded = _with(stacks, {rival: public.pot})
    return _needed(*_worth((folded, won, lost), prizes, legal.seat).tolist())


def _with(stacks: Sequence[int], changes: dict[int, int]) -> tuple[int, ...]:
    return tuple([chips + changes.get(seat, 0) for seat, chips in enumerate(stacks)])


def _needed(folded: float, won: float, lost: float) -> float:
    return float(clipped((folded - lost) / max(_SAME, won - lost)))


@lru_cache(maxsize=512)
def _worth(ends: tuple[tuple[int, ...], ...], prizes: PrizesLeft, seat: int) -> Floats:
    """The expected prize of a seat after each of these ends of the hand, by stacks at its table."""
    return frozen(prize_of(np.array([[*end, *prizes.elsewhere] for end in ends], np.int64), prizes.prizes, seat))


# All-ins


def _pushed(spot: Spot, public: Observation, prizes: PrizesLeft) -> float:
    """The part of the starting hands to push: an equilibrium with the players behind, one of whom may call."""
    me, legal = spot.legal.seat, spot.legal
    stacks = [view.stack for view in public.seats]
    bets = [view.bet for view in public.seats]
    seats = len(stacks)
    behind = sorted([rival.seat for rival in spot.rivals], key=lambda seat: (seat - me) % seats)
    ends = [_with(stacks, {behind[-1]: public.pot}), _with(stacks, {me: public.pot})]
    in_chips = []
    for seat in behind:
        most = min(legal.all_in_total, bets[seat] + stacks[seat])
        mine, theirs = max(0, most - legal.bet), max(0, most - bets[seat])
        total = public.pot + mine + theirs
        in_chips.append(theirs / total)
        ends += [_with(stacks, {me: total - mine, seat: -theirs}), _with(stacks, {me: -mine, seat: total - theirs})]
    own = _worth(tuple(ends), prizes, me)
    asked = []
    for number, seat in enumerate(behind):
        won, lost = ends[2 + 2 * number : 4 + 2 * number]
        needed = _needed(*_worth((ends[1], lost, won), prizes, seat).tolist())
        asked.append((needed + in_chips[number]) / 2)
    return _equilibrium(_kind(spot.variant), tuple(own.tolist()), tuple(asked))


@lru_cache(maxsize=512)
def _equilibrium(kind: str, worth: tuple[float, ...], asked: tuple[float, ...]) -> float:
    """The part of hands pushed; `worth` of folding, of no call, and of winning and losing against each caller."""
    equity = _equities()[kind]
    folded, alone, *called = worth
    push, calls = np.ones(len(equity)), [np.full(len(equity), 0.5) for _ in asked]
    for turn in range(1, _ROUNDS + 1):
        step = 1 / (turn + 1)
        theirs = 1 - (push @ equity) / max(_SAME, push.sum())
        value, nobody = np.zeros(len(equity)), 1.0
        for number, (call, needed) in enumerate(zip(calls, asked, strict=True)):
            call += step * ((theirs >= needed) - call)
            share = (equity @ call) / max(_SAME, call.sum())
            won, lost = called[2 * number : 2 * number + 2]
            often = float(call.mean())
            value += nobody * often * (share * won + (1 - share) * lost)
            nobody *= 1 - often
        push += step * ((value + nobody * alone > folded) - push)
    return max(_FEWEST, float(push.mean()))


def _kind(variant: Variant) -> str:
    if has_two_card_chart(variant):
        return "holdem"
    return "split" if variant.is_split else "high"


@cache
def _equities() -> dict[str, Floats]:
    """The tables of ``equities.txt``."""
    found: dict[str, list[list[float]]] = {}
    title = ""
    for line in read_text("charts", "equities.txt").splitlines():
        if line[:1].isalpha():
            title = line
            found[title] = []
        elif line and not line.startswith("#"):
            found[title].append([float(each) / 100 for each in line.split()])
    return {title: frozen(np.array(rows)) for title, rows in found.items()}


# Rules


@when(
    phrase(
        "In a sit and go, with the prizes near: nobody has come in, and it has {deepest} big blinds or fewer",
        deepest=int(DEEPEST),
    )
)
def _short(spot: Turns, _style: Style) -> Truth:
    return spot.in_prizes is not None and spot.in_prizes.pushed is not None


@which(phrase("A hand worth going all-in with, given the prizes at stake"))
def _worth_pushing(hands: OwnHands, spot: Turns, style: Style) -> Figure:
    assert spot.in_prizes is not None and spot.in_prizes.pushed is not None
    part = min(1.0, spot.in_prizes.pushed * style.pushes)
    if has_two_card_chart(spot.variant):
        pushed: Figure = readiness(hands.cards) < part
        return pushed
    return clipped((part - hands.rank) / (greater(part, _SAME) * _SOFT) + 0.5)


@when(
    phrase(
        "In a sit and go, with the prizes near: a call takes at least {commits}% of the stack",
        commits=round(100 * COMMITS),
    )
)
def _calls_for_the_stack(spot: Turns, _style: Style) -> Truth:
    return spot.in_prizes is not None and spot.price > spot.in_prizes.chip_price


@which(phrase("It has the equity it needs in chips, but not in prizes"))
def _worth_it_in_chips(hands: OwnHands, spot: Turns, _style: Style) -> Figure:
    assert spot.in_prizes is not None
    between: Figure = (hands.share >= spot.in_prizes.chip_price) & (hands.share < spot.price)
    return between


PUSHES = Rule(
    _short,
    _worth_pushing,
    Do.ALL_IN,
    phrase("A short stack ({depth} big blinds) with the prizes near, and this hand is good enough to go all-in."),
    fits=stacks_go_in,
)
GIVES_UP = Rule(
    _short & When(lambda _spot, style: style.pushes > LIMPS_BELOW),
    any_hand.told(phrase("Every other hand; some styles limp instead")),
    Do.FOLD,
    phrase("A short stack ({depth} big blinds) with the prizes near, and this hand is not good enough to go all-in."),
    fits=stacks_go_in,
)
FOLDS_IN_PRIZES = Rule(
    _calls_for_the_stack,
    _worth_it_in_chips,
    Do.FOLD,
    phrase("In chips a call, in prizes a fold: {share}% equity, {chip_price}% needed in chips, {price}% in prizes."),
    fits=stacks_go_in,
)
SHORT_STACKS: Table[OwnHands] = (PUSHES, GIVES_UP)
OF_PRIZES: Table[OwnHands] = (*SHORT_STACKS, FOLDS_IN_PRIZES)
"""Rules that apply only where there are prizes."""
