"""Facts against counting: shares against ranges, places in the own range, and reasons that name a draw."""

from dataclasses import replace

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats, card_masks
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.seven import best_five
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import BringIn, CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.facts.facts import Facts
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.ranges import read_of, scene_of
from pokertable.players.ranges.scene import StudScene
from pokertable.players.rules import checked_to
from pokertable.players.seen.habits import Habits, Memory
from pokertable.players.seen.spot import Spot
from pokertable.players.styles.tag import STYLE
from pokertable.players.worth.draws import draws
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import Field, RivalRange, Rivals, SampleRange, exact
from pokertable.players.worth.variants import variant_number
from tests.analysis.oracle import low
from tests.narrow import known
from tests.players.tables import game, other_hands
from tests.rules.table import deal

TAG = STYLE.figures


def river(board="KsQd7c4h2s", bet=0):
    hand = deal(game("holdem", Structure("none")), [5000, 5000], button=1, board=board)
    while hand.state.street < 3:
        hand.act(CheckCall())
    if bet:
        hand.act(RaiseTo(bet))
    return hand.observe(None)


@pytest.mark.parametrize("rows", [1, 7, 70])
def test_places_are_counts_of_the_sample(rows):
    rng = np.random.default_rng(rows)
    sample = rng.integers(0, 60, (rows, 40)).astype(np.int16)
    usable = rng.random((rows, 40)) < 0.8
    values = rng.integers(0, 70, (rows, 9))
    below, through = Rivals(sample, usable).places(values)
    for row in range(rows):
        there = sample[row][usable[row]]
        assert below[row].tolist() == [int((there < value).sum()) for value in values[row]]
        assert through[row].tolist() == [int((there <= value).sum()) for value in values[row]]


def test_a_share_on_the_river_is_counted_over_the_weights_of_the_range():
    public = river(bet=60)
    cards = np.array([parse_cards(text) for text in ("KhKd", "Jh7d", "5c3c", "AhQc")], np.uint8)
    facts = Facts(public, Spot.of(public), cards, reads=1.0)
    rival = next(iter(facts.spot.rivals)).seat
    scene = scene_of(public)
    sample, weights = scene.sample(rival), read_of(public).ranges[rival] * scene.live(rival)
    share = public.game.variant.shares[0]
    theirs = strengths(share, sample, public.board)
    mine = strengths(share, cards, public.board)
    for at in range(len(cards)):
        won = (theirs < mine[at]) + 0.5 * (theirs == mine[at])
        assert facts.share[at] == pytest.approx(float(won @ weights / weights.sum()), abs=1e-9)


def test_ties_are_shared_with_all_who_tie():
    """Three rivals who surely tie leave a quarter; one who is gone half the time, three quarters."""
    rivals = Rivals(np.array([[5, 5]], np.int16))
    half = RivalRange(SampleRange(np.ones(2)), plays=0.5)
    chances = rivals.chances(rivals.places(np.array([[5]])), Field([half]))
    assert chances.ravel().tolist() == [0.5, 1.0]
    outcomes = Outcomes(np.ones((1, 1), np.bool_), [np.array([[5]], np.int16)], [rivals])
    surely = RivalRange(SampleRange(np.ones(2)))
    assert outcomes.against(Field([surely] * 3))[0, 0] == pytest.approx(1 / 4)
    assert outcomes.against(Field([half]))[0, 0] == pytest.approx(3 / 4)


def quartered(public, facts, stays):
    """How likely somebody has the same low, rival by rival over the weights of its range: `stays` says how likely."""
    variant, board = public.game.variant, [card for card in public.board if isinstance(card, int)]
    scene, found = scene_of(public), []
    for own in facts.cards.tolist():
        mine, alone = low(variant, own, board), 1.0
        for rival in facts.spot.rivals:
            weights = read_of(public).ranges[rival.seat] * scene.live(rival.seat)
            same = [
                mine is not None and low(variant, their, board) == mine for their in scene.sample(rival.seat).tolist()
            ]
            alone *= 1 - stays(rival) * float((weights * same).sum() / weights.sum())
        found.append(1 - alone)
    return found


