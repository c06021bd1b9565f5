"""Lows that everybody has, deuce to seven, badugi (resources/rules/hands.md): tables, definition, pokerkit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, pairwise

import pokerkit
import pytest

from pokertable.model.cards import DECK, Card, parse_cards, show_cards
from pokertable.model.ranking.best import MadeHand, best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import category, prepare_all, strength
from pokertable.model.ranking.tables import hand_table
from tests.games import few
from tests.narrow import known

EVERY_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE)
DEUCE = PotShare(ranking=Ranking.DEUCE_TO_SEVEN)
BADUGI = PotShare(ranking=Ranking.BADUGI)
CLASSES = {EVERY_LOW: 6175, DEUCE: 7462, BADUGI: 1092}
NAMES = {EVERY_LOW: "ace to five", DEUCE: "deuce to seven", BADUGI: "badugi"}
PEERS: dict[PotShare, Callable[[str], pokerkit.Hand]] = {
    EVERY_LOW: pokerkit.RegularLowHand,
    DEUCE: pokerkit.StandardLowHand,
}


def made(share: PotShare, cards: str) -> MadeHand:
    return known(best_hand(share, parse_cards(cards), ()))


def off_suit(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    suits = Counter[int]()
    cards = []
    for place, rank in enumerate(ranks):
        cards.append(Card(4 * rank + (suits[rank] if ranks.count(rank) > 1 else place % 4)))
        suits[rank] += 1
    return tuple(cards)


@pytest.mark.parametrize("share", CLASSES, ids=NAMES.get)
def test_every_class_is_in_the_order_of_the_readable_definition(share: PotShare) -> None:
    if share is BADUGI:
        hands = [off_suit(ranks) for count in range(1, 5) for ranks in combinations(range(13), count)]
    else:
        of_ranks = combinations_with_replacement(range(13), 5)
        hands = [off_suit(ranks) for ranks in of_ranks if max(Counter(ranks).values()) <= 4]
    if share is DEUCE:
        hands += [tuple(Card(4 * rank) for rank in ranks) for ranks in combinations(range(13), 5)]
    found = {strength(share, hand, ()): known(five_rank(share, hand)) for hand in hands}
    assert sorted(found) == list(range(1, CLASSES[share] + 1))
    assert all(found[worse] < found[better] for worse, better in pairwise(sorted(found)))
    kinds = {hand: category(share, strength(share, hand, ())) for hand in hands[:: max(1, len(hands) // 400)]}
    assert kinds == {hand: known(best_hand(share, hand, ())).category for hand in kinds}


@pytest.mark.parametrize("count", few(300, 200_000))
@pytest.mark.parametrize("share", PEERS, ids=NAMES.get)
def test_pairs_of_hands_are_ordered_as_by_pokerkit(share: PotShare, count: int) -> None:
    rng = random.Random(5)
    peer = PEERS[share]
    for _ in range(count):
        one, other = (tuple(rng.sample(DECK, 5)) for _ in range(2))
        ours = strength(share, one, ()), strength(share, other, ())
        theirs = peer(show_cards(one)), peer(show_cards(other))
        assert (ours[0] < ours[1], ours[0] == ours[1]) == (theirs[0] < theirs[1], theirs[0] == theirs[1])


@pytest.mark.parametrize("step", few(600, 1))
def test_badugi_hands_are_ordered_as_by_pokerkit(step: int) -> None:
    """All 270,725 in the long run."""
    by_strength: dict[int, pokerkit.Hand] = {}
    for hand in list(combinations(DECK, 4))[::step]:
        ours = strength(BADUGI, hand, ())
        theirs = pokerkit.BadugiHand.from_game(show_cards(hand))
        assert by_strength.setdefault(ours, theirs) == theirs
    assert all(by_strength[worse] < by_strength[better] for worse, better in pairwise(sorted(by_strength)))


@pytest.mark.long
@pytest.mark.parametrize("share", PEERS, ids=NAMES.get)
def test_all_five_card_hands_have_the_strength_of_their_definition(share: PotShare) -> None:
    """2,598,960 hands: the order of strengths is the order of the definition."""
    ranks: dict[int, object] = {}
    for hand in combinations(DECK, 5):
        assert ranks.setdefault(strength(share, hand, ()), five_rank(share, hand)) == five_rank(share, hand)
    assert len(ranks) == CLASSES[share]


def test_razz_hands() -> None:
    assert made(EVERY_LOW, "KhKs7c6d4h3s2d").cards == parse_cards("7c6d4h3s2d")
    assert made(EVERY_LOW, "KhKs7c6d4h3s2d").strength > made(EVERY_LOW, "8c7d6h3cAcKcKd").strength
    assert str(made(EVERY_LOW, "8c7d6h3cAcKcKd").name) == "8-7-6-3-A low"
    pairs = made(EVERY_LOW, "6c6d6h4c4sKdKh")
    assert pairs.category is Category.TWO_PAIR and [card.rank for card in pairs.cards] == [4, 4, 2, 2, 11]
    assert str(pairs.name) == "two pair, sixes and fours, king kicker"
    order = [
        "5c4d3h2sAc",
        "6c6d4h3s2d",
        "KcQdJhTs9c",
        "7c7d4h3s2d",
        "2c2d2h3s4d",
        "2c2d2h3s3d",
        "2c2d2h2s3d",
        "AcAdKhQsJd",
    ]
    best_first = sorted(order, key=lambda cards: -made(EVERY_LOW, cards).strength)
    assert best_first == [order[0], order[2], order[7], order[1], order[3], order[4], order[5], order[6]]


def test_deuce_to_seven_hands() -> None:
    best_first = ["7c5d4h3s2c", "8c6d4s3h2d", "Ac5s4d3c2h", "9s7d5h5c2s"]
    assert sorted(best_first, key=lambda cards: -made(DEUCE, cards).strength) == best_first
    ace = made(DEUCE, "Ac5s4d3c2h")
    assert ace.category is Category.HIGH_CARD and str(ace.name) == "A-5-4-3-2 low"
    assert ace.cards == parse_cards("Ac5s4d3c2h")
    assert made(DEUCE, "9s7d5h5c2s").category is Category.ONE_PAIR
    assert made(DEUCE, "2c2s2h4s5c").strength > made(DEUCE, "6c5d4h3s2d").strength
    assert made(DEUCE, "Ac5c4c3c2c").category is Category.FLUSH
    assert made(DEUCE, "6c5d4h3s2d").category is Category.STRAIGHT
    assert strength(DEUCE, parse_cards("7c5c4c3c2c"), ()) < strength(DEUCE, parse_cards("7c7d4c3c2c"), ())


def test_badugi_hands() -> None:
    assert made(BADUGI, "KsQhJdTc").strength > made(BADUGI, "As2h3d4d").strength
    three = made(BADUGI, "4s3s2dAc")
    assert three.category is Category.THREE_CARDS and three.cards == parse_cards("3s2dAc")
    assert str(three.name) == "three cards, 3-2-A"
    assert made(BADUGI, "4s3h2dAc").strength == CLASSES[BADUGI]
    assert str(made(BADUGI, "4s3h2dAc").name) == "4-3-2-A badugi"
    assert str(made(BADUGI, "KsQsJsTs").name) == "one card, ten"
    assert made(BADUGI, "4s4h4d4c").category is Category.ONE_CARD


def test_fewer_cards_are_no_hand_but_in_badugi() -> None:
    assert strength(DEUCE, parse_cards("2c3d4h5s"), ()) == 0 == strength(EVERY_LOW, parse_cards("2c3d4h5s"), ())
    assert strength(BADUGI, parse_cards("2c"), ()) > 0 and strength(BADUGI, (), ()) == 0
    assert best_hand(DEUCE, parse_cards("2c3d4h5s"), ()) is None


def test_the_shares_of_a_game_are_read_together_as_one_by_one() -> None:
    shares = (PotShare(ranking=Ranking.HIGH), DEUCE, BADUGI, EVERY_LOW)
    rng = random.Random(2)
    for _ in range(20):
        cards = tuple(rng.sample(DECK, 5))
        assert prepare_all(shares, ())(cards) == tuple(strength(share, cards, ()) for share in shares)
        assert prepare_all((shares[0], EVERY_LOW), ())(cards) == tuple(
            strength(share, cards, ()) for share in (shares[0], EVERY_LOW)
        )


@pytest.mark.parametrize("ranking", [Ranking.DEUCE_TO_SEVEN, Ranking.BADUGI])
def test_a_share_that_cannot_be_is_refused(ranking: Ranking) -> None:
    with pytest.raises(ValueError, match="has no qualifier"):
        PotShare(ranking=ranking, qualifier=6)
    with pytest.raises(ValueError, match="not made with a board"):
        PotShare(ranking=ranking, exactly_from_hole=2)


def test_everybody_has_a_low_without_a_qualifier() -> None:
    for share in (EVERY_LOW, DEUCE, BADUGI):
        assert share.is_low and not share.must_qualify and share.name == "low" and hand_table(share).categories
