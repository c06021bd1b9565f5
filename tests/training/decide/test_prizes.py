"""Spots of sit and goes, valued in prizes: what is stored, asked and said of them."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from itertools import islice

import numpy as np
import pytest

from pokertable.analysis.icm import prizes_expected
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.events import HandStarted
from pokertable.training.decide import bank, prize_words
from pokertable.training.decide.counting import in_prizes
from pokertable.training.decide.spot import DecideSpot, Values
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.decide.words import facts, headline
from pokertable.training.explain.themes import is_short
from pokertable.training.weigh.prize_pool import PrizePool
from tests.narrow import known, of_kind
from tests.training.decide.banks import as_json


@cache
def spots() -> tuple[DecideSpot, ...]:
    """Those of the bank."""
    return tuple([DecideSpot.from_json(each) for each in bank.bank("holdem") if "pool" in each])


def calls_for_the_hand() -> list[DecideSpot]:
    """Those whose call ends the hand."""
    found = [spot for spot in spots() if spot.verdict(spot.values.best).ends]
    assert len(found) >= 10
    return found


def pool_of(spot: DecideSpot) -> PrizePool:
    return known(spot.pool)


def test_there_are_a_hundred_on_the_bubble_or_near_the_prizes() -> None:
    assert len(spots()) >= 100
    themes = [spot.theme for spot in spots()]
    assert set(themes) == {DecideTheme.PRIZES, DecideTheme.BUBBLE} and min(map(themes.count, set(themes))) >= 40
    for spot in spots():
        assert (spot.theme is DecideTheme.BUBBLE) == (len(spot.styles) == len(pool_of(spot).prizes) + 1)
        assert is_short(spot.moment) and Fold() in spot.choices
        assert DecideSpot.from_json(as_json(spot)) == spot


def test_the_value_of_a_call_that_ends_the_hand_is_that_of_its_ends_by_icm() -> None:
    for spot in calls_for_the_hand():
        legal = spot.moment.legal
        call = known(legal.check_call)
        folded, whole = prize(spot, 0, 0), legal.winnable + call
        ends = [prize(spot, whole * quarter // 4, call) for quarter in range(5)]
        gained = sum(chance * end for chance, end in zip(spot.ranges.ends, ends, strict=True)) - folded
        assert spot.values.means[spot.choices.index(Fold())] == 0
        mean = spot.values.means[spot.choices.index(CheckCall())]
        assert spot.value(mean) == pytest.approx(100 * gained / pool_of(spot).points, abs=0.02)


def prize(spot: DecideSpot, won: int, paid: int) -> float:
    """The player's expected prize after paying and winning these chips, the one opponent getting the rest."""
    public, pool = spot.moment.public, pool_of(spot)
    after = [view.stack for view in public.seats]
    (other,) = spot.moment.opponents
    after[spot.own] += won - paid
    after[other] += public.pot + paid - won
    assert sum(after) == pool.chips
    still = [chips for chips in after if chips]
    if not after[spot.own]:
        return float(pool.prizes[len(still)]) if len(still) < len(pool.prizes) else 0.0
    return float(prizes_expected(still, pool.prizes[: len(still)])[still.index(after[spot.own])])


def test_a_call_in_chips_that_is_a_fold_in_prizes_is_said_with_both_prices() -> None:
    turns = [
        spot
        for spot in calls_for_the_hand()
        if spot.choices == (Fold(), CheckCall()) and not spot.is_close
        if (spot.values.best, spot.values.in_chips) == (0, 1)
    ]
    assert turns
    for spot in turns:
        told = str(headline(spot, 1))
        assert told.startswith("Fold. In chips this is a call, in prizes a fold. You have "), told
        had, in_chips, in_prizes = map(float, re.findall(r"([\d.]+)%", told))
        assert in_chips <= had < in_prizes
        prizes, price = facts(spot)  # a rank among starts that are played on would mislead
        assert str(prizes.title) == "Prizes left" and str(prizes.value).count("%") == len(pool_of(spot).prizes)
        assert known(price.needs) > known(price.has), "too little in prizes"
        assert known(spot.moment.legal.price).fraction < known(price.needs), "the bubble asks for more"
        assert "needed in prizes; in chips " in str(price.note)


def test_where_the_price_in_prizes_is_not_known_that_in_chips_is_said_to_be_less() -> None:
    """On the bubble "a call needs 31%" was told, which is the price in chips."""
    for spot in calls_for_the_hand():
        verdict = spot.verdict(spot.values.best)
        assert known(verdict.price_in_prizes) > known(verdict.price), spot.id
    calls = [spot for spot in spots() if spot.choices[spot.values.best] == CheckCall() and not spot.is_close]
    unknown = [spot for spot in calls if spot.verdict(spot.values.best).price_in_prizes is None]
    assert unknown
    for spot in unknown:
        assert "% equity in chips if" in str(headline(spot, None)) or "% in chips, more" in str(headline(spot, None))
        *_, price = facts(spot)
        assert price.needs is None or str(price.note) == "needed in chips", "that prizes need more is the headline"