LOWS = ("As2d9hTc", "4s5d9hTc", "QsQd9hTc")


def test_the_chance_to_be_quartered_is_counted_over_the_weights_of_the_ranges():
    hand = deal(game("omaha8", Structure.POT), [2000] * 3, button=2, board="3s6d8hKcJd")
    while hand.state.street < 3:
        hand.act(CheckCall())
    public = hand.observe(None)
    facts = Facts(public, Spot.of(public), np.array([parse_cards(text) for text in LOWS], np.uint8), reads=1.0)
    found = quartered(public, facts, lambda _: 1.0)
    assert found[0] > 0.02 and found[2] == 0
    assert facts.quartered == pytest.approx(found, abs=1e-9)


def test_who_is_yet_to_answer_a_bet_quarters_nobody_when_it_folds():
    """On the river one rival has bet and the other has yet to answer: it stays in with a part of its range."""
    hand = deal(game("omaha8", Structure.POT), [2000] * 3, button=2, board="3s6d8hKcJd")
    while hand.state.street < 3:
        hand.act(CheckCall())
    bettor = hand.to_act
    hand.act(RaiseTo(known(hand.legal().raise_to)[1]))
    public = hand.observe(None)
    facts = Facts(public, Spot.of(public), np.array([parse_cards(text) for text in LOWS], np.uint8), reads=1.0)
    assert 0 < facts.calling < 1 and len(facts.spot.rivals) == 2
    found = quartered(public, facts, lambda rival: 1.0 if rival.seat == bettor else facts.calling)
    assert found[0] > 0.02
    assert facts.quartered == pytest.approx(found, abs=1e-9)


def test_a_big_bet_says_more_than_a_small_one():
    """Against a bet of the pot three times over a middling hand expects less than against half of it."""
    cards = np.array([parse_cards("Qh9d")], np.uint8)
    small, big = (river(bet=bet) for bet in (20, 120))
    assert Facts(big, Spot.of(big), cards, 1.0).share[0] < Facts(small, Spot.of(small), cards, 1.0).share[0] - 0.02


def test_the_best_hand_is_the_best_of_the_own_range_and_rags_its_worst():
    public = river()
    cards = np.array([parse_cards(text) for text in ("KhKd", "5c3c")], np.uint8)
    best, worst = Facts(public, Spot.of(public), cards, 1.0).better
    assert best < 0.02
    assert worst > 0.85


@pytest.mark.parametrize(("key", "structure"), [("holdem", "none"), ("omaha8", "pot"), ("omaha", "fixed")])
@pytest.mark.parametrize("bets", [False, True])
def test_who_names_a_draw_has_one(key, structure, bets):
    """Every reason that speaks of a draw, for many hands on a flop that is full of them."""
    hand = deal(game(key, Structure(structure)), [2000] * 2, button=1, board="7s8s3d")
    while hand.state.street < 1:
        hand.act(CheckCall())
    if bets:
        hand.act(RaiseTo(hand.legal().raise_to[0]))  # type: ignore[index]
    public = hand.observe(None)
    hands = other_hands(hand, 1500, 1)
    found = draws(public.game.variant, hands, parse_cards("7s8s3d"))
    named = 0
    for name in ("tag", "lag:expert"):
        for line in PERSONAS[name].applied_rules(public, hands):
            if "{draw}" not in line.because.template:
                continue
            words = dict(line.figures())["draw"]
            for at in np.flatnonzero(line.weights > 0).tolist():
                named += 1
                assert ("flush" in str(words[at])) == bool(found.flush[at])
                assert ("straight" in str(words[at])) == bool(found.straight[at] >= 2)
                assert ("low" in str(words[at])) == bool(found.low[at] >= 2)
                assert str(words[at]) != "nothing"
    assert named


def test_masks_of_the_sample_follow_the_board():
    public = river()
    scene = scene_of(public)
    masks = card_masks(scene.sample(0))
    board = sum(1 << card for card in public.board if isinstance(card, int))
    assert (scene.live(0) == ((masks & np.uint64(board)) == 0)).all()


