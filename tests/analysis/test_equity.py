"""Shares of the pot: against full enumeration by an independent evaluator, known figures, samples against exact."""

from collections.abc import Generator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, permutations

import pytest

from pokertable.analysis import equity as equity_module
from pokertable.analysis.equity import CannotEnumerate, EquityReport, equity, looks, refine
from pokertable.analysis.matchup import InvalidMatchup, KnownCards, Matchup
from pokertable.analysis.ranges import InvalidRange
from pokertable.model.cards import DECK, InvalidCard, parse_cards
from pokertable.model.games import BIG_O, CATALOGUE
from tests.analysis.oracle import Shares
from tests.games import few, one_of


def spot(game: str, hands: str, board: str = "", dead: str = "") -> Matchup:
    variant = CATALOGUE[game]
    holdings = [KnownCards.parse(hand, variant) for hand in hands.split()]
    return Matchup(variant, holdings, parse_cards(board), parse_cards(dead))


def check(report: EquityReport, expected: Shares) -> None:
    assert report.exact
    assert report.seed is None
    total = expected.total
    for player, hand in enumerate(report.hands):
        close = partial(pytest.approx, rel=1e-9, abs=1e-12)
        assert hand.stderr == 0
        assert hand.equity == close(float(expected.equity[player] / total))
        assert hand.scoop == close(float(expected.scoop[player] / total))
        assert hand.quartered == close(float(expected.quartered[player] / total))
        assert hand.shares[0].win == close(float(expected.high_win[player] / total))
        assert hand.shares[0].tie == close(float(expected.high_tie[player] / total))
        if len(hand.shares) > 1:
            assert hand.shares[1].win == close(float(expected.low_win[player] / total))
            assert hand.shares[1].tie == close(float(expected.low_tie[player] / total))


def enumerate_boards(question: Matchup) -> Shares:
    """All completions of the board, the hands being known."""
    shares = Shares(len(question.holdings))
    hands = [holding.cards for holding in question.holdings]
    for rest in combinations(question.live, question.missing_board):
        shares.add(question.variant, (hands, (*question.board, *rest)))
    return shares


@pytest.mark.parametrize(
    ("game", "hands", "board", "dead"),
    one_of(
        4,
        [
            ("holdem", "AsKd AhKc QsQd 2c2d", "KsQh5s", ""),
            ("holdem", "AsKs QhQc", "Qs7s2d", ""),
            ("holdem", "AsKd AhKc", "QsJsTs9s", "8s8h"),
            ("omaha8", "AsAh2s3h KdKcQdJc", "2d7c9h", ""),
            ("holdem", "2c3d 4h5h", "AsKsQsJsTs", ""),
            ("omaha", "AsKsQhJh 9c9dTcTd", "9s8h2s", "2c2d"),
            ("omaha8", "As2sKhQd Ad2dKcQs", "3c6h8s", ""),  # quarters
            ("omaha5", "AsAh2s3d9c KsKhQdJdTd 2c2h7s8s4d", "5s6s7h", "3c"),
            ("omaha8", "As2h9h9d Ad2d9c9s Ac2c3d3s", "4c6h8sKh", ""),  # three-way low
            ("omaha6", "AsAh2s3d9c9d KsKhQdJdTd4s", "5s6s7h", ""),
            ("omaha8", "AsAh2s3h Ad2d4c5s KhKdQcJc 7s8s9dTd", "3c6h8dKs", ""),
            ("bigo", "AsAh2s3d9c KsKhQdJdTd", "5s6s7h", ""),
            ("omaha8", "AsAh2s3h KdKcQdJc", "2d7c9hTsJs", ""),
            ("bigo", "As2sKhQd9d Ad2dKcQs9s Ac3c4h5d8h", "3h6h8s", "2c2h"),
            ("bigo", "As2h9h9d4s Ad2d9c8c4d", "4c6h8sKh", ""),
            ("tight", "AsKs QhQc Jd9d", "Qs7s2d", ""),
        ],
    ),
)
def test_known_hands_agree_with_full_enumeration(game: str, hands: str, board: str, dead: str) -> None:
    question = spot(game, hands, board, dead)
    report = equity(question)
    expected = enumerate_boards(question)
    assert report.deals == expected.total
    check(report, expected)


