"""Draw games: the order of the draw, what comes back into a stub that runs short, limits, the showdown."""

from __future__ import annotations

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, known, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import BADUGI, CATALOGUE, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.hand.actions import CheckCall, Draw, Fold, IllegalAction
from pokertable.model.hand.events import (
    CardBurned,
    Discarded,
    Drew,
    HandShown,
    HoleDealt,
    MuckShuffledIn,
    RakeTaken,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.stakes import HouseRules, Rake, blind_stakes
from pokertable.model.variant import Variant

from .table import any_game, check_down, deal, events_of, play

DEUCE, OF_SUITS = PotShare(ranking=Ranking.DEUCE_TO_SEVEN), PotShare(ranking=Ranking.BADUGI)


def triple(stacks: int = 4, *, holes: dict[int, str] | None = None, chips: int = 1000, **house: object) -> Hand:
    return deal(any_game(TRIPLE27, Structure.FIXED, **house), [chips] * stacks, holes=holes)


def turns(hand: Hand) -> list[int]:
    """Who draws at the draw that is open, all standing pat."""
    seats = []
    while hand.state.drawing:
        assert hand.to_act is not None
        seats.append(hand.to_act)
        hand.act(Draw())
    return seats


def test_before_each_draw_a_card_is_burned_and_the_first_live_seat_left_of_the_button_draws_first() -> None:
    hand = play(triple(), "2c 3c 0f 1c")
    assert hand.state.drawing
    assert len(events_of(hand, CardBurned)) == 1
    assert turns(hand) == [1, 2, 3]
    assert hand.to_act == 1
    play(hand, "1c 2c 3c")
    assert len(events_of(hand, CardBurned)) == 2
    assert hand.state.street == 2


def test_who_discards_gets_as_many_before_the_next_one_draws_and_keeps_the_kept_cards_first() -> None:
    hand = triple(holes={0: "2c3d7hKsKd9c5d"})
    play(hand, "2c 3c 0c 1c 0dKsKd")
    assert hand.state.holes[0] == list(parse_cards("2c3d7h9c5d"))
    assert hand.to_act == 1
    dealt = hand.events[-1]
    assert isinstance(dealt, HoleDealt)
    assert [each.seat for each in dealt.cards] == [0, 0]
    assert hand.state.discarded[0] == [parse_cards("KsKd")]


def test_all_see_how_many_were_discarded_and_only_the_seat_itself_which() -> None:
    hand = triple(holes={0: "2c3d7hKsKd9c5d"})
    play(hand, "2c 3c 0c 1c 0dKsKd")
    (discarded,) = events_of(hand, Discarded)
    assert seen_by(discarded, 0) == Drew(0, parse_cards("KsKd"))
    assert seen_by(discarded, 1) == seen_by(discarded, None) == Drew(0, (HIDDEN, HIDDEN))
    for viewer in (1, 2, 3, None):
        seat = hand.observe(viewer).seats[0]
        assert (seat.drew, seat.discarded, seat.known) == ((2,), ((HIDDEN, HIDDEN),), ())
        assert seat.discards == (HIDDEN, HIDDEN)
    mine = hand.observe(0).seats[0]
    assert mine.discarded == (parse_cards("KsKd"),)
    assert mine.discards == parse_cards("KsKd")
    assert mine.known == parse_cards("2c3d7h9c5d")
    assert hand.observe(1).acts[-1].event == Drew(0, (HIDDEN, HIDDEN))
    with pytest.raises(ValueError, match="more than seat 1 saw"):
        SeenHand(1, (Drew(0, parse_cards("KsKd")),))


def test_a_seen_hand_goes_on_from_what_its_seat_discarded() -> None:
    hand = triple(holes={0: "2c3d7hKsKd9c5d"})
    play(hand, "2c 3c 0c 1c 0dKsKd 1d 2d 3d 0c 1c 2c 3c")
    seen = SeenHand.of(hand.events, 0)
    again = seen.before(len(seen.events))
    assert again.state.holes[0] == hand.state.holes[0]
    assert again.state.discarded[0] == hand.state.discarded[0]
    assert again.state.discards == [list(parse_cards("KsKd")), [], [], []]
    assert len(seen.decisions) == 3


def test_at_a_draw_nothing_else_is_legal_and_a_draw_nowhere_else() -> None:
    hand = triple(holes={0: "2c3d7hKsKd"})
    with pytest.raises(IllegalAction, match="stand pat: cards can be discarded only at a draw"):
        hand.act(Draw())
    assert hand.legal().draw is None
    play(hand, "2c 3c 0c 1c")
    legal = hand.legal()
    assert (legal.draw, legal.fold, legal.check_call, legal.raise_to) == (5, False, None, None)
    assert str(legal.raise_reason) == "this is the draw: discard or stand pat"
    before = list(hand.events)
    for action in (Fold(), CheckCall()):
        with pytest.raises(IllegalAction, match="this is the draw"):
            hand.act(action)
    with pytest.raises(IllegalAction, match="discard Ah: seat 0 doesn't have Ah"):
        hand.act(Draw(parse_cards("Ah")))
    king = parse_cards("Ks")
    with pytest.raises(IllegalAction, match="discard KsKs: seat 0 doesn't have Ks"):
        hand.act(Draw(king + king))
    with pytest.raises(IllegalAction, match="seat 0 is to act"):
        hand.act(Draw(), 1)
    assert hand.events == before


def test_the_whole_hand_may_be_discarded() -> None:
    hand = triple(holes={0: "2c3d7hKsKd9c5d8c8d8h"})
    play(hand, "2c 3c 0c 1c 0d2c3d7hKsKd")
    assert hand.state.holes[0] == list(parse_cards("9c5d8c8d8h"))


def test_limits_of_triple_draw_are_two_small_streets_and_two_big_ones() -> None:
    hand = triple(2)
    sizes = []
    while not hand.over:
        if hand.state.drawing:
            hand.act(Draw())
            continue
        bounds = hand.bounds().raise_to
        assert bounds is not None
        sizes.append((hand.state.street, bounds[1] - hand.state.round.price))
        hand.act(CheckCall())
    assert sizes == [(0, 10)] * 2 + [(1, 10)] * 2 + [(2, 20)] * 2 + [(3, 20)] * 2


def test_five_card_draw_has_a_small_and_a_big_street() -> None:
    hand = deal(any_game(DRAW5, Structure.FIXED), [500] * 2)
    assert hand.bounds().raise_to == (20, 20)
    play(hand, "1c 0c 0d 1d")
    assert hand.bounds().raise_to == (20, 20)


def test_the_big_blind_is_the_bet_before_the_first_draw() -> None:
    hand = play(triple(), "2r20 3r30 0r40")
    assert hand.bounds().raise_to is None
    assert "capped" in str(hand.legal().raise_reason)


def test_all_in_players_draw_too_and_hands_are_turned_up_only_after_the_last_draw() -> None:
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [10, 10, 10])
    play(hand, "2c 0c")
    draws = 0
    while not hand.over:
        assert not events_of(hand, HandShown)
        assert hand.state.drawing
        draws += 1
        hand.act(Draw())
    assert draws == 9
    assert len(events_of(hand, HandShown)) == 3


