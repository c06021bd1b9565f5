"""The analysis core against its peers and its goals (phevaluator's C functions, eval7's C, pokerkit).

python -m pytest tests/benchmarks/test_analysis.py --benchmark-enable --benchmark-only --benchmark-disable-gc -s
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from itertools import combinations, islice
from pathlib import Path

import numpy as np
import pytest
from phevaluator import _pheval
from pokerkit import Card as PokerkitCard
from pokerkit import EightOrBetterLowHand, OmahaEightOrBetterLowHand, OmahaHoldemHand, StandardHighHand

from pokertable.analysis.arrays import private_hands
from pokertable.analysis.boards import boards_of_columns, strengths_on_boards
from pokertable.analysis.equity import equity
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.analysis.ranges import Range
from pokertable.analysis.seven import best_five_of_columns
from pokertable.model.cards import DECK, parse_cards, show_cards
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA8, STUD8
from pokertable.model.ranking.strength import prepare, prepare_all
from tests.benchmarks.peers import Race, import_eval7, race

__all__ = ["race"]

HOLDEM_HIGH = HOLDEM.shares[0]
OMAHA_HIGH, OMAHA_LOW = OMAHA8.shares
STUD_HIGH, STUD_LOW = STUD8.shares
BOARD = parse_cards("2d7c9hKdTs")
BATCH = 200_000


def spot(game: str, hands: str, board: str = "") -> Matchup:
    variant = CATALOGUE[game]
    return Matchup(variant, [KnownCards.parse(hand, variant) for hand in hands.split()], parse_cards(board))


def deals(count: int, cards: int) -> np.ndarray:
    """(cards, count) random deals in columns."""
    order = np.argsort(np.random.default_rng(1).random((count, 52)), axis=1)[:, :cards]
    return np.ascontiguousarray(order.T.astype(np.uint8))


def test_all_omaha_hands_on_a_board_high(race: Race) -> None:
    live = [card for card in range(52) if card not in BOARD]
    hands = list(islice(combinations(live, 4), 30_000))
    evaluate = _pheval.evaluate_omaha_cards
    out = np.empty(270_725, np.int16)

    def peer() -> None:
        for hand in hands:
            evaluate(*BOARD, *hand)

    race.against(
        "all Omaha hands on a board, high, by hand, against phevaluator's C in a loop",
        lambda: [all_strengths(OMAHA_HIGH, BOARD, out=out) for _ in range(20)], 20 * 178_365,
        peer, len(hands), goal=300,
    )  # fmt: skip


def test_exact_holdem_before_the_flop(race: Race) -> None:
    question = spot("holdem", "AsKs QhQc")
    first, second = (holding.cards for holding in question.holdings)
    boards = list(islice(combinations(question.live, 5), 50_000))
    evaluate = _pheval.evaluate_7cards

    def peer() -> None:
        for board in boards:
            evaluate(*board, *first) < evaluate(*board, *second)  # noqa: B015

    race.against(
        "exact heads-up hold'em before the flop, by board, against phevaluator's C in a loop",
        lambda: equity(question, exact=True), 1_712_304, peer, len(boards), goal=60,
    )  # fmt: skip


def test_exact_omaha8_before_the_flop(race: Race) -> None:
    question = spot("omaha8", "AsAh2s3h KdKcQdJc")
    race.within("exact heads-up Omaha/8 before the flop", lambda: equity(question, exact=True), goal=0.02)


@pytest.mark.filterwarnings("ignore")
def test_sampled_holdem(race: Race) -> None:
    question = spot("holdem", "AsKs QhQc")
    eval7 = import_eval7()
    hand = [eval7.Card("As"), eval7.Card("Ks")]
    other = eval7.HandRange("QQ")
    other.hands = [((eval7.Card("Qh"), eval7.Card("Qc")), 1.0)]
    race.against(
        "sampled hold'em, 100,000 boards, against eval7's C",
        lambda: equity(question, samples=100_000, seed=1), 1,
        lambda: eval7.py_hand_vs_range_monte_carlo(hand, other, [], 100_000), 1, goal=3,
    )  # fmt: skip


def test_batch_of_seven_cards(race: Race) -> None:
    eval7 = import_eval7()
    columns = list(deals(BATCH, 7))
    hands = [[eval7.Card(str(DECK[card])) for card in hand] for hand in deals(20_000, 7).T]

    def peer() -> None:
        for hand in hands:
            eval7.evaluate(hand)

    race.against(
        "batch of 7-card hands, high, by hand, against eval7's C in a loop",
        lambda: best_five_of_columns(STUD_HIGH, columns), BATCH, peer, len(hands), goal=25,
    )  # fmt: skip


def pokerkit_cards(cards: np.ndarray) -> tuple[PokerkitCard, ...]:
    return tuple(PokerkitCard.parse(show_cards(DECK[card] for card in cards)))


def test_batch_of_omaha8(race: Race) -> None:
    columns = list(deals(BATCH, 9))
    theirs = [(pokerkit_cards(deal[:5]), pokerkit_cards(deal[5:])) for deal in deals(200, 9).T]

    def ours() -> None:
        boards = boards_of_columns(columns[:5])
        strengths_on_boards(OMAHA_HIGH, columns[5:], boards)
        strengths_on_boards(OMAHA_LOW, columns[5:], boards)

    def peer() -> None:
        for board, hand in theirs:
            OmahaHoldemHand.from_game(hand, board)
            OmahaEightOrBetterLowHand.from_game_or_none(hand, board)

    race.against("batch of Omaha/8 deals, high and low, by deal, against pokerkit", ours, BATCH, peer, 200, goal=5000)


def test_batch_of_stud8(race: Race) -> None:
    columns = list(deals(BATCH, 7))
    theirs = [pokerkit_cards(deal) for deal in deals(200, 7).T]

    def ours() -> None:
        best_five_of_columns(STUD_HIGH, columns)
        best_five_of_columns(STUD_LOW, columns)

    def peer() -> None:
        for hand in theirs:
            StandardHighHand.from_game(hand)
            EightOrBetterLowHand.from_game_or_none(hand)

    race.against(
        "batch of stud hi/lo hands, high and low, by hand, against pokerkit", ours, BATCH, peer, 200, goal=5000
    )


def test_one_omaha8_hand(race: Race) -> None:
    left = [card for card in DECK if card not in BOARD]
    rng = np.random.default_rng(2)
    hands = [[left[place] for place in rng.choice(len(left), 4, replace=False)] for _ in range(2000)]
    high, low = prepare(OMAHA_HIGH, BOARD), prepare(OMAHA_LOW, BOARD)
    board = pokerkit_cards(np.array(BOARD))
    theirs = [pokerkit_cards(np.array(hand)) for hand in hands[:200]]

    def ours() -> None:
        for hand in hands:
            high(hand), low(hand)

    def peer() -> None:
        for hand in theirs:
            OmahaHoldemHand.from_game(hand, board)
            OmahaEightOrBetterLowHand.from_game_or_none(hand, board)

    race.against("one Omaha/8 hand, high and low, plain Python, against pokerkit", ours, 2000, peer, 200, goal=250)


def test_one_stud8_hand(race: Race) -> None:
    hands = [[DECK[card] for card in hand] for hand in deals(2000, 7).T]
    high_and_low = prepare_all((STUD_HIGH, STUD_LOW), ())
    theirs = [pokerkit_cards(np.array(hand)) for hand in hands[:200]]

    def ours() -> None:
        for hand in hands:
            high_and_low(hand)

    def peer() -> None:
        for hand in theirs:
            StandardHighHand.from_game(hand)
            EightOrBetterLowHand.from_game_or_none(hand)

    race.against("one stud hi/lo hand, high and low, plain Python, against pokerkit", ours, 2000, peer, 200, goal=250)


@pytest.mark.parametrize("flop", ["2d7c9h", "2d7d9h", "2d7d9d", "4s8sKs"])
def test_a_hand_against_a_whole_range_on_the_flop(race: Race, flop: str) -> None:
    weights = np.random.default_rng(1).random(len(private_hands(4)))
    variant = OMAHA8
    hands = [KnownCards((*parse_cards("AsAh2c3h"),)), KnownCards((), Range(4, weights))]
    question = Matchup(variant, hands, parse_cards(flop))
    race.within(f"flop {flop}: a hand against a whole weighted range, exact", lambda: equity(question), goal=0.3)


@pytest.mark.parametrize(("game", "goal"), [("omaha", 0.1), ("omaha8", 0.2)])
def test_range_against_range_on_the_river(race: Race, game: str, goal: float) -> None:
    """All 178,365 hands against all; where there may be a low, its levels are kept apart."""
    question = spot(game, "* *", "2d7c4hKd5s")
    race.within(f"river, {game}: range against range, all hands", lambda: equity(question), goal=goal)


READY = """
import time
begin = time.process_time()
from pokertable.analysis.evaluate import all_strengths
from pokertable.model.games import OMAHA8
for share in OMAHA8.shares:
    all_strengths(share, [0, 5, 10, 15, 20])
