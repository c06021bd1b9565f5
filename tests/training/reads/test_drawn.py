"""Reads in draw games: hands followed through their draws, nothing hidden read, each action with what it says."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pokertable.model.cards import DECK, known
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, CheckCall, Draw, RaiseTo
from pokertable.model.hand.events import Checked, Drew
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.session.profile.choice import usual_choice
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.disguise import other_suits
from pokertable.training.quiz.topics import their_range
from pokertable.training.reads import drawn
from pokertable.training.reads.at_table import moment, opening_by_seat
from pokertable.training.reads.drawn import DrawnEvidence, evidence_of
from pokertable.training.reads.evidence import Evidence, Takers
from pokertable.training.reads.find import dullness, find_spot
from pokertable.training.reads.read import Misreading
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import GOOD, STEPS, WHOLE, apart, evened, in_common, rounded
from pokertable.training.reads.words import explanation, shift_sentences
from tests.games import one_of
from tests.narrow import known as narrow
from tests.players.tables import game

HOLDEM = [
    line
    for line in (Path(__file__).parent / "spots.jsonl").read_text(encoding="utf-8").splitlines()
    if json.loads(line)["game"] == "holdem"
]
DRAW_GAMES = [key for key, variant in CATALOGUE.items() if variant.draws]


FOUND = {
    spot.variant.key: spot
    for spot in map(
        ReadSpot.from_json,
        map(json.loads, Path(__file__).with_name("drawn.jsonl").read_text(encoding="utf-8").splitlines()),
    )
}
"""What is found with the first seed."""


def test_a_spot_is_found():
    found = find_spot(CATALOGUE["draw5"], 2, Random(1))
    assert found.level == 2 and dullness(found.read.prior, found.read.exact) == 0


@pytest.mark.long
@pytest.mark.parametrize("key", DRAW_GAMES)
def test_what_is_written_down_is_found(key):
    """Otherwise `find_spot(...).json()` is to be written into `drawn.jsonl`."""
    assert find_spot(CATALOGUE[key], 2, Random(1)) == FOUND[key]


@pytest.mark.parametrize("key", one_of(4, reversed(DRAW_GAMES)))
def test_a_spot_is_a_question_and_the_exact_spread_its_best_answer(key):
    read = FOUND[key].read
    assert read.sampled and dullness(read.prior, read.exact) == 0
    assert sum(read.exact) == pytest.approx(1) and sum(read.prior) == pytest.approx(1)
    assert read.score(rounded(read.exact)) == 100 > read.prior_score
    assert any(isinstance(shift.act.event, Drew) for shift in read.shifts)
    question = their_range.TOPIC.build(FOUND[key])
    assert question is not None
    assert "draws" in str(question.explanation) or "stands pat" in str(question.explanation)


@pytest.mark.long
def test_it_is_the_same_hand_again_from_what_was_written_down_and_in_other_suits():
    found = single(("c", "c", "1", "1"))
    again = ReadSpot.from_json(found.json())
    assert again == found and again.read.exact == found.read.exact
    other = found.exchanged(other_suits(Random(2)))
    assert other.hand.observe(None).acts == found.hand.observe(None).acts
    assert apart(other.read.exact, found.read.exact) < 12  # a sample of other hands
    moved = their_range.TOPIC.build(other)
    assert moved is not None


@cache
def single(line: tuple[str, ...], own: str = "7h8dKs9c2c") -> ReadSpot:
    """Single draw heads-up: the opponent in seat 0 has the button and does this."""
    table = game("single27", CATALOGUE["single27"].usual_structure)
    rng = Random(4)
    deck = tuple(rng.sample(DECK, 52))
    played = PlayedDeal(table, (2000, 2000), 0, deck, ())
    hand = played.play()
    acts: list[Action] = []
    for word in line:
        held = known(hand.state.holes[hand.to_act or 0])
        act: Action = CheckCall() if word == "c" else Draw(held[: int(word)])
        acts.append(act)
        hand.act(act)
    return ReadSpot(replace(played, acts=tuple(acts)), ("tag", ""), 1, 0, whole=True, told=AboutOpponent.PLAY)


def test_who_stands_pat_has_no_pair_and_who_draws_had_no_made_hand():
    pat, drew = (single(("c", "c", "1", word)).read for word in "01")
    names = [str(name) for name in pat.names]
    paired = names.index("Paired, straight or flush")
    assert pat.exact[paired] < 0.05 < 0.15 < drew.exact[paired]
    before = [str(name) for name in pat.shifts[-1].takers.names]
    nine = before.index("Pat nine")
    assert pat.shifts[-1].takers.often[nine] == pytest.approx(1)
    assert drew.shifts[-1].takers.often[nine] == pytest.approx(0)


@pytest.mark.parametrize("drew", "0123")
def test_a_read_at_the_table_begins_evenly_after_a_draw(drew):
    """It began with the hands that had drawn so many: saved as it opened, a read was good."""
    hand = single(("c", "c", "1", drew)).hand
    asked = narrow(moment(SeenHand.of(hand.events, 1), {0: "tag"}, ()))
    evidence = evidence_of(policy_of("tag"), asked.public, 0, asked.gone)
    assert isinstance(evidence.steps[-1].action, Draw)
    assert opening_by_seat(asked) == {}
    count = len(asked.names)
    assert in_common(evened((WHOLE, *[0] * (count - 1)), step=STEPS[0]), evidence.exact) < GOOD


def test_a_read_at_the_table_begins_after_the_draw_where_a_bet_has_told_something_since():
    hand = single.__wrapped__(("c", "c", "1", "2")).hand
    hand.act(CheckCall())
    hand.act(RaiseTo(20))
    asked = narrow(moment(SeenHand.of(hand.events, 1), {0: "rock"}, ()))
    evidence = evidence_of(policy_of("rock"), asked.public, 0, asked.gone)
    opening = opening_by_seat(asked)[0]
    assert opening == rounded(evidence.after(len(evidence.steps) - 1), STEPS[0])
    assert in_common(opening, evidence.exact) < GOOD


def test_hidden_cards_that_are_others_change_no_read():
    one = single(("c", "c", "1", "1"))
    own = {*one.own_and_gone}
    hand = one.hand
    mine = {*known(hand.state.holes[1]), *known(hand.state.discards[1])}
    assert own == mine and len(own) == 6
    free = [card for card in one.played.deck if card not in mine]
    exchange = dict(zip(free, [*free[7:], *free[:7]], strict=True)) | {card: card for card in mine}
    other = one.exchanged(exchange)
    assert other.hand.state.holes[0] != hand.state.holes[0]
    assert other.own_and_gone == one.own_and_gone
    assert (other.read.prior, other.read.exact) == (one.read.prior, one.read.exact)
    assert other.read.misread == one.read.misread


def test_a_street_alone_is_asked_from_what_was_there_before_it():
    found = single(("c", "c", "1", "1"))
    whole, street = found.read, replace(found, whole=False).read
    assert street.exact == whole.exact
    assert len(street.shifts) == 1 and street.prior == whole.shifts[-2].after


def test_who_draws_is_told_by_the_classes_of_what_it_had():
    """Before the last draw there are other classes than after it."""
    read = single(("c", "c", "1", "1")).read
    drew = read.shifts[-1].takers
    assert drew.names == tuple(each.name for each in classes_of(CATALOGUE["single27"], 0, ())) != read.names
    assert sum(drew.had) == pytest.approx(1)
    said = " ".join(map(str, shift_sentences(read, len(read.shifts) - 1)))
    assert "two-card draw to an eight" in said and "low" not in said.replace("the lowest", "")


def test_what_every_class_does_is_not_listed_class_by_class():
    read = single(("c", "c", "1", "1")).read
    last = len(read.shifts) - 1

    def said(*often: float) -> str:
        names = read.names[: len(often)]
        told = Takers(names, tuple([1 / len(often)] * len(often)), often)
        shifts = (*read.shifts[:-1], replace(read.shifts[-1], takers=told))
        return str(shift_sentences(replace(read, shifts=shifts), last)[0])

    assert said(1.0, 0.9, 0.95) == "Nearly every hand left in the range does this."
    assert said(1.0, 0.62, 0.95).startswith("Most hands do this, least often ")
    assert "(62% of them)" in said(1.0, 0.62, 0.95)
    assert said(1.0, 0.4).startswith("Mostly with: ")


def test_an_explanation_names_what_an_action_speaks_for_and_nothing_else():
    """Nearly all classes of each action were listed, with the part of each."""
    read = single(("c", "c", "1", "1")).read

    def said(had: tuple[float, ...], often: tuple[float | None, ...]) -> str:
        told = Takers(read.names[: len(often)], had, often)
        return str(explanation(replace(read, shifts=(replace(read.shifts[-1], takers=told),))))

    names = [f"“{str(name)[0].lower()}{str(name)[1:]}”" for name in read.names[:5]]
    four = said((0.3, 0.3, 0.2, 0.18, 0.02), (0.9, 0.1, 0.6, 0.2, 1.0))
    assert four.endswith(f"That makes {names[0]} and {names[2]} more likely and {names[1]} and {names[3]} less likely.")
    assert said((0.3, 0.3, 0.4), (0.52, 0.5, 0.51)) == "No action gave much away."
    assert said((0.5, 0.5), (None, None)) == "No action gave much away."
    pairs = said((0.02, 0.7, 0.28), (0.0, 0.8, 0.9))
    assert pairs.endswith(f"draws 1. That leaves hardly anything but {names[1]} and {names[2]}."), pairs
    three = said((0.25, 0.25, 0.25, 0.25), (1.0, 0.9, 0.8, 0.0))
    assert three.count("“") == 3 and f" and {names[3]} less likely." in three, "no more than two on a side"


def test_a_sample_of_the_likely_hands_comes_to_the_same_spread(monkeypatch):
    """Of Omaha from the flop on; here of hold'em, where all hands are few enough to compare with."""
    for line in HOLDEM[:3]:
        read = ReadSpot.from_json(json.loads(line))
        public, own = read.hand.observe(None), read.own_and_gone
        whole = Evidence(policy_of(read.persona), public, read.seat, own)
        monkeypatch.setattr(drawn, "_PICKED", 1000)
        few = drawn._of_likely_hands(policy_of(read.persona), public, read.seat, own)
        assert few.sampled and len(few.hands) <= 1000 < len(whole.hands)
        assert apart(few.exact, whole.exact) < 4
        everything = (few.prior(lambda _: True), whole.prior(lambda _: True))
        assert apart(*everything) < 8
        left = few.left
        assert left.dealt.sum() == pytest.approx(1) and left.weights.sum() == pytest.approx(1)


