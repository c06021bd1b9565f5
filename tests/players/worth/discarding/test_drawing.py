"""What discards are worth: by the solved games, against counting every card that may come, and against each rival."""

from itertools import combinations, pairwise

import numpy as np
import pytest

from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import DECK, parse_cards, show_cards
from pokertable.model.game import Game
from pokertable.model.games import BADUGI, DRAW5, OMAHA, SINGLE27, TRIPLE27
from pokertable.model.hand.actions import CheckCall, Draw, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.resources import resource
from pokertable.model.stakes import blind_stakes
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.discarding.drawing import DrawHands, look_together
from pokertable.players.worth.discarding.last_round import LastRound
from pokertable.players.worth.discarding.solved import file_name, solved
from pokertable.players.worth.discarding.solving import BINS, solve

GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)


def at_the_draw(variant, drawn=(), number=1, structure=None, seats=2):
    """A table at this draw, everybody having drawn so many at the draws before, those before the actor in this one."""
    played = structure or variant.usual_structure
    game = Game(variant=variant, structure=played, stakes=blind_stakes(played, 10, 20))
    hand = Hand(game, [2000] * seats, 0, Deck.shuffled(3))
    counts = list(drawn)
    while hand.state.street < number or not hand.state.drawing or counts:
        state = hand.state
        if not state.drawing:
            hand.act(CheckCall())
        else:
            count = counts.pop(0)
            assert state.to_act is not None
            hand.act(Draw(tuple(state.holes[state.to_act][:count])))
    return hand


def discards(hand, cards, *, watches=False):
    spot = Spot.of(hand.observe(None))
    return DrawHands(spot, np.array([parse_cards(cards)], np.uint8), 1.0, watches=watches)


def discarded(discard):
    return show_cards(DECK[card] for card in discard.discarded)


@pytest.mark.parametrize(
    ("variant", "number", "held", "expected"),
    [
        (DRAW5, 1, "AsAd7c5h2s", "2s5h7c"),
        (DRAW5, 1, "9s9d4c4hAs", "As"),
        (DRAW5, 1, "QsQdQcJh2s", "2sJh"),
        (DRAW5, 1, "9s8d7c6h5s", ""),
        (SINGLE27, 1, "9s8d4c3h2s", ""),
        (SINGLE27, 1, "Ks8d4c3h2s", "Ks"),
        (TRIPLE27, 1, "2s2d4c7hKs", "2sKs|2dKs"),
        (TRIPLE27, 1, "8s7d6c5h2s", ""),
        (TRIPLE27, 3, "Ts9d4c3h2s", ""),
        (TRIPLE27, 1, "Ts9d4c3h2s", "Ts"),
        (TRIPLE27, 1, "As2d3c4h5s", "As"),
        (BADUGI, 1, "4s3s2dAc", "4s"),
        (BADUGI, 1, "7s3h2dAc", ""),
        (BADUGI, 1, "Ks3h2dAc", "Ks"),
        (BADUGI, 3, "Ks3h2dAc", ""),
    ],
)
def test_what_a_good_player_discards(variant, number, held, expected):
    pats = [0] * 2 * (number - 1)
    found = discards(at_the_draw(variant, pats, number), held)
    assert discarded(found.discards[0]) in expected.split("|")


@pytest.mark.parametrize("variant", GAMES)
def test_a_discard_of_one_card_at_the_last_draw_is_worth_what_counting_every_card_says(variant):
    cards = {5: "2s4d7c8hKs", 4: "As2d7cQd"}[variant.hole_cards]
    hand = at_the_draw(variant, [1] * 2 * (variant.draws - 1), variant.draws)
    game = solved(variant)
    for kept in combinations(parse_cards(cards), variant.hole_cards - 1):
        hands = np.array([sorted((*kept, card)) for card in DECK if card not in parse_cards(cards)], np.uint8)
        exact = game.final[strengths_of_columns(variant.shares[0], list(hands.T))].mean()
        (discarded_card,) = set(parse_cards(cards)) - set(kept)
        found = next(each for each in discards(hand, cards).discards if each.discarded == (discarded_card,))
        assert found.worth == pytest.approx(exact, abs=1e-4)


