"""Live help: what a call is worth with the bets to come, which cards are live, and a word on the call."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.session.profile.choice import usual_choice
from pokertable.training.live import in_play
from pokertable.training.live.live_cards import live_words
from pokertable.training.live.odds import LiveHelp
from pokertable.training.live.view import Advice, Called, NextOuts, Odds, Played
from pokertable.training.starts.start import start_of
from tests.narrow import known
from tests.rules.table import deal, flop_game, play
from tests.training.live.test_odds import heads_up

pytestmark = pytest.mark.usefixtures("unhurried")


def steps(hand: Hand, count: int, *, ranges: bool = True) -> list[Odds]:
    seat = known(hand.to_act)
    other = dict.fromkeys({*range(len(hand.state.started.stacks))} - {seat}, "tag")
    return list(islice(LiveHelp(other, ()).odds(SeenHand.of(hand.events, seat), ranges=ranges), count))


def bet_at_on_the_flop(own: str, theirs: str) -> Hand:
    """Heads-up in fixed limit: seat 1 has the button and bets the flop of K♥ Q♦ 7♣; seat 0 must decide."""
    choice = usual_choice("omaha8", seats=2)
    dealt = [card for pair in zip(parse_cards(own), parse_cards(theirs), strict=True) for card in pair]
    board = parse_cards("5cKhQd7c5d2s5h3s")
    hand = Hand(choice.game(), [choice.stack] * 2, 1, Deck((*dealt, *board)))
    hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(RaiseTo(hand.legal().raise_to[0]))  # type: ignore[index]
    return hand


def test_bets_to_come_cost_a_bare_draw_and_pay_the_nuts() -> None:
    """Against the same opponent the weak hand is worth less than its equity, three kings more."""
    weak, strong = (steps(bet_at_on_the_flop(own, "AsKd9h4c"), 5)[-1] for own in ("9s9d8c6h", "KsKc8d8s"))
    assert known(weak.played).share < weak.share
    assert known(strong.played).share > strong.share
    assert replace(known(strong.played), settled=True).advice is Advice.CALL
    assert known(strong.played).gains == pytest.approx(known(strong.played).share - known(strong.needs), abs=1e-6)


def test_figures_come_at_once_and_the_value_in_play_after_them() -> None:
    first, second, third = steps(bet_at_on_the_flop("KsKc8d8s", "AsKd9h4c"), 3)
    assert first.played is None
    assert second.played is None and second.deals > 2000, "an equity of 480 deals stood there for ten seconds"
    assert third.played is not None
    assert not third.settled


def test_random_hands_and_a_last_call_have_no_value_in_play() -> None:
    at_random = steps(bet_at_on_the_flop("KsKc8d8s", "AsKd9h4c"), 20, ranges=False)
    last_call = steps(heads_up("AsKs", "QdQh", "QsJsTs2c3d"), 20)
    for found in (at_random, last_call):
        assert {each.played for each in found} == {None}
        assert found[-1].settled


@pytest.mark.parametrize(
    ("gains", "advice"), [(None, None), (0.2, Advice.CALL), (-0.2, Advice.FOLD), (0.04, Advice.CLOSE)]
)
def test_a_word_only_where_it_is_95_percent_sure(gains: float | None, advice: Advice | None) -> None:
    assert Played(share=0.3, error=0.05, gains=gains, unsure=0.05, settled=True).advice is advice


def test_what_is_still_being_counted_is_not_called_close_and_needs_twice_the_certainty() -> None:
    """At 48% against 25% "Too close to call." was said of eight deals, and "A call makes money." six seconds later."""
    counted = Played(share=0.48, error=0.05, gains=0.02, unsure=0.05, settled=False)
    assert counted.advice is None
    assert replace(counted, gains=0.15).advice is None and replace(counted, gains=0.25).advice is Advice.CALL
    settled = replace(counted, settled=True)
    assert settled.advice is Advice.CLOSE and replace(settled, gains=0.15).advice is Advice.CALL
    assert replace(settled, unsure=0.3).advice is None, "too uncertain to estimate is not the same as close"


def at_a_start(share: float, called: float, reach: float, needs: float | None = 0.286, **others: Any) -> Odds:
    nothing = NextOuts()
    return Odds(7, needs, None, share, 0.003, (), True, 16000, True, (), nothing, (), True,
                called=Called(called, 0.006), plays_on=True, reach=reach, **others)  # fmt: skip


def test_a_start_that_nobody_plays_and_that_lacks_the_equity_is_a_fold() -> None:
    """5-2 offsuit had 21%, 10% if everybody called, where 28.6% was needed: "Too close to call."."""
    unknown = Played(share=0.28, error=0.3, gains=-0.002, unsure=0.303, settled=True)
    for played in (None, unknown):
        odds = at_a_start(0.10, 0.21, 4.5, played=played)
        assert odds.advice is Advice.WEAK and not odds.pays
    assert at_a_start(0.15, 0.34, 3.5, needs=0.412, played=unknown).advice is Advice.WEAK, "10-6 offsuit"
    assert at_a_start(0.15, 0.41, 4.5, needs=0.333).advice is Advice.WEAK, "king-deuce: the callers behind decide"
    assert at_a_start(0.15, 0.41, 1.5, needs=0.333).advice is None, "near those that are played they don't"
    assert at_a_start(0.15, 0.21, 0.8).advice is None and at_a_start(0.3, 0.41, 4.5).advice is None
    won = Played(share=0.5, error=0.03, gains=0.2, unsure=0.03, settled=True)
    assert at_a_start(0.1, 0.21, 4.5, played=won).advice is Advice.CALL, "what is played out precisely decides"


def test_the_first_in_is_told_to_fold_a_start_that_is_not_played() -> None:
    first = at_a_start(0.1, 0.1, 1.2, needs=None)
    assert replace(first, among=5).advice is Advice.WEAK
    assert replace(first, among=5, reach=0.9).advice is Advice.PLAY
    assert replace(first, among=5, reach=0.9, opens=True).advice is Advice.OPEN
    assert replace(first, among=None, reach=None).advice is None


def test_a_last_call_is_decided_by_its_equity() -> None:
    """A river call of a sit and go with 28% where 30.7% was needed had no advice."""
    last = Odds(680, 0.3, 0.307, 0.28, 0.002, (), False, 16000, True, (), NextOuts(), (), True)
    assert last.advice is Advice.FOLD and replace(last, share=0.36).advice is Advice.CALL
    assert replace(last, share=0.308).advice is Advice.CLOSE
    assert replace(last, share=0.308, settled=False).advice is None
    assert replace(last, ranges=False).advice is None and replace(last, needs=None, needs_in_prizes=None).advice is None


def test_the_rank_of_the_start_comes_with_a_price_and_only_then() -> None:
    choice = usual_choice("holdem", seats=4)
    hand = Hand(choice.game(), [choice.stack] * 4, 1, Deck.shuffled(3))
    for _ in range(3):
        seat = known(hand.to_act)
        odds = next(LiveHelp({}, ()).odds(SeenHand.of(hand.events, seat), ranges=False))
        assert odds.reach == known(start_of(hand.observe(seat), seat)).reach
        hand.act(CheckCall())
    free = next(LiveHelp({}, ()).odds(SeenHand.of(hand.events, known(hand.to_act)), ranges=False))
    assert free.reach is None


@pytest.mark.parametrize(
    ("game", "own", "dead", "said"),
    [
        ("stud8", "8c6d4h", "2sAhKdQcQd", ["Live low cards: 18 of 20"]),
        ("stud", "9s9d4h", "9h2cKd", ["Live cards for your pair: 1 of 2"]),
        ("stud", "As9s4s", "9h2sKs", ["Live cards in your suit: 8 of 10"]),
        ("razz", "Ac2d3h", "KsQh9d", ["Live low cards: 20 of 20"]),
        ("razz", "Kc2d3h", "KsQh9d", []),
        ("stud8", "8c6d4h2s7s", "2d", []),
        ("omaha8", "As2s3d4d", "", []),
    ],
)
def test_live_cards_before_five_cards_make_a_hand(game: str, own: str, dead: str, said: list[str]) -> None:
    found = live_words(CATALOGUE[game], parse_cards(own), parse_cards(dead))
    assert list(map(str, found)) == said


def test_a_value_is_told_only_where_it_is_known_to_ten_points() -> None:
    told = Played(share=0.4, error=0.05, gains=0.1, unsure=0.05, settled=False)
    assert told.is_precise
    assert not replace(told, error=0.06).is_precise and not replace(told, unsure=0.06).is_precise


def test_a_check_that_brought_less_than_folding_is_not_told_as_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag plays this draw on at a loss: of −15% of the pot, which folding bounds, 2% ± 4 was told."""
    monkeypatch.setattr(in_play, "MOST", 96)
    table = deal(flop_game("omaha8", "pot", 1, 2), [200] * 6, holes={1: "Ts6s3d4h"}, board="7dQcJc5h")
    *_, found = steps(play(table, "2r7 3f 4f 5f 0f 1c 1c 2c"), 100)
    assert found.settled and known(found.played).bounded and found.value is None


@pytest.mark.parametrize("game", ["holdem", "stud8"])
def test_where_nobody_is_in_yet_no_price_is_compared_with_an_equity_against_all(game: str) -> None:
    """First in with aces in Omaha hi/lo stood "29%, needed 28.6%": the others fold most of their hands."""
    choice = usual_choice(game, seats=4)
    hand = Hand(choice.game(), [choice.stack] * 4, 1, Deck.shuffled(3))
    if hand.legal().bring_in is not None:
        hand.act(BringIn())
    seat = known(hand.to_act)
    *_, first = LiveHelp({}, ()).odds(SeenHand.of(hand.events, seat), ranges=True)
    assert first.needs is None and first.among == 3
    assert first.settled and first.played is None, "nor are deals played out for a value that is told to nobody"
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    seat = known(hand.to_act)
    second = next(LiveHelp({}, ()).odds(SeenHand.of(hand.events, seat), ranges=True))
    assert second.needs is not None and second.among is None
    called = known(second.called)
    assert called.share > second.share + 0.1, "those who have not paid yet may fold"
    assert second.compared == called
