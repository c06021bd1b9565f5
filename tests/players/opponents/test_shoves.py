"""All-in before the flop: who calls, who pushes, and the charts behind it."""

from functools import cache
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats, card_mask, card_masks, private_hands
from pokertable.analysis.equity import equity
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.games import BIG_O, CATALOGUE, HOLDEM, OMAHA, OMAHA8
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS, with_memory
from pokertable.players.rules.charts import pushed_part, pushes_two_cards
from pokertable.players.seen.habits import Habits
from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.simulation.batch import Row, play_out
from tests.games import one_of
from tests.narrow import known
from tests.players.duels import policy
from tests.players.tables import EVERY_SKILL, game, sampled
from tests.rules.table import deal

BLIND = 20
SAMPLED = 1.0
"""Big blinds per 100 hands that a result may be off: parts of the pot are taken from samples."""


def shoved(seats, big_blinds, folds=0, key="holdem"):
    """No limit: so many fold, the next moves all-in, the seat after it is to act."""
    hand = deal(game(key, Structure.NO_LIMIT), [big_blinds * BLIND] * seats)
    for _ in range(folds):
        hand.act(Fold())
    hand.act(RaiseTo(big_blinds * BLIND))
    return hand


def often(player, hand, kind, cards):
    """How often each hand of a player, or of one of the cast by name, takes a kind of action."""
    policy = PERSONAS[player] if isinstance(player, str) else player
    public = hand.observe(None)
    chances = policy.probabilities(public, cards)
    columns = [at for at, action in enumerate(policy.menu(public).actions) if isinstance(action, kind)]
    return chances[:, columns].sum(axis=1)


@pytest.mark.parametrize("name", one_of(3, EVERY_SKILL))
@pytest.mark.parametrize("big_blinds", one_of(2, [100, 10]))
def test_aces_and_kings_are_not_folded_to_a_shove(name, big_blinds):
    pairs = np.array([parse_cards("AsAh"), parse_cards("KsKh")], np.uint8)
    for seats in (2, 6):
        for folds in range(seats - 1):
            hand = shoved(seats, big_blinds, folds)
            while hand.to_act is not None:
                assert (often(name, hand, Fold, pairs) == 0).all(), (seats, folds, hand.to_act)
                hand.act(Fold())


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("big_blinds", one_of(2, [50, 100]))
@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha8"])
def test_a_station_calls_a_deep_shove_with_a_third_of_its_hands_at_most(key, seats, big_blinds):
    hand = shoved(seats, big_blinds, folds=seats - 2, key=key)
    while hand.to_act is not None:
        calls = 1 - often("station", hand, Fold, sampled(CATALOGUE[key].hole_cards)).mean()
        assert 0.02 < calls <= 0.35
        hand.act(Fold())


@pytest.mark.parametrize("seats", [2, 6])
def test_a_station_calls_a_shove_more_often_than_a_tag(seats):
    hand = shoved(seats, 50, folds=seats - 2)
    tag, station = (1 - often(name, hand, Fold, private_hands(2)).mean() for name in ("tag", "station"))
    assert 1.5 * tag <= station <= 0.35


@pytest.mark.parametrize(("key", "best"), [("omaha", "AsAhKsKh"), ("omaha8", "AsAh2s3h")])
def test_a_station_calls_raises_of_the_pot_that_take_the_stack_with_few_hands(key, best):
    """In pot limit nobody moves in so deep at once: three raise the pot, to 3, 12 and 41 of 50 big blinds."""
    hand = deal(game(key, Structure.POT), [50 * BLIND] * 6)
    for _ in range(3):
        hand.act(RaiseTo(known(hand.legal().raise_to)[1]))
    assert known(hand.legal().check_call) > 0.8 * 50 * BLIND
    assert (1 - often("station", hand, Fold, sampled(4))).mean() <= 0.35
    assert often("station", hand, Fold, np.array([parse_cards(best)], np.uint8))[0] == 0


