"""How the rival draws that a discard is counted against, and what is said where a discard is worse."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, CATALOGUE, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import best_kept, values
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import PLAYABLE
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.topics.discard_reasons import _kept, why_better


@pytest.mark.parametrize("game", ["draw5", "single27", "badugi"])
def test_the_rival_draws_as_its_best_hands_do(game: str) -> None:
    variant = CATALOGUE[game]
    solution, rng = solved(variant), np.random.default_rng(4)
    hands = np.sort(rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (4000, 1)), axis=1)[:, : variant.hole_cards])
    worth = values(solution, hands, variant.draws)
    played = hands[worth >= np.quantile(worth, 1 - PLAYABLE)]
    kept = Counter(best_kept(solution, played, variant.draws).sum(axis=1).tolist())
    for count, part in enumerate(_kept(variant, variant.draws)):
        assert part == pytest.approx(kept[count] / len(played), abs=0.05), count


def why(variant: Variant, hand: str, best: str, other: str, draws: int = 1) -> str:
    deal = CardDeal(variant, parse_cards(hand), (), draws=draws)
    return " ".join(map(str, why_better(deal, frozenset(parse_cards(best)), frozenset(parse_cards(other)))))


def test_a_card_that_spoils_the_hand_is_named() -> None:
    assert why(TRIPLE27, "7c7d4s3h2c", "7d", "4s").startswith("A pair spoils a low: one of the two sevens has to go. ")
    assert why(BADUGI, "9c6hThTc", "ThTc", "Th9c").startswith(
        "As long as you keep the ten, your hand can't be better than ten high. "
    )
    assert why(TRIPLE27, "Ad6h4d3c2h", "Ad", "6h").startswith(
        "The ace is high here: as long as you keep it, your hand can't be "
    )
    assert why(BADUGI, "8s6s4h2c", "8s", "4h").startswith("Two cards of one suit count as one: ")


def test_a_better_kicker_is_no_better_hand() -> None:
    said = "You hold three of a kind. Discarding 7d 6c makes a better hand 10% of the time, a worse one 0%."
    assert why(DRAW5, "5s5c6c7d5d", "7d6c", "") == said


def test_what_comes_before_later_draws_comes_at_once() -> None:
    assert " at once " in why(TRIPLE27, "9s7h3dKcKd", "KcKd", "KcKd9s", draws=3)
    assert " at once " not in why(TRIPLE27, "9s7h3dKcKd", "KcKd", "KcKd9s")


def test_a_pat_badugi_improves_at_once_or_later() -> None:
    """Of three draws it was said that one "makes a better hand 10% of the time"."""
    assert "makes a better hand at once 10% of the time" in why(BADUGI, "9c4d3h8s", "", "9c", draws=3)
    assert "makes a better hand 10% of the time" in why(BADUGI, "9c4d3h8s", "", "9c")


def test_of_what_draws_too_many_cards_nothing_is_counted() -> None:
    assert why(DRAW5, "Ks9d7c4h2s", "9d7c4h2s", "Ks9d7c4h2s") == ""


def test_a_hand_that_is_pat_is_named() -> None:
    """A pat flush was told how often a draw improves it, and not that it is a flush."""
    assert why(DRAW5, "Kh9h7h4h2h", "", "Kh").startswith("You hold a flush. ")
    assert why(DRAW5, "KhKd7h4h2h", "7h4h2h", "").startswith("You hold a pair. ")
    assert "You hold" not in why(DRAW5, "KhKd7h4h2h", "7h4h2h", "KdKh")
    assert "You hold" not in why(TRIPLE27, "7c6d4s3h2c", "", "7c")


def test_of_hands_made_as_often_the_best_is_named() -> None:
    """Of four hearts with a pair of sixes it was said how often they make "a pair of deuces or better"."""
    told = why(DRAW5, "6c6h9hJhKh", "9hJhKh", "6c")
    assert "a pair of sixes or better 100% of the time" in told, told


def test_the_best_hand_is_named_that_is_made_nearly_as_much_more_often() -> None:
    """A draw to a ten-low was told how often it makes a queen-low, which hardly wins."""
    told = why(TRIPLE27, "7cTd7sQh9s", "Qh7c", "QhTd7c")
    assert told == "Discarding Qh 7c makes a ten low or better 21% of the time, discarding Qh Td 7c 11%."


def test_cards_of_one_suit_are_no_good_to_keep_where_a_flush_counts() -> None:
    """The right six was told to make a king-low 49% of the time instead of 46%, and not why."""
    said = "A flush spoils a low: don't keep cards that are all of one suit. "
    assert why(SINGLE27, "5d6d2dKs6c", "Ks6d", "Ks6c").startswith(said)
    assert said not in why(SINGLE27, "5d6d2hKs6c", "Ks6d", "Ks6c")
    assert said not in why(SINGLE27, "5d6d2dKs6c", "Ks6c", "Ks6d")