@pytest.mark.parametrize("variant", GAMES)
def test_what_was_discarded_before_does_not_come_again(variant):
    """A discard of one card and of two at the last draw, counted over the cards that are left."""
    cards = {5: "2s4d7c8hKs", 4: "As2d7cQd"}[variant.hole_cards]
    before = {5: "9h9cTdJsQs", 4: "KcJs9h8d7h"}[variant.hole_cards]
    held, gone = parse_cards(cards), {*parse_cards(cards), *parse_cards(before)}
    spot = Spot.of(at_the_draw(variant, [1] * 2 * (variant.draws - 1), variant.draws).observe(None))
    found = {
        frozenset(each.discarded): each.worth
        for each in DrawHands(spot, np.array([parse_cards(cards + before)], np.uint8), 1.0, watches=False).discards
    }
    left = [card for card in DECK if card not in gone]
    for discarded_cards in [*combinations(held, 1), *combinations(held, 2)]:
        kept = [card for card in held if card not in discarded_cards]
        hands = np.array([sorted((*kept, *new)) for new in combinations(left, len(discarded_cards))], np.uint8)
        assert found[frozenset(discarded_cards)] == pytest.approx(solved(variant).finished(hands).mean(), abs=2e-4)
    hidden = discards(at_the_draw(variant, [1] * 2 * (variant.draws - 1), variant.draws), cards)
    assert hidden.discards[0].worth != pytest.approx(max(found.values()), abs=1e-4)


def test_who_discarded_the_cards_that_it_needs_draws_to_less_and_who_discarded_the_others_to_more():
    """A one-card draw to a badugi, against one that stood pat: the spades make it; nine of them are left, or none."""
    spot = Spot.of(at_the_draw(BADUGI, [0, 1, 0, 1, 0], 3).observe(None))
    figures = []
    for discarded_cards in ("", "5s6s7s8s9s", "KhQhJdTcKd"):
        hands = np.array([parse_cards("Ac2d3hKc" + discarded_cards)], np.uint8)
        hand = DrawHands(spot, hands, 1.0, watches=True)
        figures.append((hand.drawn[0], hand.share[0]))
    nothing, spades, others = figures
    for spade, none, other in zip(spades, nothing, others, strict=True):
        assert spade + 0.02 < none < other


def test_a_rival_who_stands_pat_is_harder_to_beat_than_one_who_draws_three():
    shares = []
    for drew in (0, 1, 3):
        hand = at_the_draw(TRIPLE27, [drew], 1)
        shares.append(discards(hand, "Ts9d4c3h2s", watches=True).share)
    assert shares[0] < shares[1] < shares[2]


def test_against_a_pat_hand_a_rough_ten_is_broken_that_stands_pat_against_three_cards():
    """At the last draw of triple draw: the same hand, the other's draw alone differs."""
    pat = discards(at_the_draw(TRIPLE27, [1, 1, 1, 1, 0], 3), "Ts9d4c3h2s", watches=True)
    three = discards(at_the_draw(TRIPLE27, [1, 1, 1, 1, 3], 3), "Ts9d4c3h2s", watches=True)
    assert discarded(three.discards[0]) == ""
    assert pat.pat[0] < three.pat[0]
    assert discarded(pat.discards[0]) != ""


def test_the_same_hand_has_the_same_figures_again():
    hand = at_the_draw(BADUGI, [2], 1)
    first, again = (discards(hand, "Ks3h2dAc", watches=True) for _ in range(2))
    assert (first.share, first.called, first.strong) == (again.share, again.called, again.strong)
    assert first.discards == again.discards