@pytest.mark.parametrize("street", [0, 1, 2, 3])
def test_a_share_in_stud_is_what_dealing_it_out_comes_to(street):
    """Two hands of stud hi/lo against whatever the rival may hold: facts that believe nothing, and 2,000 deals."""
    hand = Hand(game("stud8", Structure.FIXED), [5000, 5000], 1, Deck.shuffled(3))
    hand.act(BringIn())
    while hand.state.street < street:
        hand.act(CheckCall())
    public = hand.observe(None)
    spot = Spot.of(public)
    mine, theirs = (spot.showing[seat] for seat in (spot.legal.seat, 1 - spot.legal.seat))
    cards = other_hands(hand, 3, 1)
    shares = Facts(public, spot, cards, reads=0.0).share
    rng = np.random.default_rng(street)
    for at, downs in enumerate(cards.tolist()):
        live = np.setdiff1d(np.arange(52, dtype=np.uint8), [*mine, *theirs, *downs])
        dealt = rng.permuted(np.tile(live, (2000, 1)), axis=1)
        own = np.hstack([np.tile(np.array([*mine, *downs], np.uint8), (2000, 1)), dealt[:, : 5 - len(mine)]])
        other = np.hstack([np.tile(np.array(theirs, np.uint8), (2000, 1)), dealt[:, -7 + len(theirs) :]])
        won: list[Floats] = []
        for share in public.game.variant.shares:
            ours, their = best_five(share, own), best_five(share, other)
            better = (ours > their) + 0.5 * (ours == their)
            won.append(better if not won else np.where((ours > 0) | (their > 0), better, won[0]))
        assert shares[at] == pytest.approx(np.mean(won), abs=0.12)


def test_who_calls_in_stud_follows_from_the_cards_that_the_seat_itself_shows():
    """Two seats that may hold anything, asked about one after the other and alone."""
    variant = game("stud8", Structure.FIXED).variant
    showing = tuple(parse_cards(up) for up in ("Ah3h5h", "KdKc9s"))
    one_after_the_other, alone = (StudScene(variant_number(variant), showing, (), downs=2) for _ in range(2))
    asked = []
    for scene, seats in ((one_after_the_other, (0, 1)), (alone, (1,))):
        for seat in seats:
            found = scene.callers(seat, scene.believed(seat, None, 1.0), 0.5, 1 - seat, 0.0)
        asked.append(found.weights)
    assert (asked[0] == asked[1]).all()


def test_two_who_may_hold_the_same_below_are_each_beaten_by_what_they_show():
    """A range that two seats have in common is summed in the order of each."""
    variant = game("stud8", Structure.FIXED).variant
    showing = tuple(parse_cards(up) for up in ("Ah3h5h", "KdKc9s", "8c6s2d"))
    won = []
    for seats in ((1, 2), (2, 1)):
        scene = StudScene(variant_number(variant), showing, (), downs=2)
        weights = exact(np.random.default_rng(4).random(len(scene.live(0))) ** 4)
        hands = scene.of_sample(0)
        by_seat = {}
        for seat in seats:
            by_seat[seat] = hands.expected_against(Field([scene.rival(seat, scene.believed(seat, weights, 1.0), 1.0)]))
        won.append(by_seat)
    assert all((won[0][seat] == won[1][seat]).all() for seat in (1, 2))
    assert (won[0][1] != won[0][2]).any()


def on_the_last_street(own: str, other: str, memory: Memory = ()) -> Facts:
    """Five-card stud, all checked to seat 0, whose hole card comes first."""
    hand = deal(game("fivestud", Structure.FIXED), [2000] * 2, holes={0: own, 1: other})
    while hand.state.street < 3:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    if hand.to_act == 1:
        hand.act(CheckCall())
    public = hand.observe(None)
    return Facts(public, Spot.of(public), np.array([parse_cards(own[:2])], np.uint8), 1.0, memory)


