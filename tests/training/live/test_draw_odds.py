"""Live help in draw games: hands are followed through their draws, and drawn out; nothing hidden is read."""

import numpy as np
import pytest

from pokertable.analysis.arrays import subsets
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import DECK
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE, SINGLE27
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.stakes import blind_stakes
from pokertable.training.live.odds import LiveHelp
from pokertable.training.live.view import Odds
from tests.games import one_of
from tests.rules.table import deal, play

pytestmark = pytest.mark.usefixtures("unhurried")


def odds(hand: Hand, *, ranges: bool) -> Odds:
    """The figures of seat 1 against a tag in seat 0, of all deals; the bets to come are not played out any further."""
    figures = LiveHelp({0: "tag"}, ()).odds(SeenHand.of(hand.events, 1), ranges=ranges)
    found = next(figures)
    for each in figures:
        if (each.deals, each.holdings) == (found.deals, found.holdings):
            break
        found = each
    return found


def at_a_draw(key: str, line: str, holes: dict[int, str]) -> Hand:
    variant = CATALOGUE[key]
    game = Game(
        variant=variant, structure=variant.usual_structure, stakes=blind_stakes(variant.usual_structure, 10, 20)
    )
    return play(deal(game, [800] * len(holes), holes=holes), line)


@pytest.mark.parametrize(
    ("key", "ranges"),
    one_of(8, [(key, ranges) for key in ("single27", "badugi", "draw5", "triple27") for ranges in (True, False)]),
)
def test_in_a_draw_game_what_others_hold_changes_nothing(key, ranges):
    count = CATALOGUE[key].hole_cards
    mine, first, second = (cards[: 2 * count] for cards in ("2c3d7hKs9c", "7s5c4d3h2s", "AhAdQcQdJh"))
    line = f"1c 0c 0d 1d{mine[6:8]}"
    found = []
    for theirs in (first, second):
        hand = at_a_draw(key, line, {0: theirs, 1: mine})
        seat = hand.to_act
        assert seat is not None
        hand.act(CheckCall())
        assert hand.to_act == 1
        found.append(odds(hand, ranges=ranges))
    assert found[0].share == found[1].share and found[0].holdings == found[1].holdings
    assert 0 <= found[0].share <= 1 and found[0].error < 0.02
    for holding in found[0].holdings:
        assert sum(holding.spread) == 100 and holding.read


def test_after_the_last_draw_the_share_against_anything_is_what_counting_says():
    hand = at_a_draw("single27", "1c 0c 0d 1d 0c", {0: "AhAdQcQdJh", 1: "9s8d4c3h2s"})
    found = odds(hand, ranges=False)
    unseen = np.array([card for card in DECK if card not in set(hand.state.holes[1])])
    hands = unseen[subsets(5, len(unseen))]
    mine = strengths_of_columns(SINGLE27.shares[0], list(np.array([hand.state.holes[1]], np.uint8).T))
    theirs = strengths_of_columns(SINGLE27.shares[0], list(hands.astype(np.uint8).T))
    exact = (theirs < mine).mean() + (theirs == mine).mean() / 2
    assert found.share == pytest.approx(exact, abs=4 * found.error + 1e-3)


def test_who_stood_pat_holds_more_than_who_drew_three():
    shares = []
    for discarded in ("", "AhAdQc"):
        hand = at_a_draw("single27", f"1r60 0c 0d{discarded} 1d 0c", {0: "AhAdQcQdJh", 1: "Ts9d8c3h2s"})
        shares.append(odds(hand, ranges=True).share)
    assert shares[0] < shares[1] - 0.1


def test_at_the_draw_itself_a_hand_has_what_its_best_discard_may_make_of_it():
    """Four to a seven with a king lies between a pat eight and a pair with high cards."""
    shares = []
    for mine in ("KsKdTc9h4s", "Ks7d4c3h2s", "8s7d4c3h2s"):
        hand = at_a_draw("single27", "1c 0c 0dQcQd", {0: "AhAdQcQdJh", 1: mine})
        shares.append(odds(hand, ranges=True).share)
    assert shares[0] + 0.1 < shares[1] < shares[2] - 0.1
