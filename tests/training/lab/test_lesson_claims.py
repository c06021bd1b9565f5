"""What the lessons say beyond the right answer, counted out: who is ahead, what else would do, what nobody can have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from pokertable.model.cards import DECK, RANKS, Card, parse_cards
from pokertable.model.games import RAZZ, TRIPLE27
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.strength import prepare
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import LessonStep, Step, parse_lesson
from tests.training.lab.lesson_check import Untrue, check_choice
from tests.training.lab.proofs import board_of, by_river, hands_of, unseen

FOLDER = Path(__file__).parents[3] / "resources" / "lessons"
Claim = Callable[[LessonStep], bool]
FIVE = ("As4s5hKc", "Ah3hTsTc", "7c9cJsQs", "4h6hKsKd", "Ad3d6d9h")


def step_of(key: str, number: int) -> Step:
    return parse_lesson(key, (FOLDER / f"{key}.toml").read_text(encoding="utf-8")).steps[number - 1]


def others(step: LessonStep) -> Iterator[Cards]:
    """Every two cards that somebody else can hold."""
    return combinations([card for card in DECK if card not in (*step.hand, *step.board)], 2)


def ranks(cards: Cards) -> str:
    return "".join(RANKS[card.rank] for card in sorted(cards, key=lambda card: card.rank))


def ahead(step: LessonStep) -> set[str]:
    """The ranks of two cards of others that beat the hand."""
    evaluate = prepare(step.share, step.board)
    own = evaluate(step.hand)
    return {ranks(pair) for pair in others(step) if evaluate(pair) > own}


def beaten_by(wanted: Callable[[Cards], bool]) -> Claim:
    """Every two cards of others that are as wanted beat the hand."""

    def claim(step: LessonStep) -> bool:
        evaluate = prepare(step.share, step.board)
        own = evaluate(step.hand)
        found = [evaluate(pair) > own for pair in others(step) if wanted(pair)]
        return bool(found) and all(found)

    return claim


def nobody_has_one(step: LessonStep) -> bool:
    evaluate = prepare(step.share, step.board)
    return not any(evaluate(pair) for pair in [*others(step), *combinations(step.hand, 2)])


def is_the_best(step: LessonStep) -> bool:
    return not ahead(step)


def share_ahead(step: LessonStep) -> float:
    """Of the hands that somebody else can hold the share that is ahead, from 20,000 of them."""
    evaluate, rng = prepare(step.share, step.board), Random(1)
    own, deck = evaluate(step.hand), [card for card in DECK if card not in (*step.hand, *step.board)]
    return sum(evaluate(tuple(rng.sample(deck, len(step.hand)))) > own for _ in range(20_000)) / 20_000


def category(step: LessonStep, hole: Cards, board: Cards) -> Category:
    found = best_hand(step.share, hole, board)
    assert found is not None
    return found.category


def straights(step: LessonStep, hole: str, board_cards: int) -> bool:
    """Whether these cards make a straight with so many of the board, if that were allowed."""
    own = parse_cards(hole)
    return any(category_of_five((*own, *cards)) is Category.STRAIGHT for cards in combinations(step.board, board_cards))


def category_of_five(cards: Cards) -> Category:
    found = best_hand(step_of("lone-ace", 1).share.of_any_five, cards, ())  # type: ignore[union-attr]
    assert found is not None
    return found.category


def beside(step: LessonStep, own: str, wanted: Category) -> set[str]:
    """The ranks that make such a hand together with this card of the hand."""
    (card,) = parse_cards(own)
    free = [each for each in DECK if each not in (card, *step.board)]
    return {RANKS[each.rank] for each in free if category(step, (card, each), step.board) is wanted}


def best_of(step: LessonStep, hole: str) -> str:
    found = best_hand(step.share, parse_cards(hole), step.board)
    return "" if found is None else str(found.name)


CLAIMS: list[tuple[str, int, str, Claim]] = [
    ("four-to-a-straight", 1, "The nine needs four board cards for a straight, and so does the four",
     lambda step: straights(step, "9s", 4) and straights(step, "4d", 4)),
    ("four-to-a-straight", 1, "no two of your cards make one with three",
     lambda step: not any(straights(step, "".join(map(str, pair)), 3) for pair in combinations(step.hand, 2))),
    ("two-pair-on-the-board", 1, "besides the jack you need a nine or a five",
     lambda step: beside(step, "Jh", Category.FULL_HOUSE) == {"9", "5"}),
    ("two-pair-on-the-board", 2, "Jack and nine from the hand",
     lambda step: category(step, parse_cards("Jc9s"), parse_cards("JsJd9d")) is Category.FULL_HOUSE
     and category(step, parse_cards("Jc9s"), parse_cards("Js9d9c")) is Category.FULL_HOUSE),
    ("trips-on-the-board", 2, "A pair in the hand, any pair, fills up",
     beaten_by(lambda pair: pair[0].rank == pair[1].rank and RANKS[pair[0].rank] not in "2J")),
    ("two-low-cards", 2, "nobody at the table has a low", nobody_has_one),
    ("two-low-cards", 3, "nobody has a low", nobody_has_one),
    ("when-a-low-is-possible", 1, "any two other low ranks in the hand",
     lambda step: all(prepare(step.share, step.board)(pair) for pair in others(step) if low_ranks(pair, "8754") == 2)),
    ("when-a-low-is-possible", 2, "no low can be made", nobody_has_one),
    ("which-two-are-low", 1, "with your deuce or your five it makes 6-5-4-2-A",
     lambda step: {best_of(step, "2h4s"), best_of(step, "4s5s")} == {"6-5-4-2-A low"}),
    ("counterfeited-low", 1, "7-6-3-2-A is the best low that anyone can have now", is_the_best),
    ("counterfeited-low", 2, "3-4, 3-5 and 4-5 are now ahead", lambda step: ahead(step) == {"34", "35", "45"}),
    ("five-hands", 3, "the best of the five",
     lambda step: max(FIVE, key=lambda hand: prepare(step.share, step.board)(parse_cards(hand))) == FIVE[2]),
    ("quartered", 5, "7-5-3-2-A twice, and each of the two gets a quarter",
     lambda step: sorted(best_of(step, hand) for hand in FIVE if best_of(step, hand)).count("7-5-3-2-A low") == 2
     and all(prepare(step.share, step.board)(parse_cards(hand)) <= prepare(step.share, step.board)(step.hand)
             for hand in FIVE)),
    ("wheel-both-ways", 2, "5-4-3-2-A is the best low there is", is_the_best),
    ("wheel-both-ways", 2, "the same two cards play for both halves",
     lambda step: best_hand(step.variant.shares[0], step.hand, step.board).hole  # type: ignore[union-attr]
     == best_hand(step.share, step.hand, step.board).hole),  # type: ignore[union-attr]
    ("four-of-a-rank", 1, "no deuce is left", lambda step: ranks(step.hand) == "2222"),
    ("redraws", 1, "Ace and king with Q-J-10 make the nuts", is_the_best),
    ("redraws", 1, "a jack, a ten or the last queen makes a full house or better",
     lambda step: fills(step) == {"J", "T", "Q"}),
    ("redraws", 2, "a straight is no longer the nuts",
     lambda step: prepare(step.share, step.board)(parse_cards("AsKc")) < prepare(step.share, step.board)(step.hand)),
    ("draws-not-to-the-nuts", 1, "anyone with the ace, king or queen of spades and another spade beats it",
     beaten_by(lambda pair: all(card.suit == 3 for card in pair) and max(card.rank for card in pair) >= 10)),
    ("draws-not-to-the-nuts", 2, "9-5 and 10-9 make higher ones", lambda step: {"59", "9T"} <= ahead(step)),
    ("draws-not-to-the-nuts", 3, "any A-3 makes 7-5-3-2-A", lambda step: ahead(step) == {"3A"}),
    ("draws-not-to-the-nuts", 3, "the two lowest cards that are not on the board", lambda step: ahead(step) == {"3A"}),
    ("board-does-not-play", 1, "about 95% of other hands are ahead",
     lambda step: 0.93 < share_ahead(step) < 0.97),
    ("door-card", 2, "That straight would take four cards from the board", lambda step: straights(step, "Qh", 4)),
    ("door-card", 2, "the legal one, king high, loses to the flush",
     lambda step: best_of(step, "KdQh") == "straight, king high" and best_of(step, "AsQh") != "straight, queen high"
     and prepare(step.share, step.board)(parse_cards("KdQh")) < prepare(step.share, step.board)(parse_cards("As2s"))),
    ("three-low-cards", 2, "the board has only two low ranks", nobody_has_one),
    ("three-low-cards", 3, "That straight would take three of your five",
     lambda step: not any(straights(step, "".join(map(str, pair)), 3) for pair in combinations(step.hand, 2))),
]  # fmt: skip


def low_ranks(pair: Cards, board: str) -> int:
    """How many low ranks the pair adds to those of the board."""
    return len({RANKS[card.rank] for card in pair} & set("A2345678") - set(board))


def fills(step: LessonStep) -> set[str]:
    """The ranks of the next card that make a full house or better."""
    better = {Category.FULL_HOUSE, Category.FOUR_OF_A_KIND}
    free = [card for card in DECK if card not in (*step.hand, *step.board)]
    return {RANKS[card.rank] for card in free if category(step, step.hand, (*step.board, card)) in better}


@pytest.mark.parametrize(("key", "number", "words", "holds"), CLAIMS, ids=[f"{each[0]}: {each[2]}" for each in CLAIMS])
def test_what_a_lesson_claims_is_so(key: str, number: int, words: str, holds: Claim) -> None:
    step = step_of(key, number)
    assert isinstance(step, LessonStep)
    assert words in step.why, "the claim was rewritten: count it out again"
    assert holds(step)


def rivers(whole: int, half: int) -> Callable[[ChoiceStep], bool]:
    """With so many last cards the whole pot is mine, with others half of it, else nothing; half for the low alone."""

    def claim(step: ChoiceStep) -> bool:
        found = by_river(step)
        low, own = step.variant.shares[1], hands_of(step)[0].known
        made = [best_hand(low, own, (*board_of(step), card)) for card in unseen(step)]
        halves = [hand is not None for hand, share in zip(made, found, strict=True) if share == 0.5]
        return (found.count(1.0), found.count(0.5)) == (whole, half) and set(found) <= {0, 0.5, 1} and all(halves)

    return claim


def behind_only_with(ranks_ahead: str) -> Callable[[ChoiceStep], bool]:
    """Of all last cards for the opponent only those of these ranks beat the high that I have."""

    def claim(step: ChoiceStep) -> bool:
        share, (mine, lou) = step.variant.shares[0], [laid.known for laid in hands_of(step)]
        made = {card: best_hand(share, (*lou, card), ()) for card in unseen(step)}
        own = best_hand(share, mine, ())
        found = {RANKS[card.rank] for card, hand in made.items() if hand and own and hand.strength > own.strength}
        return found == set(ranks_ahead)

    return claim


CHOSEN: list[tuple[str, int, str, Callable[[ChoiceStep], bool]]] = [
    ("price-of-half", 1, "you can win only the low half", lambda step: set(by_river(step)) == {0.0, 0.5}),
    ("price-of-half", 2, "of the 40 cards left, 12 make a straight and win the whole pot, and 15 others make your low",
     rivers(12, 15)),
    ("price-of-half", 3, "only a low can help you", lambda step: set(by_river(step)) == {0.0, 0.5}),
    ("price-of-half", 3, "Your low comes on 15 of the 40 cards left", rivers(0, 15)),
    ("freeroll-omaha8", 1, "no card lets Lou pull ahead of you", lambda step: min(by_river(step)) == 0.5),
    ("freeroll-omaha8", 2, "Nine of the 40 cards left make your flush and give you three quarters, the other 31 half",
     lambda step: sorted(by_river(step)) == [0.5] * 31 + [0.75] * 9),
    ("price-of-a-call", 3, "Nine cards make your flush and three aces a higher pair: 12 of 44",
     lambda step: sorted(by_river(step)) == [0.0] * 32 + [1.0] * 12),
    ("badugi-draws", 1, "seven of the 45 unseen cards", lambda step: len(unseen(step)) == 45
     and sum(badugi_with(step, card) for card in unseen(step)) == 7),
    ("stud8-freeroll", 1, "only a six can put Lou ahead for the high", behind_only_with("6")),
]  # fmt: skip


def badugi_with(step: ChoiceStep, card: Card) -> bool:
    """Whether this card makes a badugi that beats Lou's."""
    mine, lou = ((*hands_of(step)[0].known, card), hands_of(step)[1].known)
    share = step.variant.shares[0]
    made, theirs = best_hand(share, mine, ()), best_hand(share, lou, ())
    assert made is not None and theirs is not None
    return len(made.cards) == 4 and made.strength > theirs.strength