@pytest.mark.parametrize(("variant", "drawn"), [(BADUGI, [2, 1, 0, 1]), (TRIPLE27, [1, 3]), (DRAW5, [])])
@pytest.mark.parametrize("discarded_before", [0, 3])
def test_many_hands_at_once_have_the_figures_of_each_alone(variant, drawn, discarded_before):
    """To the last bit, with what they have discarded too, in any order and more than once."""
    hand = at_the_draw(variant, drawn, 1 + len(drawn) // 2)
    spot, rng = Spot.of(hand.observe(None)), np.random.default_rng(4)
    count = variant.hole_cards + discarded_before
    hands = np.array([rng.permutation(52)[:count] for _ in range(9)], np.uint8)
    hands = np.concatenate([hands, hands[:3]])
    many = DrawHands(spot, hands, 1.0, watches=True)
    for row in reversed(range(len(hands))):
        alone = DrawHands(spot, hands[row : row + 1], 1.0, watches=True)
        assert many.cards[row].tolist() == alone.cards[0].tolist()
        for figure in ("rank", "share", "called", "strong", "better", "pat", "drawn"):
            assert getattr(many, figure)[row] == getattr(alone, figure)[0], figure
        for figure in ("kept", "kept_one_more"):
            assert getattr(many, figure)[row].tolist() == getattr(alone, figure)[0].tolist()
    with pytest.raises(ValueError, match="12 hands of a draw game: expected one"):
        assert many.discards


def test_those_that_find_their_figures_together_find_what_each_finds_alone():
    """At several spots of a hand, those at the draw and those that bet."""
    rng, asked = np.random.default_rng(4), []
    for drawn, number in (([1, 3], 2), ([2, 2], 2), ([], 1)):
        hand = at_the_draw(TRIPLE27, drawn, number)
        spots = [Spot.of(hand.observe(None))]
        hand.act(Draw(()))
        hand.act(Draw(()))
        spots.append(Spot.of(hand.observe(None)))
        asked += [(spot, rng.permutation(52)[None, :7].astype(np.uint8)) for spot in spots for _ in range(4)]
    alone = [DrawHands(spot, cards, 1.0, watches=True) for spot, cards in asked]
    together = [DrawHands(spot, cards, 1.0, watches=True) for spot, cards in asked]
    look_together(together)
    assert len({id(each.out.whole) for each in together}) == 3, "one for each number of draws to come"
    for one, other in zip(alone, together, strict=True):
        figures = ("share", "called", "pat", "drawn") if one.spot.legal.draw is not None else ("share", "called")
        assert [getattr(one, name) for name in figures] == [getattr(other, name) for name in figures]


@pytest.mark.parametrize("variant", GAMES)
def test_what_is_kept_is_worth_no_less_with_more_draws_to_come(variant):
    game = solved(variant)
    for fewer, more in pairwise(game.keeping[1:]):
        assert all((after >= before).all() for before, after in zip(fewer, more, strict=True))


def test_only_a_draw_game_is_solved():
    with pytest.raises(ValueError, match="omaha has 0 draws"):
        solved(OMAHA)


@pytest.mark.parametrize("variant", GAMES)
def test_every_game_was_worked_out_beforehand(variant):
    assert resource("draws", file_name(variant.shares[0], variant.hole_cards, variant.draws)).is_file()


@pytest.mark.long
@pytest.mark.parametrize("variant", GAMES)
def test_working_it_out_again_comes_to_what_is_stored(variant):
    stored, again = solved(variant), solve(variant.shares[0], variant.hole_cards, variant.draws)
    assert np.allclose(stored.final, again.final, atol=1e-6)
    assert np.allclose(stored.ends, again.ends, atol=1e-6)
    for old, new in zip(stored.keeping[1:], again.keeping[1:], strict=True):
        assert all(np.allclose(one, other, atol=1e-4) for one, other in zip(old, new, strict=True))
    for old_ends, new_ends in zip(stored.ending[1:], again.ending[1:], strict=True):
        assert all((one == other).all() for one, other in zip(old_ends, new_ends, strict=True))


def after_the_last_draw(drew, bet):
    """Badugi heads-up, seat 1 first: each drew so many at each draw; seat 1 bets or checks, seat 0 is to act."""
    hand = at_the_draw(BADUGI, [each for pair in drew for each in pair][:-2], 3)
    for count in drew[-1]:
        hand.act(Draw(tuple(hand.state.holes[hand.to_act][:count])))
    hand.act(RaiseTo(hand.legal().raise_to[0]) if bet else CheckCall())
    assert hand.to_act == 0
    return hand


def test_who_bets_after_the_last_draw_has_what_is_ahead_of_what_the_others_show():
    """A rough badugi that stood pat all along: who drew one each time and bets has made a better one, mostly."""
    drew = [(1, 0), (1, 0), (1, 0)]
    checked, faced = (discards(after_the_last_draw(drew, bet), "KdJh4c9s", watches=True) for bet in (False, True))
    assert checked.share[0] > 0.7
    assert 0.25 < faced.share[0] < checked.share[0] - 0.2
    nuts = discards(after_the_last_draw(drew, True), "4s3h2dAc", watches=True)
    assert nuts.share[0] > 0.95


def test_who_drew_more_seems_to_hold_less_so_that_the_same_hand_is_among_its_best():
    def better(own, cards):
        hand = at_the_draw(SINGLE27, (own,))
        hand.act(Draw(()))
        spot = Spot.of(hand.observe(None))
        assert spot.drew[spot.legal.seat] == (own,)
        return DrawHands(spot, np.array([parse_cards(each) for each in cards], np.uint8), 1.0, watches=True).better

    best_first = ["7s5d4c3h2s", "9s8d4c3h2s", "Js8d4c3h2s", "AsAdAcKhKs"]
    pat, three = better(0, best_first), better(3, best_first)
    assert (np.diff(pat) > 0).all() and (np.diff(three) > 0).all()
    assert pat[0] < 0.02 and pat[-1] > 0.95
    assert (three[1:3] < pat[1:3]).all()


def test_who_checked_after_the_last_draw_seems_to_hold_less():
    hand = at_the_draw(SINGLE27, (1,))
    hand.act(Draw(tuple(hand.state.holes[0][:1])))
    middling = np.array([parse_cards("Ts8d4c3h2s")], np.uint8)

    def better():
        spot = Spot.of(hand.observe(None))
        return spot.checked, DrawHands(spot, middling, 1.0, watches=True).better[0]

    checked, before = better()
    assert hand.to_act == 1 and not checked
    hand.act(CheckCall())
    assert not better()[0], "the other has not acted yet"
    hand.act(RaiseTo(40))
    checked, after = better()
    assert hand.to_act == 1 and checked
    assert after < before


def test_an_ace_high_catches_bluffs_that_a_seven_high_does_not():
    """After a draw of three by both all hands without a pair were worth as much."""
    hand = at_the_draw(DRAW5, (3,))
    hand.act(Draw(tuple(hand.state.holes[0][:3])))
    hand.act(CheckCall())
    hand.act(RaiseTo(40))
    spot = Spot.of(hand.observe(None))
    hands = np.array([sorted(parse_cards(each)) for each in ("7s5d4c3h2s", "AsKd8c4h2s")], np.uint8)
    seven, ace = DrawHands(spot, hands, 1.0, watches=True).share
    assert seven < 0.05 and ace > seven + 0.05


def test_who_calls_a_bet_after_the_last_draw_may_have_the_best_hands():
    """It has not checked them: the bet came first."""
    hand = at_the_draw(SINGLE27, seats=3)
    while hand.state.drawing:
        hand.act(Draw(()))
    hand.act(RaiseTo(40))
    hand.act(CheckCall())
    spot = Spot.of(hand.observe(None))
    (caller,) = [rival for rival in spot.rivals if not rival.bets]
    held = LastRound(spot, lambda _: np.full(BINS, 1 / BINS)).held(caller)
    assert held[0] < held[-1] == held.max()


@pytest.mark.parametrize("variant", [DRAW5, SINGLE27])
def test_hands_are_found_where_two_have_checked_and_one_of_them_raises(variant):
    """What each of them would have bet with was asked of the other without end."""
    hand = at_the_draw(variant, seats=3)
    while hand.state.drawing:
        hand.act(Draw(()))
    for action in (CheckCall(), CheckCall(), RaiseTo(40), RaiseTo(120)):
        hand.act(action)
    spot = Spot.of(hand.observe(None))
    found = DrawHands(
        spot, np.array([parse_cards("AsAd7c5h2s"), parse_cards("KsQd9c7h3s")], np.uint8), 1.0, watches=True
    )
    assert found.better[0] < found.better[1] if variant is DRAW5 else found.better[0] > found.better[1]
