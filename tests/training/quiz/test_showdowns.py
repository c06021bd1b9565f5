"""Who wins what: what there is to choose between, and that the same chips are the same answer."""

from __future__ import annotations

from collections import Counter

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.variant import Variant
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.sharing import PotShares
from pokertable.training.quiz.topics import topic_from
from tests.games import one_of
from tests.training.quiz.asked import STORED, asked, asked_now


def offers_several(variant: Variant) -> bool:
    """Omaha's showdowns tempt by cards that may not play, often by no more than that."""
    return variant.is_split or variant.exactly_from_hole is None


SHOWDOWN, POTLIMIT = topic_from("showdown"), topic_from("potlimit")


@pytest.mark.parametrize("game", [game for game in SHOWDOWN.games if offers_several(CATALOGUE[game])])
def test_there_is_more_than_one_wrong_choice(game: str) -> None:
    assert all(len(question.tempting) > 1 for question in asked(SHOWDOWN, game, STORED))


def with_one_alone(game: str) -> AnyQuestion:
    """A showdown with a pot that one player is alone in."""
    for question in asked(SHOWDOWN, game, 100):
        claims = [pot["players"] for pot in facts_of(question)["pots"]]
        if any(len(claim) == 1 for claim in claims):
            return question
    raise AssertionError("no pot with one claimant")


def facts_of(question: AnyQuestion) -> dict[str, list[dict[str, list[int]]]]:
    return question.topic.facts(question)


def in_halves(pot: PotShares) -> PotShares:
    """What one player has won of a pot, as a high and a low half."""
    ((seat, amount),) = pot["high"]
    return PotShares.of({"high": ((seat, amount - amount // 2),), "low": ((seat, amount // 2),)})


@pytest.mark.parametrize("game", ["omaha8", "bigo", "stud8"])
def test_who_is_alone_in_a_pot_may_take_it_as_two_halves(game: str) -> None:
    question = with_one_alone(game)
    assert isinstance(question.answer, ShowdownAnswer)
    pots = list(question.answer.pots)
    for place, pot in enumerate(facts_of(question)["pots"]):
        if len(pot["players"]) == 1:
            pots[place] = in_halves(pots[place])
    assert Reply(question, ShowdownAnswer(tuple(pots))).right


def test_a_contested_pot_is_not_two_halves_without_a_low() -> None:
    """The chips are the same, but there is no low to win half with."""
    for question in asked(SHOWDOWN, "omaha8", 100):
        assert isinstance(question.answer, ShowdownAnswer)
        pot, *rest = question.answer.pots
        if not pot["low"] and len(pot["high"]) == 1 and len(facts_of(question)["pots"][0]["players"]) > 1:
            graded = Reply(question, ShowdownAnswer((in_halves(pot), *rest)))
            assert graded.error is not None and graded.error.key == "unqualified_low"
            return
    raise AssertionError("no pot without a low")


@pytest.mark.parametrize("game", one_of(len(POTLIMIT.games), POTLIMIT.games))
def test_all_i_have_is_seldom_the_answer(game: str) -> None:
    stacks = Counter(question.negative for question in asked_now(POTLIMIT, game, 60))
    assert stacks[True] <= 0.2 * 60


def test_a_hand_that_has_the_winners_name_loses_by_a_card_that_is_named() -> None:
    said = {
        str(SHOWDOWN.correct(question, tempting.answer))
        for game in ("holdem", "omaha")
        for question in asked(SHOWDOWN, game, STORED)
        for tempting in question.tempting
    }
    hand = "pair of eights, ace kicker"
    assert any(
        text.startswith(f"Player 3's hand ({hand}) loses on the first card that differs: king over jack. ")
        for text in said
    )
    for text in said:
        why, _, right = text.partition(". ")
        name = why.partition("(")[2].partition(")")[0]
        assert not (name and "good enough to tie" in why and f"({name})" in right), text