def test_quarters_and_three_way_lows_are_among_the_cases() -> None:
    quarters = equity(spot("omaha8", "As2sKhQd Ad2dKcQs", "3c6h8s"))
    assert quarters.hands[1].quartered > 0
    three = equity(spot("omaha8", "As2h9h9d Ad2d9c9s Ac2c3d3s", "4c6h8sKh"))
    assert three.hands[2].shares[1].tie > 0.5
    assert three.hands[0].equity != pytest.approx(three.hands[2].equity)


def test_the_five_hands_of_the_rules_in_one_pot() -> None:
    report = equity(spot("omaha8", "As4s5hKc Ah3hTsTc 7c9cJsQs 4h6hKsKd Ad3d6d9h", "2s5cTh7d8c"))
    assert [hand.equity for hand in report.hands] == [0, 0.25, 0.5, 0, 0.25]
    assert [hand.quartered for hand in report.hands] == [0, 1, 0, 0, 1]
    assert report.deals == 1


def test_ace_king_suited_against_queens_before_the_flop() -> None:
    report = equity(spot("holdem", "AsKs QhQc"))
    assert report.exact
    assert report.deals == 1_712_304
    assert report.hands[0].equity == pytest.approx(0.462145, abs=5e-7)


def test_nine_players_split_the_board_nine_ways() -> None:
    hands = "2c3c 2d3d 2h3h 2s3s 4c5c 4d5d 4h5h 4s5s 6c7d"
    report = equity(spot("holdem", hands, "AsKsQsJsTs"))
    assert [hand.equity for hand in report.hands] == [pytest.approx(1 / 9)] * 9
    assert [hand.shares[0].tie for hand in report.hands] == [1] * 9


def test_an_unknown_hand_may_be_any_hand() -> None:
    question = spot("holdem", "AsKs *", "Qs7s2dQh", dead="2c3c4c5c6c7c8c9cTcJc3d4d5d6d7d8d9dTdJd3h4h5h6h7h")
    shares = Shares(2)
    for other in combinations(question.live, 2):
        for river in set(question.live) - set(other):
            shares.add(question.variant, ([question.holdings[0].cards, other], (*question.board, river)))
    report = equity(question)
    assert report.deals == shares.total
    check(report, shares)


def test_a_hand_may_be_known_in_part() -> None:
    question = spot("omaha8", "AsAh2s3h KdKc5c*", "2d7c9hTs", "4s5s6s7s8s9sJsQsKs4d5d6d8d9dTdJdQd")
    shares = Shares(2)
    for unknown in question.live:
        for river in set(question.live) - {unknown}:
            hands = [question.holdings[0].cards, (*question.holdings[1].cards, unknown)]
            shares.add(question.variant, (hands, (*question.board, river)))
    check(equity(question), shares)


def weighted(question: Matchup, ranges: Sequence[dict[str, Fraction]]) -> Shares:
    """Ranges of a few hands against each other."""
    shares = Shares(len(ranges))

    def deal(hands: list[tuple[int, ...]], weight: Fraction, rest: Sequence[dict[str, Fraction]]) -> None:
        if not rest:
            gone = {*question.board, *question.dead, *(card for hand in hands for card in hand)}
            left = [card for card in DECK if card not in gone]
            for cards in combinations(left, question.missing_board):
                shares.add(question.variant, (hands, (*question.board, *cards)), weight)
            return
        gone = {*question.board, *question.dead, *(card for hand in hands for card in hand)}
        for text, likely in rest[0].items():
            hand = parse_cards(text)
            if not gone & set(hand):
                deal([*hands, hand], weight * likely, rest[1:])

    deal([], Fraction(1), ranges)
    return shares


def test_weighted_ranges_agree_with_full_enumeration() -> None:
    question = spot("holdem", "AsKs:0.5,QhQc,QdJd:0.25 AsKs,QhJh KhKd,AsQd:0.5", "Qs7s2dTh", dead="2c")
    ranges = [
        {"AsKs": Fraction(1, 2), "QhQc": Fraction(1), "QdJd": Fraction(1, 4)},
        {"AsKs": Fraction(1), "QhJh": Fraction(1)},
        {"KhKd": Fraction(1), "AsQd": Fraction(1, 2)},
    ]
    check(equity(question), weighted(question, ranges))