@cache
def parts_of_a_random_hand() -> Floats:
    """What each of all hands wins from one of which nothing is known, by sampling: (1326,)."""
    hands = private_hands(2)
    ranks, suited = np.sort(hands >> 2, axis=1), (hands[:, 0] & 3) == (hands[:, 1] & 3)
    _, firsts, kinds = np.unique(np.column_stack([ranks, suited]), axis=0, return_index=True, return_inverse=True)
    parts = []
    for seed, first in enumerate(hands[firsts]):
        matchup = Matchup(HOLDEM, [KnownCards(tuple(DECK[card] for card in first)), KnownCards(())])
        parts.append(equity(matchup, samples=8_000, seed=seed).hands[0].equity)
    return np.array(parts)[kinds.ravel()]


def wins_by_moving_in(name: str, big_blinds: int) -> float:
    """What who moves in with every hand wins heads-up, per 100 hands in big blinds: every answer of every hand.

    On the button he is first; in the blind he moves in after whatever the other did.
    """

    def dealt() -> Hand:
        return deal(game("holdem", Structure.NO_LIMIT), [big_blinds * BLIND] * 2)

    def all_in(weights: Floats) -> Floats:
        return weights * (big_blinds - 2 * big_blinds * parts_of_a_random_hand())

    def answered(hand: Hand, weights: Floats, lost: float) -> float:
        folds = often(name, hand, Fold, private_hands(2))
        return float((weights * folds * lost + all_in(weights * (1 - folds))).mean())

    button = answered(shoved(2, big_blinds), np.ones(1326), 1.0)
    public, persona, blind = dealt().observe(None), PERSONAS[name], 0.0
    chances = persona.probabilities(public, private_hands(2)).T
    for action, weights in zip(persona.menu(public).actions, chances, strict=True):
        hand = dealt()
        hand.act(action)
        if hand.over:
            blind += 0.5 * float(weights.mean())
        elif hand.legal().raise_to is None:
            blind += float(all_in(weights).mean())
        else:
            bet = hand.state.bets[1] / BLIND
            hand.act(RaiseTo(big_blinds * BLIND))
            blind += answered(hand, weights, bet)
    return 50 * (button + blind)


SHOVED = [
    pytest.param(name, big_blinds, marks=() if (name, big_blinds) in {("lag", 20)} else pytest.mark.long)
    for name in [style + skill for style in ("tag", "rock", "lag", "loose") for skill in ("", ":expert")]
    for big_blinds in (10, 20, 50, 100)
]


@pytest.mark.parametrize(("name", "big_blinds"), SHOVED)
def test_moving_in_with_anything_wins_nothing(name, big_blinds):
    won = wins_by_moving_in(name, big_blinds)
    print(f"any two moved in heads-up against {name}, {big_blinds} big blinds: {won:+.1f} per 100")
    assert won <= SAMPLED


@pytest.mark.parametrize("name", ["tag:expert", "lag:expert", "rock:expert"])
@pytest.mark.parametrize("seats", [2, 6])
def test_an_expert_believes_a_deep_shove_though_it_would_not_shove_itself(name, seats):
    calls = 1 - often(name, shoved(seats, 100, folds=seats - 2), Fold, private_hands(2)).mean()
    assert 0.02 < calls <= 0.12


@pytest.mark.parametrize("name", ["tag", "tag:expert", "lag", "lag:expert"])
def test_a_deep_shove_is_believed_the_more_the_more_are_behind(name):
    """Of a hundred big blinds: under the gun aces and kings alone call, so that aces there win little by moving in."""
    calls, aces_and_kings = [], 12 / 1326
    for folds in (0, 3, 4):
        hand = shoved(6, 100, folds)
        for _ in range(4 - folds):
            hand.act(Fold())
        calls.append(1 - often(name, hand, Fold, private_hands(2)).mean())
    assert aces_and_kings - 1e-9 <= calls[0] <= 0.012 < 0.03 < calls[2] < 0.12
    assert calls[0] < calls[1] < calls[2]