def test_no_rake_if_the_hand_ends_before_the_first_draw() -> None:
    rake = Rake(per_mille=100, cap=50)
    early = play(triple(rake=rake), "2r20 3f 0f 1f")
    assert not events_of(early, RakeTaken)
    late = play(triple(rake=rake), "2c 3c 0c 1c 0d 1d 2d 3d 0r10 1f 2f 3f")
    assert [sum(event.amounts) for event in events_of(late, RakeTaken)] == [4]


def antes_alone(stacks: int = 3) -> Hand:
    stakes = blind_stakes(Structure.POT, 5, 10, ante=5)
    game = Game(variant=DRAW5, structure=Structure.POT, stakes=stakes, house=HouseRules(antes_alone=True))
    return deal(game, [500] * stacks)


def test_with_antes_alone_the_first_seat_left_of_the_button_opens_or_checks() -> None:
    hand = antes_alone()
    assert hand.state.pot == 15
    assert hand.to_act == 0
    legal = hand.legal()
    assert legal.check_call == 0
    assert legal.raise_to == (10, 15)
    play(hand, "0c 1c 2c")
    assert hand.state.drawing


def test_antes_alone_needs_a_draw_game_with_an_ante() -> None:
    for variant, ante in ((DRAW5, 0), (CATALOGUE["holdem"], 5)):
        with pytest.raises(ValueError, match="antes alone"):
            Game(
                variant=variant,
                structure=Structure.POT,
                stakes=blind_stakes(Structure.POT, 5, 10, ante=ante),
                house=HouseRules(antes_alone=True),
            )


def draw_all(hand: Hand, until: int) -> None:
    """Everybody discards its whole hand until the stub holds no more than `until` cards."""
    while hand.state.drawing and stub(hand) > until:
        assert hand.to_act is not None
        hand.act(Draw(tuple(hand.state.holes[hand.to_act])))


def stub(hand: Hand) -> int:
    return hand._source.stub()