@pytest.mark.parametrize("swap", one_of(2, [False, True]))
@pytest.mark.parametrize("board", one_of(5, ["2d7c9hTd", "2d7d9h", "2d7d9dTs5c", "4s8sKs", "4s8sKs5s"]))
def test_an_omaha_hand_against_a_weighted_range_agrees_with_full_enumeration(board: str, swap: bool) -> None:
    theirs = {
        "AdAc2c3c": Fraction(1),
        "KdKcQdJc": Fraction(1, 2),
        "As4d5d6d": Fraction(1, 4),
        "7s7h8d8h": Fraction(1),
        "AcQsJs2h": Fraction(1, 8),
    }
    text = ",".join(f"{hand}:{float(weight)}" for hand, weight in theirs.items())
    ranges = [{"AhTh2s3h": Fraction(1)}, theirs]
    question = spot(
        "omaha8", f"{text} AhTh2s3h" if swap else f"AhTh2s3h {text}", board, "3d4c5h6c6s8c9cTcJdJhQhKh3s4h6h9s"
    )
    check(equity(question), weighted(question, ranges[::-1] if swap else ranges))


@pytest.mark.parametrize(
    "hands",
    [
        "AsAh2s3h5c6d KdKcQdJc2d2h",
        pytest.param("As2s3s4s9d KdKcQd8d8h7c", marks=pytest.mark.long),
        "As2s3s4s9dTdQh Ah2h3h4hJdJc",
    ],
)
def test_stud_agrees_with_full_enumeration(hands: str) -> None:
    question = spot("stud8", hands, dead="5s6s7s8s9sTsJsQs3d4d5d8c9c6h7h")
    first, second = (question.unknown(holding) for holding in question.holdings)
    shares = Shares(2)
    for mine in combinations(question.live, first):
        for theirs in combinations(sorted(set(question.live) - set(mine)), second):
            cards = [(*question.holdings[0].cards, *mine), (*question.holdings[1].cards, *theirs)]
            shares.add(question.variant, (cards, ()))
    report = equity(question)
    assert report.deals == shares.total
    check(report, shares)


@pytest.mark.parametrize("hands", one_of(2, ["As2s3s4s9dTd KdKcQdJcTh2h", "As2s3s4s9d KdKcQdJcTh2h"]))
def test_stud_high_agrees_with_full_enumeration(hands: str) -> None:
    question = spot("stud", hands, dead="5s6s7s8s9sTsJsQs3d4d5d8c9c6h7h")
    shares = Shares(2)
    first, second = (holding.cards for holding in question.holdings)
    for mine in combinations(question.live, 7 - len(first)):
        rest = [card for card in question.live if card not in mine]
        for theirs in combinations(rest, 7 - len(second)):
            shares.add(question.variant, ([(*first, *mine), (*second, *theirs)], ()))
    report = equity(question)
    assert report.deals == shares.total
    check(report, shares)


def test_three_stud_players_agree_with_full_enumeration() -> None:
    question = spot("stud8", "As2s3s4s9d5h AhKh2h3hJdJc 7d7c6d6c2d4d")
    shares = Shares(3)
    for dealt in permutations(question.live, 3):
        if sum(dealt) % 11:
            continue
        hands = [(*holding.cards, card) for holding, card in zip(question.holdings, dealt, strict=True)]
        shares.add(question.variant, (hands, ()))
    report = equity(question)
    assert report.deals == 34 * 33 * 32
    for player, hand in enumerate(report.hands):  # an eleventh of the deals, picked by the sum of the cards
        assert hand.equity == pytest.approx(float(shares.equity[player] / shares.total), abs=0.02)


def test_eight_stud_players_share_the_last_card() -> None:
    question = spot("stud8", "AsAh2s " + "* " * 7)
    assert question.shares_last_card
    assert question.cards_to_deal == 8 * 6 - 3 + 1
    report = equity(question, samples=20_000, seed=4)
    assert sum(hand.equity for hand in report.hands) == pytest.approx(1)