@pytest.mark.parametrize("board", ["Kh8h3h9s2d", "Kc8d4s2hJs", "Ah9h5c3dTc"])
def test_a_shove_of_four_pots_on_the_river_is_called_by_what_may_beat_it(board):
    """Ninety big blinds into twenty, after everybody checked: a pair of kings called it always, and half of all hands.

    Experts, who presume that of their regulars, may call with a few more.
    """
    for name, most in (("tag", 0.17), ("lag", 0.17), ("tag:expert", 0.24)):
        hand = deal(game("holdem", Structure.NO_LIMIT), [100 * BLIND] * 6, button=0, board=board)
        for _ in range(3):
            hand.act(Fold())
        hand.act(RaiseTo(10 * BLIND))
        hand.act(Fold())
        for _ in range(6):
            hand.act(CheckCall())
        hand.act(RaiseTo(known(hand.legal().raise_to)[1]))
        hands = private_hands(2)
        live = (card_masks(hands) & card_mask(parse_cards(board))) == 0
        calls = 1 - often(name, hand, Fold, hands[live])
        assert 0.03 < calls.mean() < most, name
        values = strengths(HOLDEM.shares[0], hands[live], parse_cards(board))
        assert calls[values == values.max()].min() == 1


@pytest.mark.parametrize("name", ["tag", "rock", "lag:expert"])
def test_who_moves_in_again_and_again_is_called_with_more_and_more(name):
    hand = shoved(2, 50)
    calls = []
    for shoves, hands in [(0, 40), (0, 0), (2, 4), (10, 10)]:
        habits = Habits(hands=hands, shoves=shoves, plays=shoves, raises=shoves)
        seen = with_memory(PERSONAS[name], tuple([Habits() if seat == hand.to_act else habits for seat in range(2)]))
        calls.append(1 - often(seen, hand, Fold, private_hands(2)).mean())
    assert calls[0] <= calls[1] < calls[2] < calls[3], calls
    assert calls[3] >= 1.6 * calls[1]


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [style + skill for style in ("tag", "rock", "lag", "loose") for skill in ("", ":expert")]
)
@pytest.mark.parametrize("big_blinds", [10, 20, 50, 100])
def test_who_moves_in_with_every_hand_wins_nothing_at_the_table(name, big_blinds):
    """Six-handed, each deal with the shover in every seat."""
    table, rows, seats, deals = game("holdem", Structure.NO_LIMIT), [], 6, 150
    for number in range(deals):
        for shover in range(seats):
            hand = Hand(table, [big_blinds * BLIND] * seats, number % seats, Deck.shuffled(number))
            seated = [policy("always-pot" if seat == shover else name) for seat in range(seats)]
            rows.append(Row(hand, seated, [Random(f"{number} {seat}") for seat in range(seats)]))
    stacks = play_out(rows).reshape(deals, seats, seats)
    won = 100 * (stacks.diagonal(axis1=1, axis2=2).mean(axis=1) / BLIND - big_blinds)
    mean, error = won.mean(), won.std(ddof=1) / deals**0.5
    print(f"any two moved in against {seats - 1} x {name}, {big_blinds} big blinds: {mean:+.1f} ± {error:.1f} per 100")
    assert mean <= 2 * error


def test_a_short_stack_pushes_or_folds():
    """Folded to the button with ten big blinds: the chart's hands go in, none is limped."""
    hand = deal(game("holdem", Structure("none")), [10 * BLIND] * 6)
    for _ in range(3):
        hand.act(Fold())
    pushes = often("tag", hand, RaiseTo, private_hands(2))
    folds = often("tag", hand, Fold, private_hands(2))
    np.testing.assert_allclose(pushes + folds, 1)
    assert 0.2 < pushes.mean() < 0.4


def test_the_charts_are_what_is_known_of_the_game():
    """Heads-up equilibrium, ten big blinds: some 58 % are pushed; aces always, seven-deuce to a blind or two."""
    hands = private_hands(2)
    assert 0.52 < (pushes_two_cards(hands, 1) >= 10).mean() < 0.62
    aces, rags = pushes_two_cards(np.array([parse_cards("AsAh"), parse_cards("7s2h")], np.uint8), 1)
    assert aces == 20
    assert rags <= 3
    parts = [(pushes_two_cards(hands, behind) >= 10).mean() for behind in range(1, 9)]
    assert parts == sorted(parts, reverse=True)