@pytest.mark.long
@pytest.mark.parametrize("key", ["omaha", "omaha8"])
def test_of_omaha_the_sample_comes_to_the_spread_of_all_hands(key):
    """From the flop on, of one opponent or two: of 16 such spots at most 1.5 points of a hundred, in the mean 0.8."""
    for seed in range(5):
        found = find_spot(CATALOGUE[key], 2 + seed % 3, Random(seed))
        public, own = found.hand.observe(None), found.own_and_gone
        whole = Evidence(policy_of(found.persona), public, found.seat, own)
        assert found.read.sampled and not whole.sampled
        assert apart(found.read.exact, whole.exact) < 3
        assert apart(found.read.prior, whole.prior(lambda _: True)) < 3


def test_a_check_after_the_draw_can_be_left_out_and_one_before_it_not():
    table = single(("c", "c", "1", "1"))
    public = table.hand.observe(None)
    assert public.to_act == 1
    hand = table.hand
    hand.act(CheckCall())
    hand.act(CheckCall())  # the opponent checks behind
    last = hand.observe(None)
    evidence = DrawnEvidence(policy_of("tag"), last, 0, table.own_and_gone, 400)
    checks = [step for step in evidence.steps if isinstance(step.act.event, Checked)]
    assert len(checks) == 1
    assert evidence.leaving_out(checks) == pytest.approx(evidence.after(len(evidence.steps) - 1))
    assert evidence.leaving_out(evidence.steps[:1]) is None