def test_a_fold_and_a_push_name_the_bubble_and_the_blind_that_comes() -> None:
    """Two big blinds on the bubble were "too weak with three still to act", and the blind of the next hand unnamed."""
    found = set()
    for spot in spots():
        best, prizes = spot.choices[spot.values.best], facts(spot)[0]
        told, beside = str(headline(spot, None)), str(prizes.note)
        count, left = len(spot.styles), len(spot.styles) - len(pool_of(spot).prizes)
        seats, own, stakes = spot.moment.public.seats, spot.own, spot.moment.public.game.stakes
        blind = (spot.moment.public.button + (1 if count == 2 else 2)) % count
        taken = stakes.big_blind + stakes.big_blind_ante
        is_next, folds = (blind + 1) % count == own and taken >= seats[own].stack / 4, best == Fold()
        if spot.is_close or best == CheckCall():
            assert "next hand" not in told and "players left" in beside
            continue
        assert ("next hand" in told) is is_next, told
        assert ("This holds even though" in told) is (folds and is_next)
        where = beside if is_next else told
        assert ("On the bubble, whoever goes out next wins nothing." in where) is (folds and left == 1)
        fewer = sum(each.stack + each.bet < seats[own].stack + seats[own].bet for each in seats)
        named = "fewer chips than you and may go out first" in beside
        assert named is (folds and not is_next and fewer > 0)
        found.add((folds, left == 1, is_next, fewer > 0))
    assert len(found) >= 10


@pytest.mark.parametrize(("part", "said"), [(0.25, "takes 25% of"), (0.997, "takes 99% of"), (1.0, "whole stack")])
def test_a_blind_that_leaves_something_takes_no_hundred_per_cent(
    monkeypatch: pytest.MonkeyPatch, part: float, said: str
) -> None:
    monkeypatch.setattr(prize_words, "_next_blind", lambda _: part)
    pushed = [each for each in spots() if not each.is_close and each.choices[each.values.best] != CheckCall()]
    assert pushed and all(said in str(prize_words.of_prizes(each)[0]) for each in pushed)


def test_where_every_chip_is_worth_as_much_a_price_in_chips_is_one_in_prizes() -> None:
    """Between the last two, or for the one prize that is left, "more in prizes" was told of one's own decisions too."""
    for spot in [each for each in spots() if each.verdict(each.values.best).needs_more_in_prizes]:
        pool = pool_of(spot)
        one = replace(spot, pool=replace(pool, prizes=pool.prizes[:1]))
        assert not one.verdict(one.values.best).needs_more_in_prizes
        assert "more in prizes" not in f"{headline(one, None)} {[fact.note for fact in facts(one)]}"


@pytest.mark.parametrize(
    ("pool", "others"),
    [
        (PrizePool((65, 35), (), 200, 100), 1),
        (PrizePool((65, 35), (), 200, 100), 2),
        (PrizePool((65, 35), (50,), 200, 100), 1),
        (PrizePool((100,), (), 200, 100), 2),
        (PrizePool((100,), (50, 50), 200, 100), 1),
    ],
)
def test_chips_are_worth_as_much_each_between_the_last_two_and_for_one_prize(pool: PrizePool, others: int) -> None:
    here = 200 - sum(pool.elsewhere)
    stacks = [[own, *[(here - own) // others] * others] for own in (20, 50, 80)]
    few, some, many = pool.worth(np.array(stacks), 0).tolist()
    assert pool.left.matter(1 + others) is not (some - few == pytest.approx(many - some))


def test_a_damaged_pool_is_refused() -> None:
    stored = as_json(spots()[0])
    for harm in ({"pool": [[1], [], 1]}, {"pool": "x"}, {"in_chips": None}):
        with pytest.raises((KeyError, TypeError, ValueError)):
            DecideSpot.from_json(stored | harm)


def test_values_are_in_per_cent_of_the_prize_pool() -> None:
    spot = spots()[0]
    assert spot.value(pool_of(spot).chips / 4) == 25
    assert isinstance(spot.values, Values) and str(headline(spot, None))


def test_hands_near_the_prizes_are_of_whole_fields_with_short_stacks() -> None:
    bubbles = 0
    for found in islice(in_prizes(CATALOGUE["holdem"], random.Random(3)), 40):
        pool = known(found.pool)
        stacks = of_kind(HandStarted, found.moment.hand.events[0]).stacks
        assert sum(stacks) == pool.chips and min(stacks) > 0
        assert len(pool.prizes) <= len(stacks) == len(found.styles)
        assert is_short(found.moment)
        bubbles += pool.is_bubble(len(stacks))
    assert 5 < bubbles < 40