@pytest.mark.parametrize("variant", [OMAHA, OMAHA8], ids=lambda variant: variant.key)
def test_parts_pushed_fall_with_the_stack_and_with_who_is_behind(variant):
    for behind in (1, 3, 6):
        assert pushed_part(variant, behind, 3) >= pushed_part(variant, behind, 8) >= pushed_part(variant, behind, 15)
    assert pushed_part(variant, 1, 10) > pushed_part(variant, 5, 10)


def test_a_split_game_without_a_chart_of_its_own_is_pushed_by_that_of_a_split_pot():
    assert pushed_part(BIG_O, 1, 4) == pushed_part(OMAHA8, 1, 4) != pushed_part(OMAHA, 1, 4)


@pytest.mark.parametrize("name", sorted(set(USUAL_MIX)))
def test_nobody_of_the_usual_table_calls_a_hundred_big_blinds_with_seven_four(name):
    rags = np.array([parse_cards("7s4s"), parse_cards("3c2c"), parse_cards("Jd6h")], np.uint8)
    for seats in (2, 6):
        assert (often(name, shoved(seats, 100, seats - 2), Fold, rags) > 0.99).all()


@pytest.mark.parametrize("name", ["tag", "rock", "lag:expert", "tag:beginner"])
def test_three_to_a_seven_with_an_ace_is_not_folded_to_a_completion_in_stud_hi_lo(name):
    holes = {0: "KhQc2d", 1: "9hTc8c", 2: "9dTd8d", 3: "QdJcJs", 4: "KdKc9s", 5: "3c7c6d"}
    hand = deal(game("stud8", Structure.FIXED), [5000] * 6, holes=holes)
    hand.act(BringIn())
    while hand.to_act != 3:
        hand.act(Fold())
    hand.act(RaiseTo(hand.legal().raise_to[0]))  # type: ignore[index]
    while hand.to_act != 5:
        hand.act(Fold())
    starts = np.array([parse_cards(text) for text in ("As2s", "Ad3h", "Ah4c", "Ac5d", "Ad7s", "Kh9c")], np.uint8)
    folds = often(name, hand, Fold, starts)
    assert (folds[:-1] <= 0.02).all()
    assert folds[-1] > 0.9


@pytest.mark.parametrize("name", ["tag", "lag:expert"])
def test_the_nut_low_is_bet_on_the_river_into_several(name):
    hand = deal(game("omaha8", Structure.FIXED), [5000] * 4, button=3, board="3s6d8hKcJd")
    while hand.state.street < 3:
        hand.act(CheckCall())
    while hand.to_act != 3:
        hand.act(CheckCall())
    assert often(name, hand, RaiseTo, np.array([parse_cards("As2dQhQc")], np.uint8))[0] >= 0.9


@pytest.mark.parametrize("name", ["tag", "lag", "lag:expert"])
def test_nobody_bluffs_at_who_is_all_in(name):
    """Three are in, one all-in: a bluff wins no pot at once, so weak hands check on every street."""
    hand = deal(game("holdem", Structure("none")), [10 * BLIND, 100 * BLIND, 100 * BLIND])
    hand.act(RaiseTo(10 * BLIND))
    hand.act(CheckCall())
    hand.act(CheckCall())
    while len(hand.state.board) < 5:
        hand.act(CheckCall())
    hands = private_hands(2)
    board = [card for card in hand.state.board if isinstance(card, Card)]
    live = (card_masks(hands) & card_mask(board)) == 0
    values = strengths(HOLDEM.shares[0], hands[live], board)
    weakest = values <= np.quantile(values, 0.3)
    for _ in range(2):
        assert often(name, hand, RaiseTo, hands[live])[weakest].max() == 0
        hand.act(CheckCall())
