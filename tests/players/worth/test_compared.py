"""Single hands held against ranges in one go expect what each expects alone."""

from random import Random

import numpy as np
import pytest

from pokertable.analysis.evaluate import strengths
from pokertable.model.games import CATALOGUE
from pokertable.players.worth.compared import _AT_ONCE
from pokertable.players.worth.flop.boards import board_futures
from pokertable.players.worth.flop.sampled import sampled_hands
from pokertable.players.worth.outcomes import hold_against
from pokertable.players.worth.rivals import Field, RivalRange, SampleRange, exact
from pokertable.players.worth.variants import variant_number


def field(rng, rivals):
    """Rivals with ranges at random, one of whom may be gone."""
    ranges = [SampleRange(exact(rng.random(520) ** 6)) for _ in range(rivals)]
    return Field([RivalRange(each, plays) for each, plays in zip(ranges, rng.random(rivals), strict=True)])


@pytest.mark.parametrize("cards", [0, 3, 4])
def test_many_hands_of_which_each_strength_is_held_once_win_what_each_wins_alone(cards):
    variant, rng = CATALOGUE["omaha8"], np.random.default_rng(cards)
    futures = board_futures(variant_number(variant), tuple(range(7, 7 + cards)))
    sample = futures.outcomes(futures.sample)
    more = futures.outcomes(np.tile(futures.sample, (3, 1)))
    for number in range(1, 4):
        against = field(rng, number)
        together, of_more = sample.against(against), more.against(against)
        for hand in range(0, len(sample), 40):
            alone = futures.outcomes(futures.sample[hand : hand + 1])._among_many(against)
            assert (together[:, hand] == alone[:, 0]).all()
            assert (of_more[:, hand + len(sample)] == alone[:, 0]).all()


@pytest.mark.parametrize("key", ["holdem", "omaha8"])
@pytest.mark.parametrize("cards", [3, 5])
def test_hands_on_boards_of_their_own_are_held_against_ranges_together(key, cards):
    variant, rng = CATALOGUE[key], np.random.default_rng(cards)
    asked, alone = [], []
    for number in range(9):
        deck = Random(number).sample(range(52), cards + variant.hole_cards)
        futures = board_futures(variant_number(variant), tuple(deck[:cards]))
        hand = np.array([deck[cards:]], np.uint8)
        fields = [field(rng, 1 + number % 3) for _ in range(1 + number % 2)]
        asked.append((futures.outcomes(hand), fields))
        alone.append(futures.outcomes(hand))
    hold_against(asked)
    for (together, fields), own in zip(asked, alone, strict=True):
        for each in fields:
            assert (together.against(each) == own.against(each)).all()
            among_many = own._among_many(each)
            assert together.against(each) == pytest.approx(among_many, abs=1e-9)


@pytest.mark.parametrize("seed", range(3))
def test_a_rival_holds_no_card_of_six_own(seed):
    """On a whole board: half of its range, beaten or tied hand by hand, is all that counts."""
    rng, omaha6 = np.random.default_rng(seed), CATALOGUE["omaha6"]
    deck = rng.permutation(52).astype(np.uint8)
    board, hand, sample = deck[:5].tolist(), deck[5:11], sampled_hands(6)
    weights = exact(rng.random(len(sample)) ** 6)
    possible = ~np.isin(sample, board).any(axis=1)
    left = possible & ~np.isin(sample, hand).any(axis=1)
    made = strengths(omaha6.shares[0], np.vstack([sample[left], hand]), board)
    won = np.where(made[:-1] < made[-1], 1.0, np.where(made[:-1] == made[-1], 0.5, 0.0))
    outcomes = board_futures(variant_number(omaha6), tuple(board)).outcomes(hand[None])
    (found,) = outcomes.expected_against(Field([RivalRange(SampleRange(exact(weights * possible)), 1.0)]))
    assert found == pytest.approx(won @ weights[left] / weights[left].sum(), abs=1e-9)
    assert left.sum() < 0.6 * possible.sum()


@pytest.mark.parametrize("cards", [3, 5])
def test_the_whole_sample_of_big_o_wins_together_what_each_hand_wins_alone(cards):
    """More hands than are weighed at once; an empty range counts all hands alike, those with an own card left out."""
    variant, rng = CATALOGUE["bigo"], np.random.default_rng(cards)
    futures = board_futures(variant_number(variant), tuple(rng.permutation(52)[:cards].tolist()))
    hands = futures.sample[futures.live]
    together = futures.outcomes(hands)
    assert len(hands) > _AT_ONCE
    nobody, anybody = ([RivalRange(SampleRange(weights), 0.7)] for weights in (np.zeros(520), np.ones(520)))
    fields = [field(rng, number) for number in (1, 2, 5)]
    found = [together.against(each) for each in (*fields, Field(nobody))]
    for hand in range(0, len(hands), 40):
        alone = futures.outcomes(hands[hand : hand + 1])
        for each, of_all in zip(fields, found, strict=False):
            assert (of_all[:, hand] == alone.against(each)[:, 0]).all()
        assert (found[-1][:, hand] == alone.against(Field(anybody))[:, 0]).all()