def test_a_shared_last_card_that_is_dealt_counts_for_all() -> None:
    question = spot("stud8", "As2s3s4s9dTd KdKcQdJcThTs", "5s")
    assert question.missing_board == 0
    report = equity(question)
    assert report.deals == 1
    assert [hand.scoop for hand in report.hands] == [1, 0]


@pytest.mark.parametrize(
    ("game", "hands", "board"),
    one_of(
        2,
        [
            ("holdem", "AsKs QQ,JJ:0.5", ""),
            ("holdem", "AsKs QhQc", ""),
            ("holdem", "AsKs * QhQc", "Qs7s2dTs"),
            ("holdem", "AsKs *", "Qs7s2d"),
            ("omaha8", "AsAh2s3h AA**:0.5,A2**", "2d7d9hTc"),
            ("omaha8", "AsAh2s3h KdKcQdJc", ""),
            ("stud8", "AA/2s3s4s9d KdKcQd8d8h7c", ""),
            ("stud8", "AA/2s3s4s KdKcQd8d8h", ""),
            ("stud8", "As2s3s4s9d KdKcQd8d8h", ""),
            ("omaha8", "AsAh2s3h ****", "2d7d9h"),
        ],
    ),
)
def test_samples_are_within_their_standard_error_of_the_exact_figures(game: str, hands: str, board: str) -> None:
    question = spot(game, hands, board)
    exact = equity(question, exact=True)
    sampled = equity(question, samples=40_000, seed=7)
    assert not sampled.exact
    assert sampled.deals == 40_000
    for ours, theirs in zip(sampled.hands, exact.hands, strict=True):
        assert 0 < ours.stderr < 0.003
        assert abs(ours.equity - theirs.equity) < 4 * ours.stderr
        for figure in ("scoop", "quartered"):
            assert getattr(ours, figure) == pytest.approx(getattr(theirs, figure), abs=0.012)
        for one, other in zip(ours.shares, theirs.shares, strict=True):
            assert one.win == pytest.approx(other.win, abs=0.012)
            assert one.tie == pytest.approx(other.tie, abs=0.012)


@pytest.mark.parametrize("samples", few(500, 2000))
def test_the_standard_error_is_that_of_repeated_samples(samples: int) -> None:
    question = spot("omaha8", "AsAh2s3h **** ****", "2d7d9h")
    figures = [equity(question, samples=samples, seed=seed).hands[0] for seed in range(60)]
    mean = sum(figure.equity for figure in figures) / len(figures)
    spread = (sum((figure.equity - mean) ** 2 for figure in figures) / (len(figures) - 1)) ** 0.5
    assert figures[0].stderr == pytest.approx(spread, rel=0.35)


def test_a_seed_repeats_a_sample_and_is_named() -> None:
    question = spot("omaha8", "AsAh2s3h KK** *")
    first = equity(question, samples=5000, seed=3)
    assert first == equity(question, samples=5000, seed=3)
    assert first != equity(question, samples=5000, seed=4)
    fresh = equity(question, samples=5000)
    assert fresh.seed is not None
    assert fresh == equity(question, samples=5000, seed=fresh.seed)


def test_it_refines_while_it_runs_and_stops_when_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity_module, "_SECONDS_BETWEEN_REPORTS", 0.0)
    reports = refine(spot("omaha8", "AsAh2s3h * *"), samples=1_000_000_000, seed=1)
    first, second = next(reports), next(reports)
    assert first.deals < second.deals
    assert 0 < first.progress < second.progress < 1
    assert second.hands[0].stderr < first.hands[0].stderr
    assert isinstance(reports, Generator)
    reports.close()
    with pytest.raises(StopIteration):
        next(reports)


def test_an_exact_answer_reports_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity_module, "_SECONDS_BETWEEN_REPORTS", 0.0)
    progress = [report.progress for report in refine(spot("holdem", "AsKs *", "Qs7s2d9c"))]
    assert progress == sorted(progress)
    assert progress[0] < 0.5
    assert progress[-1] == 1