def test_before_the_draw_the_misreaders_are_those_of_every_game():
    """The blind's check that no draw has followed: the dealt hands, weighed by what is known."""
    table = single(("c",))
    evidence = DrawnEvidence(policy_of("tag"), table.hand.observe(None), 0, table.own_and_gone, 2000)
    variant = CATALOGUE["single27"]
    hands = evidence._dealt
    classes = classify(variant, 0, hands, (), ())
    by_hand = np.bincount(classes, evidence.steps[0].likely, len(evidence.names))
    assert evidence.exact == pytest.approx(tuple(by_hand / by_hand.sum()))
    chosen = evidence.as_if_chosen(0.25)
    assert chosen is not None and apart(chosen, evidence.exact) > 0
    assert Misreading.UNMOVED in table.read.misread


@pytest.mark.parametrize("seed", one_of(3, range(6)))
def test_a_read_that_is_kept_as_it_opens_is_no_good_read_unless_nothing_was_told(seed):
    """Where the last action was a check, it opened at the answer: 100 points for nothing."""
    hand = Hand(usual_choice("holdem", seats=2).game(), [200] * 2, 0, Deck.shuffled(seed))
    stepped = 0
    while not hand.over:
        asked = moment(SeenHand.of(hand.events, 1), {0: "tag"}, ())
        if asked is not None and asked.to_read:
            evidence = evidence_of(policy_of("tag"), asked.public, 0, asked.gone)
            opening, count = opening_by_seat(asked)[0], len(evidence.steps)
            as_dealt = rounded(evidence.after(0), STEPS[0])
            assert in_common(opening, evidence.exact) < GOOD or opening == as_dealt
            stepped += opening != rounded(evidence.after(count - 1), STEPS[0])
        hand.act(CheckCall())
    assert stepped