def test_who_is_beaten_by_what_lies_open_does_not_call():
    """Sevens in sight with a king below: only a pair of jacks or nines may call, and is ahead."""
    facts = on_the_last_street("Kd7s7hQd5s", "6c2hJs9s4h")
    assert facts.share[0] > 0.85 and facts.called[0] == 0
    called = [card for card, weight in enumerate(facts.callers.rivals[0].range.weights) if weight]
    assert {card >> 2 for card in called} == {9, 7}
    hidden = on_the_last_street("7s7hKdQd5s", "6c2hJs9s4h")
    assert 0.4 < hidden.called[0] < hidden.share[0]


def test_who_was_seen_to_call_with_anything_calls_though_it_is_beaten_in_sight():
    station = Habits(faced=(300, 300, 300))
    facts = on_the_last_street("Kd7s7hQd5s", "6c2hJs9s4h", (Habits(), station))
    assert facts.called[0] > 0.6


BETTOR = Habits(hands=60, plays=48, usual_plays=48.0, free=60, bets=54, usual_bets=27.0)


def on_the_turn(own: str = "KsQd", *, bets: bool, memory: Memory = ()) -> Facts:
    """Hold'em heads-up, seat 1 out of position on the turn: the flop was bet by the other or by itself, and called."""
    hand = deal(game("holdem", Structure("none")), [2000] * 2, button=0, holes={1: own}, board="Kh8c5d2s")
    hand.act(CheckCall())
    hand.act(CheckCall())
    if bets:
        hand.act(CheckCall())
    hand.act(RaiseTo(40))
    hand.act(CheckCall())
    assert hand.to_act == 1 and hand.state.street == 2
    public = hand.observe(None)
    return Facts(public, Spot.of(public), np.array([parse_cards(own)], np.uint8), 0.8, memory)


def test_who_bets_with_more_is_believed_less_when_it_bets_and_no_less_when_it_calls():
    memory = (BETTOR, Habits())
    assert on_the_turn(bets=True, memory=memory).share[0] > on_the_turn(bets=True).share[0] + 0.02
    assert on_the_turn(bets=False, memory=memory).share[0] == pytest.approx(on_the_turn(bets=False).share[0], abs=1e-6)
    folder = (Habits(faced=(30, 30, 0), folds=(24, 24, 0)), Habits())
    wide = [on_the_turn(bets=False, memory=each).field.rivals[0].range.weights.mean() for each in (folder, ())]
    assert wide[0] < 0.95 * wide[1], "who folds much has more when it calls"


def test_strong_hands_are_checked_to_who_bets_more_than_usual():
    calm, trapping = on_the_turn(bets=False), on_the_turn(bets=False, memory=(BETTOR, Habits()))
    assert calm.bets_behind == pytest.approx(0.45) and trapping.bets_behind > 0.7
    often = [np.max(checked_to.TRAPS.hands(facts, facts.spot, TAG)) for facts in (calm, trapping)]
    assert often[0] == 0 and 0.3 < often[1] <= 0.7


def test_who_raises_bets_is_not_bet_at_for_its_folds():
    """As many folds as before, but the rest are raises: a bet with little wins less than a check."""
    folds = Habits(faced=(0, 40, 0), folds=(0, 20, 0))
    bluffs = [on_the_turn("7h6h", bets=False, memory=(each, Habits())) for each in (folds, replace(folds, raised=20))]
    calls, raises = [np.max(checked_to.TAKES_WHAT_IS_GIVEN.hands(each, each.spot, TAG)) for each in bluffs]
    assert bluffs[0].raised < bluffs[1].raised and raises < calls


@pytest.mark.parametrize("key", ["bigo", "stud8"])
def test_two_who_presume_the_same_of_the_rivals_meet_the_same_field(key):
    """So that a style's own reading of an action does not weigh again what a usual regular's has weighed."""
    hand = Hand(game(key, Structure.FIXED), [2000] * 3, 0, Deck.shuffled(1))
    for _ in range(5):
        hand.act(CheckCall() if hand.legal().bring_in is None else BringIn())
    public = hand.observe(None)
    spot = Spot.of(public)
    first, second = (Facts(public, spot, scene_of(public).sample(0)[:20], reads=0.5) for _ in range(2))
    assert first.field is second.field and first.callers is second.callers
    assert Facts(public, spot, first.cards, reads=1.0).field is not first.field
