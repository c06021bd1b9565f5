"""The odds of a decision, against what is known without counting deals; nothing hidden is read."""

import json
from functools import partial
from pathlib import Path

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes
from pokertable.training.live import odds
from pokertable.training.live.odds import LiveHelp
from pokertable.training.live.view import NextOuts
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.weigh.reader import Reader
from tests.games import one_of

pytestmark = pytest.mark.usefixtures("unhurried")

LINES = (Path(__file__).parents[1] / "reads" / "spots.jsonl").read_text(encoding="utf-8").splitlines()
SPOTS = [ReadSpot.from_json(json.loads(line)) for line in LINES]


def last(figures):
    """The last figures; each before them with the same cards and ranges, and not settled."""
    *before, settled = figures
    assert settled.settled and before and not any(each.settled for each in before)
    for each in before:
        assert (each.next, each.pot) == (settled.next, settled.pot)
        assert each.holdings == settled.holdings or not (each.ranges or each.holdings)
        assert each.deals < settled.deals or each.played != settled.played
    return settled


def heads_up(own, theirs, board, key="holdem"):
    """Heads-up, both checked to the river; the button, who acts last, has bet half the pot on it."""
    from pokertable.model.cards import DECK

    structure = CATALOGUE[key].usual_structure
    game = Game(variant=CATALOGUE[key], structure=structure, stakes=blind_stakes(structure, 1, 2))
    own, theirs, board = parse_cards(own), parse_cards(theirs), parse_cards(board)
    rest = [card for card in DECK if card not in {*own, *theirs, *board}]
    dealt = [card for pair in zip(own, theirs, strict=True) for card in pair]
    burned = [rest.pop(), *board[:3], rest.pop(), board[3], rest.pop(), board[4]]
    hand = Hand(game, (200, 200), 1, Deck((*dealt, *burned, *rest)))
    hand.act(CheckCall())
    while hand.state.street < 3 or hand.to_act == 0:
        hand.act(CheckCall())
    hand.act(RaiseTo(2))
    return hand


def test_the_price_and_a_hand_that_cannot_lose():
    hand = heads_up("AsKs", "QdQh", "QsJsTs2c3d")
    for ranges in (True, False):
        found = last(LiveHelp({1: "tag"}, ()).odds(SeenHand.of(hand.events, 0), ranges=ranges))
        assert found.pot == 8
        assert found.needs == pytest.approx(2 / 8)
        assert found.share == pytest.approx(1)
        assert found.ends[-1] == pytest.approx(1)
        assert found.next == NextOuts()
        assert [each.seat for each in found.holdings] == [1]


def test_what_the_player_has_not_seen_changes_nothing():
    one = heads_up("AsKd", "QdQh", "QsJs4s2c3d")
    other = heads_up("AsKd", "7c2h", "QsJs4s2c3d")
    found = [last(LiveHelp({1: "tag"}, ()).odds(SeenHand.of(hand.events, 0), ranges=True)) for hand in (one, other)]
    assert found[0] == found[1]


@pytest.mark.parametrize("spot", one_of(8, [spot for spot in (*SPOTS[2:8], *SPOTS[:2]) if spot.whole]))
def test_what_an_opponent_can_hold_is_what_its_actions_say(spot, monkeypatch):
    """Where it surely plays by its rules, as a read takes it."""
    monkeypatch.setattr(odds, "Reader", partial(Reader, kept=0.0))
    personas = {seat: name for seat, name in enumerate(spot.players) if name}
    figures = LiveHelp(personas, ()).odds(SeenHand.of(spot.hand.events, spot.own), ranges=True)
    found = next(each for each in figures if each.holdings)
    (holding,) = [each for each in found.holdings if each.seat == spot.seat]
    assert holding.names == spot.read.names
    assert sum(holding.spread) == 100
    assert sum(abs(a - 100 * b) for a, b in zip(holding.spread, spot.read.exact, strict=True)) / 2 < 4
    assert sum(found.ends) == pytest.approx(1)
    assert 0 <= found.share <= 1


def test_against_random_hands_the_first_figures_do_not_wait_for_the_ranges(monkeypatch):
    seen = SeenHand.of(heads_up("AsKd", "QdQh", "QsJs4s2c3d").events, 0)
    asked, read = [], LiveHelp._believed

    def believed(*args):
        asked.append(args)
        return read(*args)

    monkeypatch.setattr(LiveHelp, "_believed", believed)
    follows = LiveHelp({1: "tag"}, ())
    steps = follows.odds(seen, ranges=False)
    assert next(steps).deals and not asked
    assert [len(each.holdings) for each in steps][-1] == 1 and len(asked) == 1
    assert next(follows.odds(seen, ranges=False)).holdings, "once they are read they stay"


def test_followed_from_decision_to_decision_it_is_what_it_is_at_once():
    """In hold'em every hand is read, none sampled: the ranges agree exactly. Back at an earlier decision, too."""
    hand = heads_up("AsKd", "QdQh", "QsJs4s2c3d")
    seen = SeenHand.of(hand.events, 0)
    moments = [SeenHand(0, seen.events[:kept]) for kept in seen.decisions] + [seen]
    follows = LiveHelp({1: "tag"}, ())
    for each in (*moments, moments[0], moments[-1]):
        at_once = LiveHelp({1: "tag"}, ()).odds(each, ranges=True)
        assert next(follows.odds(each, ranges=True)).holdings == next(at_once).holdings