def test_what_is_affordable_is_exact_and_the_rest_is_sampled() -> None:
    affordable, not_affordable = spot("holdem", "AsKs QQ"), spot("omaha8", "AsAh2s3h * *", "2d7d9h")
    assert looks(affordable) <= equity_module.AFFORDABLE_LOOKS < looks(not_affordable)
    assert equity(affordable).exact
    sampled = next(iter(refine(not_affordable, seed=1)))
    assert not sampled.exact


def test_too_much_to_enumerate_is_an_error() -> None:
    with pytest.raises(CannotEnumerate, match="deals to look at"):
        equity(spot("omaha8", "AsAh2s3h * *"), exact=True)
    with pytest.raises(CannotEnumerate, match="0 samples"):
        equity(spot("omaha8", "AsAh2s3h *"), samples=0)
    with pytest.raises(CannotEnumerate, match="one of them"):
        equity(spot("omaha8", "AsAh2s3h *"), samples=10, exact=True)


@pytest.mark.parametrize(
    ("game", "hands", "board", "dead", "message"),
    [
        ("holdem", "AsKs", "", "", "number of hands 1: expected 2 to 9"),
        ("stud8", "* " * 9, "", "", "number of hands 9: expected 2 to 8"),
        ("holdem", "AsKs AsQd", "", "", "As appears twice"),
        ("holdem", "AsKs QdQh", "Ks2d3d", "", "Ks appears twice"),
        ("holdem", "AsKs QdQh", "2d3d4d", "2d", "2d appears twice"),
        ("holdem", "AsKs QdQh2d", "", "", "'QdQh2d': expected 2 cards, not 3"),
        ("omaha", "AsKs QdQh", "", "", "'AsKs': expected 4 cards, not 2"),
        ("holdem", "AsKs QdQh", "2c3c4c5c6c7c", "", "cards on the board: 6"),
        ("stud8", "AsKs QdQh", "2c3c", "", "cards on the board: 2"),
        ("stud8", "AsKsQsJsTs9s8s QdQh", "2c", "", "expected at most 6"),
        ("holdem", "AsKs QQ", "QsQh2d", "Qd", "'QQ': no hand is left"),
    ],
)
def test_spots_without_an_answer_are_refused(game: str, hands: str, board: str, dead: str, message: str) -> None:
    with pytest.raises(InvalidMatchup, match=message):
        spot(game, hands, board, dead)


def test_ranges_that_exclude_each_other_have_no_deal() -> None:
    question = spot("holdem", "AsKs,AsQs AsJs,AsTs", "2d3d4d")
    with pytest.raises(CannotEnumerate, match="exclude each other"):
        equity(question)
    with pytest.raises(InvalidMatchup, match="no deal was found"):
        equity(question, samples=1000, seed=1)


@pytest.mark.parametrize(("hand", "error"), [("AsAs", InvalidCard), ("AsKx", InvalidRange), ("", InvalidRange)])
def test_hands_that_cannot_be_read_are_refused(hand: str, error: type[ValueError]) -> None:
    with pytest.raises(error):
        KnownCards.parse(hand, CATALOGUE["holdem"])


def test_a_ten_may_be_written_with_two_figures() -> None:
    assert KnownCards.parse("10s 9h", CATALOGUE["holdem"]).cards == parse_cards("Ts9h")


def test_too_few_cards_are_left() -> None:
    hands = " ".join(["*"] * 9)
    dead = "".join(map(str, DECK[:12]))
    with pytest.raises(InvalidMatchup, match="cards to deal: 41, but only 40 left"):
        spot("omaha", hands, dead=dead)


def test_five_hole_cards_agree_with_full_enumeration() -> None:
    variant = BIG_O
    holdings = [KnownCards.parse(hand, variant) for hand in ("AsAh2s3hQd", "KdKcQcJc4d", "Ad2d5h6c8h")]
    question = Matchup(variant, holdings, parse_cards("2c7c9hTd"))
    check(equity(question), enumerate_boards(question))
    open_hand = Matchup(variant, [holdings[0], KnownCards.parse("*", variant)], parse_cards("2c7c9hTd"))
    report = equity(open_hand, samples=3000, seed=1)
    assert sum(hand.equity for hand in report.hands) == pytest.approx(1)
