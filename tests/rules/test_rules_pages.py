"""Every example of resources/rules/hands.md comes out so in the program."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.games import BADUGI, COURCHEVEL, HOLDEM, OMAHA, OMAHA8, RAZZ, STUD8, TIGHT, TRIPLE27
from pokertable.model.ranking.best import MadeHand, best_hand, high_category, high_rank
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import Ranking
from pokertable.model.ranking.strength import prepare
from pokertable.model.variant import Variant

PAGE = (Path(__file__).parents[2] / "resources" / "rules" / "hands.md").read_text(encoding="utf-8")
GAMES = (HOLDEM, OMAHA, OMAHA8, COURCHEVEL, TIGHT, STUD8, RAZZ)
CARDS = re.compile(r"`([2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*)`")


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, without their heads."""
    section = re.split(r"\n##+ ", PAGE.split(f"## {heading}\n")[1])[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return [row for row in cells if CARDS.search(" ".join(row))]


def cards(text: str) -> list[tuple[Card, ...]]:
    return [parse_cards(found.replace(" ", "")) for found in CARDS.findall(text)]


def examples() -> list[tuple[Variant, str, str, str]]:
    """Game, board, hand and result of each example."""
    found = []
    for game in GAMES:
        for *before, hand, result in rows(f"Examples: {game.title}"):
            if cards(hand):
                found.append((game, before[0] if before else "", hand, result))
    return found


def made(game: Variant, ranking: Ranking, board: str, hand: str) -> str:
    """What the program calls the best hand, without its kicker; empty if there is none."""
    on = cards(board)[0] if board else ()
    share = next(share for share in game.shares if share.ranking is ranking)
    best = best_hand(share, cards(hand)[0], on)
    if best is None:
        return ""
    if ranking is Ranking.ACE_TO_FIVE:
        return low_reading(best.cards)
    return re.sub(r", \w+ kicker$", "", str(best.name))


@pytest.mark.parametrize(("game", "board", "hand", "result"), examples())
def test_an_example_comes_out_as_the_page_says(game: Variant, board: str, hand: str, result: str) -> None:
    if game.shares[0].is_low:
        best = best_hand(game.shares[0], cards(hand)[0], ())
        assert best is not None and re.sub(r", \w+ kicker$", "", str(best.name)) in result
        return
    high = made(game, Ranking.HIGH, board, hand)
    if result.startswith("no straight"):
        assert not high.startswith("straight")
    elif not result.startswith("a tie"):
        assert high in result
    if game.is_split:
        low = made(game, Ranking.ACE_TO_FIVE, board, hand)
        assert (f"low {low}" if low else "no low") in result


def test_the_five_hands_on_one_board() -> None:
    board = re.findall(r"Five players on (`[^`]+`)", PAGE)[0]
    table = rows("Five hands on one board")
    assert len(table) == 5
    for hand, high, low in table:
        assert made(OMAHA8, Ranking.HIGH, board, hand) == high
        assert (made(OMAHA8, Ranking.ACE_TO_FIVE, board, hand) or "none") == low


def test_the_order_of_hands() -> None:
    table = rows("The order of hands")
    assert [high_category(cards(example)[0]) for _, example, _ in table] == [
        kind.replace(" ", "_") for kind, *_ in table
    ]
    ranks = [high_rank(cards(example)[0]) for _, example, _ in table]
    assert ranks == sorted(ranks)
    assert len(table) == 9


def section_of(heading: str) -> str:
    return re.split(r"\n##+ ", PAGE.split(f"## {heading}\n")[1])[0]


def test_the_hands_of_deuce_to_seven() -> None:
    """In the order of the page: the best, ace-high, the straight; then a better and a worse hand."""
    best, ace_high, straight, better, worse = cards(section_of("Hands of deuce-to-seven"))
    (share,) = TRIPLE27.shares
    king_high, aces = parse_cards("Ks9d4h3c2s"), parse_cards("AsAdAh3c2s")
    in_order = [best, better, worse, king_high, ace_high, aces, straight]
    strengths = [known(best_hand(share, hand, ())).strength for hand in in_order]
    assert strengths == sorted(set(strengths), reverse=True)
    of_any = max(evaluate(hand) for evaluate in [prepare(share, ())] for hand in combinations(DECK[:28], 5))
    assert strengths[0] == of_any, "no five of the cards up to the eight are better"
    assert known(best_hand(share, tuple(Card(card | 3) for card in best), ())).strength < strengths[3], "a flush"


def test_the_hands_of_badugi() -> None:
    best, three, played, badugi = cards(section_of("Hands of badugi"))
    (share,) = BADUGI.shares
    assert set(known(best_hand(share, three, ())).cards) == set(played)
    strengths = [known(best_hand(share, hand, ())).strength for hand in (best, badugi, three)]
    assert strengths == sorted(set(strengths), reverse=True)


def known(found: MadeHand | None) -> MadeHand:
    assert found is not None
    return found


def test_the_hands_of_a_tie_are_equal() -> None:
    ties = [(board, hand) for _, board, hand, result in examples() if result.startswith("a tie")]
    assert ties
    for board, hand in ties:
        first, second = (made(HOLDEM, Ranking.HIGH, board, f"`{text}`") for text in re.findall(r"`([^`]+)`", hand))
        assert first == second


@pytest.mark.parametrize(
    ("language", "said"), [("", "The ace is always high"), ("fr", "l’as est toujours"), ("ja", "Aは常に最も高い")]
)
def test_both_deuce_to_seven_games_say_where_they_begin_that_the_ace_is_high(language: str, said: str) -> None:
    page = (Path(__file__).parents[2] / "resources" / "rules" / language / "draw-games.md").read_text(encoding="utf-8")
    single, triple = [part for part in page.split("\n## ") if part.startswith("2-7")]
    assert said in single and said in triple