@pytest.mark.parametrize(("key", "number", "words", "holds"), CHOSEN, ids=[f"{each[0]}: {each[2]}" for each in CHOSEN])
def test_what_a_step_with_choices_claims_is_so(
    key: str, number: int, words: str, holds: Callable[[ChoiceStep], bool]
) -> None:
    """ "Only a low can help you", it said, where four jacks made a straight."""
    step = step_of(key, number)
    assert isinstance(step, ChoiceStep)
    assert words in step.look + step.why, "the claim was rewritten: count it out again"
    assert holds(step.plain)


def test_a_share_that_is_not_the_engines_is_refused() -> None:
    step = step_of("price-of-half", 3)
    assert isinstance(step, ChoiceStep)
    with pytest.raises(Untrue, match=r"why: 29%, the engine has 33.3%, 18.8%"):
        check_choice(replace(step, why=step.why.replace("19%", "29%")))


def test_the_best_hands_of_razz_and_deuce_to_seven_are_those_that_are_named() -> None:
    assert "five down to ace is the best hand there is" in step_of("razz-bring-in", 4).why
    assert "the best hand, 7-5-4-3-2, has a gap" in step_of("deuce-ace", 2).why
    low = [card for card in DECK if RANKS[card.rank] in "A2345678"]
    for game, best in ((RAZZ, "5s4d3h2cAc"), (TRIPLE27, "7s5d4h3c2c")):
        evaluate = prepare(game.shares[0], ())
        own = evaluate(parse_cards(best))
        assert not any(evaluate(cards) > own for cards in combinations(one_of_each_suit(low), 5))


def one_of_each_suit(cards: list[Card]) -> list[Card]:
    """Of each rank two cards, so that neither pairs nor flushes are wanted for the best."""
    return [card for card in cards if card.suit in (0, 1)]
