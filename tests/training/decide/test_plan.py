"""The plan of a call: the cards that it names are those after which another bet has its price, by an own count."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from pokertable.model.cards import DECK, Card
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.events import Event
from pokertable.model.ranking.best import best_hand
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.next_card import by_next_card
from pokertable.training.deals.shares import PotEquity
from pokertable.training.decide.plan import EITHER, has_next_card, needs, needs_of_all, plan_of
from pokertable.training.decide.reading import with_plan
from pokertable.training.decide.spot import DecideSpot, spot_of
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.decide.words import headline
from pokertable.training.quiz.disguise import other_suits
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.verdict import Verdict
from tests.training.decide.banks import as_json
from tests.training.explain.test_themes import FLOP, hand
from tests.training.weigh.spots import played

CHECKED, CALLED = ("p1 cc", "p2 cc"), ("p1 cc", "p2 cbr 6", "p1 cc")
DRAW = hand("holdem", "6h5h", *FLOP, "d db KhQh2c", *CHECKED, "d db 9s", *CALLED)
"""A draw to a flush that calls half a pot on the turn."""

HEART = Card.parse("6h")


def moment_of(events: Sequence[Event]) -> Moment:
    """The last decision of the first player."""
    *_, moment = moments(seen_hand(events, 0))
    return moment


def spot(events: Sequence[Event], best: type = CheckCall) -> DecideSpot:
    """A spot in which this choice is best."""
    moment = moment_of(events)
    at = next(at for at, choice in enumerate(moment.choices) if isinstance(choice, best))
    means = tuple([100.0 if each == at else 0.0 for each in range(len(moment.choices))])
    behind = tuple([Known(100.0 - mean, 0.1) for mean in means])
    equity = PotEquity(0.25, 0.01, (0.25,), (0.75, 0, 0, 0, 0.25), 0.0, 1000)
    measured = Measured(means, (0.1,) * len(means), at, behind, behind, 0.1, 0.0, 0.1)
    verdict = Verdict(moment, equity, equity, measured, 1000, settled=True, is_over=True)
    return spot_of(verdict, DecideTheme.PRICE, (at,), ("", "tag"), 1)


def cards(text: str) -> list[Card]:
    return [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def test_the_equity_after_each_card_is_that_of_an_own_count() -> None:
    moment = moment_of(DRAW)
    theirs = [("KsQs", 0.5), ("9c9d", 0.2), ("JhTh", 0.3)]
    hands = np.array([sorted(cards(text)) for text, _ in theirs], np.uint8)
    weights = np.array([weight for _, weight in theirs])
    believed = Believed(1, hands, weights, weights, (), exact=True, read=True)
    found = by_next_card(moment, [believed], np.random.default_rng(1))
    own, board = moment.own, moment.public.known_board
    (share,) = moment.public.game.variant.shares
    assert set(found) == set(DECK) - {*own, *board}
    for card in found:
        won = total = 0.0
        for text, weight in theirs:
            if card not in cards(text):
                mine, other = (best_hand(share, each, [*board, card]) for each in (own, cards(text)))
                assert mine is not None and other is not None
                total += weight
                won += weight * (0.5 if mine.strength == other.strength else mine.strength > other.strength)
        assert found[card] == pytest.approx(won / total)
    sampled = by_next_card(moment, [replace(believed, exact=False)], np.random.default_rng(1))
    assert all(abs(sampled[card] - found[card]) < EITHER for card in found)


def test_the_plan_of_a_draw_names_the_cards_that_make_it() -> None:
    found = with_plan(spot(DRAW), 1)
    after, needed = dict(found.after), needs_of_all(found.moment)
    assert needs(found.moment) == pytest.approx(0.25), "another half of the pot"
    assert needed == pytest.approx(0.5), "from the better two thirds of the hands"
    assert str(headline(found, None)).endswith(" Fold to another bet of this size, except on any heart.")
    for card, equity in after.items():
        assert equity >= needed - EITHER if card.suit == 2 else equity < needed + EITHER
    assert DecideSpot.from_json(as_json(found)).after == tuple(
        [(card, float(f"{each:.5g}")) for card, each in found.after]
    )


def test_the_plan_moves_with_the_suits() -> None:
    found = with_plan(spot(DRAW), 1)
    exchange = next(each for each in map(other_suits, map(random.Random, range(9))) if each[HEART].suit != HEART.suit)
    moved = found.exchanged(exchange)
    suit = exchange[HEART].suit
    assert f"any {('club', 'diamond', 'heart', 'spade')[suit]}." in str(headline(moved, None))


def test_only_a_call_before_another_bet_has_a_plan() -> None:
    river = hand("holdem", "6h5h", *FLOP, "d db KhQh2c", *CHECKED, "d db 9s", *CHECKED, "d db 3d", *CALLED)
    all_in = hand("holdem", "6h5h", *FLOP, "d db KhQh2c", "p1 cc", "p2 cbr 394", "p1 cc")
    before = hand("holdem", "6h5h", "p2 cbr 6", "p1 cc")
    free = hand("holdem", "6h5h", *FLOP, "d db KhQh2c", "p1 cc")
    assert [has_next_card(moment_of(each)) for each in (DRAW, river, all_in, before, free)] == [True, *[False] * 4]
    folded = with_plan(
        spot(
            hand("holdem", "6h5h", *FLOP, "d db KhQh2c", "p1 cc", "p2 cbr 12", "p1 f"), type(moment_of(DRAW).choices[0])
        ),
        1,
    )
    assert folded.after == ()


@pytest.mark.parametrize(
    ("good", "said"),
    [
        ("", None),
        ("AcAdAhAs", "Fold to another bet of this size, except on any ace."),
        ("AcAdAhAs7c", None),  # one seven of four has no name
        ("AcAdAhAsKcKdKsQcQdQsJcJdJhJs", "Fold to another bet of this size, except on any jack or higher."),
        ("!4c4d4h4s", "Call another bet of this size too, except on any four."),
    ],
)
def test_few_words_name_all_good_cards_and_no_bad_one(good: str, said: str | None) -> None:
    moment = moment_of(DRAW)
    named = set(cards(good.lstrip("!")))
    if good.startswith("!"):
        named = set(moment.unseen) - named
    found = plan_of(moment, {card: 0.9 if card in named else 0.0 for card in moment.unseen})
    assert (None if found is None else str(found.said())) == said


@pytest.mark.parametrize(("ace", "others"), [(0.9, 0.0), (0.0, 0.9)], ids=["one good card", "one bad card"])
def test_a_single_card_is_not_worth_naming(ace: float, others: float) -> None:
    """The other aces are so near the price that "any ace" would name it."""
    moment = moment_of(DRAW)
    near = needs_of_all(moment) + (0.01 if others else -0.01)
    one, *aces = [card for card in moment.unseen if card.rank == 12]
    after = {card: near if card in aces else others for card in moment.unseen} | {one: ace}
    assert plan_of(moment, after) is None


def test_a_card_near_the_price_is_named_either_way() -> None:
    moment = moment_of(DRAW)
    after = {card: 0.9 if card.suit == 2 else 0.0 for card in moment.unseen} | {cards("2h")[0]: 0.48}
    found = plan_of(moment, after)
    assert found is not None and str(found.said()).endswith("except on any heart.")
    assert plan_of(moment, after | {cards("2h")[0]: 0.1}) is None


def test_of_two_sentences_the_one_is_said_that_names_fewer_cards_wrongly() -> None:
    """Another bet was to be called with a straight draw on any blank, just below what was needed."""
    moment = moment_of(DRAW)
    worth = {12: 0.9, 9: 0.51, 8: 0.9, 7: 0.1, 6: 0.9, 5: 0.1, 2: 0.9}
    found = plan_of(moment, {card: worth.get(card.rank, 0.49) for card in moment.unseen})
    assert found is not None
    assert str(found.said()).endswith("except on any eight, any four or any ten or higher.")
    assert str(found.said()).startswith("Fold")


def test_with_a_fixed_limit_the_other_bet_is_the_limits() -> None:
    deals = [
        *["d dh p1 As2s3d", "d dh p2 ????Kc", "p1 pb", "p2 cbr 4", "p1 cc"],
        *["d dh p1 9h", "d dh p2 Qd", "p2 cbr 4", "p1 cc"],
    ]
    moment = moment_of(played("stud8", deals))
    assert has_next_card(moment) and moment.legal.price is not None
    assert needs(moment) == 8 / (moment.legal.price.total + 16)