print(time.process_time() - begin)
"""

MEMORY = """
import re
import numpy
def now():
    return int(re.search("VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024
before = now()
from pokertable.analysis.equity import equity
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE, OMAHA8
def ask(game, hands, board=""):
    variant = CATALOGUE[game]
    equity(Matchup(variant, [KnownCards.parse(hand, variant) for hand in hands.split()], parse_cards(board)))
for game, hands, board in (
    ("holdem", "AsKs QhQc", ""), ("holdem", "AsKs *", "2d7d9h"), ("omaha8", "AsAh2s3h KdKcQdJc", ""),
    ("omaha8", "AsAh2s3h ****", "2d7d9h"), ("stud8", "AsAh2s * *", ""),
):
    ask(game, hands, board)
for share in OMAHA8.shares:
    all_strengths(share, parse_cards("2d7c9hKdTs"))
print(now() - before)
"""


def printed(program: str, compiled: Path | None = None) -> float:
    """What a new process prints; given a folder, modules are compiled into it, as they are where it is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    kept = os.environ if compiled is None else {**env, "PYTHONPYCACHEPREFIX": str(compiled)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=kept)
    return float(done.stdout)


def test_ready_from_nothing(race: Race, tmp_path: Path) -> None:
    printed(READY, tmp_path)
    median = statistics.median(printed(READY, tmp_path) for _ in range(7))
    race.figure("ready from nothing, numpy's import included", median, "s", goal=0.2)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
def test_memory(race: Race) -> None:
    race.figure("memory that everything adds at its peak", printed(MEMORY), "MiB", goal=90)