def test_a_short_stub_takes_back_what_was_folded_burned_and_discarded_but_not_what_is_being_discarded() -> None:
    hand = Hand(any_game(TRIPLE27, Structure.FIXED), [1000] * 6, 5, Deck.shuffled(1))
    play(hand, "2f 3c 4c 5c 0c 1c")
    folded = set(known(hand.state.holes[2]))
    draw_all(hand, 1)
    state = hand.state
    assert state.drawing
    assert stub(hand) == 1  # 52 − 30 dealt − 1 burned − 20 drawn
    seat = hand.to_act
    assert seat == 5
    discarded_now, back = set(known(state.holes[5])), {*state.muck, *state.burns}
    assert folded < back
    hand.act(Draw(tuple(state.holes[5])))
    assert len(events_of(hand, MuckShuffledIn)) == 1
    assert not discarded_now & set(state.holes[5])
    assert len(set(state.holes[5]) & back) >= 4
    assert set(state.muck) == discarded_now
    assert [set(cards) for cards in state.discards] == [set()] * 5 + [discarded_now]
    assert stub(hand) == 1 + len(back) - 5


def test_what_a_player_discards_may_come_back_at_a_later_draw() -> None:
    """resources/rules/draw-games.md#when-the-stub-runs-short"""
    hand = Hand(any_game(TRIPLE27, Structure.FIXED), [1000] * 6, 5, Deck.shuffled(1))
    play(hand, "2c 3c 4c 5c 0c 1c")
    for _ in range(2):
        while hand.state.drawing:
            hand.act(Draw(tuple(hand.state.holes[hand.to_act or 0][:4])))
        while not hand.state.drawing:
            hand.act(CheckCall())
    back = [set(known(hand.state.discarded[seat][0])) & set(known(hand.state.holes[seat])) for seat in range(6)]
    assert any(back)


def test_an_empty_stub_is_renewed_before_the_burn() -> None:
    hand = Hand(any_game(TRIPLE27, Structure.FIXED), [1000] * 6, 5, Deck.shuffled(1))
    play(hand, "2c 3c 4c 5c 0c 1c")
    draw_all(hand, 1)
    hand.act(Draw((hand.state.holes[hand.to_act or 0][0],)))
    assert stub(hand) == 0
    while hand.state.drawing:
        hand.act(Draw())
    while not hand.state.drawing:
        hand.act(CheckCall())
    kinds = [type(event) for event in hand.events]
    renewed = kinds.index(MuckShuffledIn)
    assert kinds[renewed + 1] is CardBurned
    assert kinds.count(MuckShuffledIn) == 1


def test_so_many_seats_that_a_discard_could_not_be_met_are_refused() -> None:
    with pytest.raises(ValueError, match="need 55 cards"):
        Variant(
            key="crowded", title=SINGLE27.title, short_title=SINGLE27.title, phh="X", pokerstars="X",
            streets=SINGLE27.streets, shares=SINGLE27.shares, max_seats=10, structures=SINGLE27.structures,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "holes", "winner"),
    [
        (TRIPLE27, {0: "7c5d4h3s2c", 1: "8c6d4s3h2d"}, 0),
        (TRIPLE27, {0: "8c6d4s3h2d", 1: "Ac5s4d3c2h"}, 0),
        (TRIPLE27, {0: "Ac5s4d3c2h", 1: "9s7d5h5c2s"}, 0),
        (TRIPLE27, {0: "6c5d4h3s2d", 1: "2c2s2h4s5c"}, 1),
        (BADUGI, {0: "KsQhJdTc", 1: "As2h3d4d"}, 0),
    ],
)
def test_examples_of_who_wins(variant: Variant, holes: dict[int, str], winner: int) -> None:
    hand = check_down(deal(any_game(variant, Structure.FIXED), [500] * 2, holes=holes))
    assert [won.seat for award in hand.state.awards for won in award.won] == [winner]


def test_the_four_spades_and_threes_of_a_badugi() -> None:
    made = best_hand(OF_SUITS, parse_cards("4s3s2dAc"), ())
    assert made is not None
    assert set(made.cards) == set(parse_cards("3s2dAc"))


def test_odd_chips_of_tied_lows_go_left_of_the_button() -> None:
    holes = {0: "9d9h9c2s2d", 1: "7c5d4h3s2c", 2: "7d5c4s3h2h"}
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [500, 500, 500], holes=holes)
    play(hand, "2c 0f")
    check_down(hand)
    (award,) = hand.state.awards
    assert [(won.seat, won.amount) for won in award.won] == [(1, 13), (2, 12)]
