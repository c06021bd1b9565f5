from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.cards import HIDDEN, parse_any_cards, parse_cards
from pokertable.model.hand.events import HandMucked, HandShown, PotAwarded
from pokertable.session.phh.read import PhhHand, Unreadable, parse_hand, read_file
from pokertable.session.phh.replay import Replay, log, replay
from pokertable.session.phh.text import PhhActionError, PhhError
from tests.corpus.recorded import CORPUS
from tests.examples import examples
from tests.games import few
from tests.session.phh.texts import read_text

HANDS = {"NT": 433, "FT": 164, "PO": 4, "FO-8": 7, "F7S-8": 6}
HALF_CHIPS = {"NT": 2, "FT": 1}
"""Hands that end in half chips at the source, where ours give the odd chip to one player (the corpus names them)."""


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the checkout")
@pytest.mark.parametrize("one_in", few(20, 1))
@pytest.mark.parametrize("code", HANDS)
def test_real_hands_end_with_the_stacks_of_their_source(code: str, one_in: int) -> None:
    """Nothing is refused, and every hand of the four games ends as its file says."""
    hands = halved = 0
    for path in sorted((CORPUS / "real" / "phh" / code).iterdir())[::one_in]:
        for phh in read_file(path):
            assert not isinstance(phh, Unreadable), phh.error
            ours = finishing(replay(phh))
            hands += 1
            if phh.finishing_stacks is None:
                continue
            apart = [a - b for a, b in zip(ours, phh.finishing_stacks, strict=True) if a != b]
            if any(amount % 1 for amount in phh.finishing_stacks):
                halved += 1
                assert sorted(apart) == [Decimal("-0.5"), Decimal("0.5")]
            else:
                assert not apart, f"{path.name} {phh.index}"
    assert hands == HANDS[code] or (hands and one_in > 1)
    assert halved == HALF_CHIPS.get(code, 0) or one_in > 1


def finishing(played: Replay) -> list[Decimal]:
    phh = played.phh
    stacks = played.hand.state.stacks
    return [Decimal(stacks[phh.seat(player)]).scaleb(-phh.unit.places) for player in range(len(stacks))]


def hand(
    actions: Iterable[str],
    *,
    variant: str = "NT",
    stacks: str = "[200, 200, 200]",
    blinds: str = "[1, 2, 0]",
    rest: str = "min_bet = 2",
) -> PhhHand:
    listed = ", ".join(f"'{action}'" for action in actions)
    text = f"""
variant = '{variant}'
antes = []
blinds_or_straddles = {blinds}
starting_stacks = {stacks}
{rest}
actions = [{listed}]
"""
    (found,) = read_text(text)
    assert isinstance(found, PhhHand), found
    return found


DEAL = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 7c7d"]


def refused(actions: Iterable[str], **keys: str) -> str:
    with pytest.raises(PhhActionError) as error:
        replay(hand(actions, **keys))
    return str(error.value)


def test_decisions_say_what_was_legal() -> None:
    played = replay(hand([*DEAL, "p3 cbr 6", "p1 cbr 20", "p2 f", "p3 f"]))
    first, second, *_ = played.decisions
    assert (first.player, first.street, first.took) == (2, "preflop", "cbr 6")
    assert (first.legal.check_call, first.legal.raise_to) == (2, (4, 200))
    assert (second.legal.check_call, second.legal.raise_to) == (5, (10, 200))
    assert finishing(played) == [208, 198, 194]


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (["p3 cbr 3"], "action 4 'p3 cbr 3': the minimum is 4"),
        (["p3 cbr 201"], "action 4 'p3 cbr 201': the maximum is 200"),
        (["p3 cbr 1e15"], "the maximum is 200"),
        (["p3 cbr 1e300"], "too large"),
        (["p3 cbr 0"], "the minimum is 4"),
        (["p3 cbr -5"], "the minimum is 4"),
        (["p3 pb"], "action 4 'p3 pb': no bring-in is due"),
        (["p1 cc"], "action 4 'p1 cc': p3 is to act"),
        (["p3 f", "p3 f"], "action 5 'p3 f': p1 is to act"),
        (["p3 f", "p1 f", "p2 cc"], "action 6 'p2 cc': the hand is over"),
        (["p3 f", "p1 f", "p2 f"], "action 6 'p2 f': the hand is over"),
        (["d db 2c3c4c", "p3 f", "p1 f"], "action 4: no card can be dealt now: p3 is to act"),
        (["p3 f", "p1 f", "d db 2c3c4c"], "action 6: no card can be dealt: the hand is over"),
        (["p3 f", "p1 cc", "p2 cc", "p1 cc", "d db 2c3c4c"], "action 7 'p1 cc': cards must be dealt first"),
    ],
)
def test_an_illegal_action_is_named_with_its_number_and_why(actions: list[str], why: str) -> None:
    assert why in refused([*DEAL, *actions])


def test_illegal_amounts_are_named_in_the_files_units() -> None:
    found = refused([*DEAL, "p3 cbr 0.75"], blinds="[0.25, 0.5, 0]", stacks="[50, 50, 50]", rest="min_bet = 0.50")
    assert found == "action 4 'p3 cbr 0.75': the minimum is 1"


def test_a_capped_street_says_so() -> None:
    deal = ["d dh p1 AsKs", "d dh p2 7c7d"]
    raises = ["p2 cbr 4", "p1 cbr 6", "p2 cbr 8", "p1 cbr 10"]
    keys = {"variant": "FT", "stacks": "[90, 90]", "blinds": "[1, 2]", "rest": "small_bet = 2\nbig_bet = 4"}
    assert refused([*deal, *raises], **keys) == "action 6 'p1 cbr 10': capped: one bet and three raises"
    keys["rest"] += "\n_raise_cap = 4"
    assert len(replay(hand([*deal, *raises, "p2 f"], **keys)).decisions) == 5


def test_blinds_need_not_be_half_the_bets() -> None:
    deal = ["d dh p1 AsKs", "d dh p2 7c7d", "d dh p3 2c3c"]
    keys = {"variant": "FT", "blinds": "[3, 10, 0]", "rest": "small_bet = 10\nbig_bet = 20"}
    played = replay(hand([*deal, "p3 f", "p1 cbr 20", "p2 f"], **keys))
    assert [decision.legal.raise_to for decision in played.decisions] == [(20, 20), (20, 20), (30, 30)]
    assert played.decisions[1].legal.check_call == 7


def test_the_largest_blind_may_stand_in_the_first_entry() -> None:
    played = replay(hand([*DEAL, "p2 cc", "p3 f", "p1 cc", "d db 2c3c4c", "p1 cbr 6", "p2 f"], blinds="[2, 0, 0]"))
    assert [decision.player for decision in played.decisions] == [1, 2, 0, 0, 1]


def test_a_straddle_is_the_bet_and_its_left_acts_first() -> None:
    actions = [*DEAL, "d dh p4 ????", "p4 cc", "p1 f", "p2 f", "p3 cc", "d db 2c3c4c", "p3 cbr 4", "p4 f"]
    played = replay(hand(actions, blinds="[1, 2, 4, 0]", stacks="[90, 90, 90, 90]"))
    assert played.decisions[0].legal.check_call == 4
    assert finishing(played) == [89, 88, 97, 86]


@pytest.mark.parametrize(
    "actions", [[], ["p3 f", "p1 cc"], ["p3 f", "p1 cc", "p2 cc"], ["p3 f", "p1 cbr 200", "p2 cc"]]
)
def test_a_file_may_end_before_the_hand_is_over(actions: list[str]) -> None:
    """PHH: the actions may be a partial history. The last two here lead to a flop that the file does not have."""
    played = replay(hand([*DEAL, *actions, "p1 sm -"]))
    assert not played.finished
    assert len(played.decisions) == len(actions)
    assert list(log(played))[-1] == "The file ends before the hand is over."
    with pytest.raises(ValueError, match="ends before the hand is over"):
        played.record()


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (DEAL[:2], "the file has no card for p3, who is dealt one"),
        ([*DEAL, "p3 f", "p1 cc", "p2 cc", "p1 cc"], "after action 6 'p2 cc': the file has no card for the board"),
        (["d dh p1 AsKs", "d dh p2 AsQs", "d dh p3 ????"], "As is dealt twice"),
        ([*DEAL, "p3 f", "p1 cc", "p2 cc", "d db As2c3c"], "As is dealt twice"),
        ([*DEAL, "p3 f", "p1 f", "p1 sm AhKs"], "p1 shows AhKs but was dealt AsKs"),
        ([*DEAL, "p3 f", "p1 f", "p2 sm AhKs"], "Ks is dealt twice"),
    ],
)
def test_a_deal_that_cannot_be_is_an_error(actions: list[str], why: str) -> None:
    with pytest.raises(PhhError, match=re.escape(why)):
        replay(hand(actions))


CHECKED_DOWN = ["d db 2c3c4c", "p1 cc", "p2 cc", "d db 9h", "p1 cc", "p2 cc", "d db Jd", "p1 cc", "p2 cc"]


def shown(played: Replay) -> list[tuple[int, object]]:
    return [
        (event.seat, event.cards if isinstance(event, HandShown) else "muck")
        for event in played.events
        if isinstance(event, HandShown | HandMucked)
    ]


def test_unknown_cards_are_seen_when_they_are_shown() -> None:
    played = replay(hand([*DEAL, "p3 f", "p1 cc", "p2 cc", *CHECKED_DOWN, "p1 sm -", "p2 sm 5h6h"]))
    assert shown(played) == [(0, parse_cards("AsKs")), (1, parse_cards("5h6h"))]
    assert finishing(played) == [198, 202, 200]


def test_one_known_card_is_completed_when_shown_in_any_order() -> None:
    deal = ["d dh p1 AsKs", "d dh p2 ??5h", "d dh p3 7c7d"]
    played = replay(hand([*deal, "p3 f", "p1 cc", "p2 cc", *CHECKED_DOWN, "p1 sm", "p2 sm 5h6h"]))
    assert shown(played) == [(0, "muck"), (1, parse_cards("6h5h"))]


def test_who_mucks_makes_no_claim() -> None:
    played = replay(hand([*DEAL, "p3 f", "p1 cc", "p2 cc", *CHECKED_DOWN, "p1 sm", "p2 sm 5d8d"]))
    assert finishing(played) == [198, 202, 200]


@pytest.mark.parametrize("second", ["????", "7c2d"])
def test_where_all_muck_the_last_claimant_of_a_pot_wins_it(second: str) -> None:
    deal = ["d dh p1 AsKs", f"d dh p2 {second}", "d dh p3 4c4d", "p3 cbr 100", "p1 cc", "p2 cc"]
    later = ["d db QsJsTs", "p1 cbr 50", "p3 cc", "d db 2h", "p1 cc", "p3 cc", "d db 3d", "p1 cc", "p3 cc"]
    played = replay(hand([*deal, *later, "p1 sm", "p2 sm", "p3 sm"], stacks="[200, 100, 200]"))
    assert shown(played) == [(0, "muck"), (1, "muck")] and finishing(played) == [50, 0, 450]


def test_cards_that_were_never_seen_muck() -> None:
    played = replay(hand([*DEAL, "p3 f", "p1 cc", "p2 cc", *CHECKED_DOWN]))
    assert shown(played) == [(0, parse_cards("AsKs")), (1, "muck")]
    assert finishing(played) == [202, 198, 200]


def test_an_all_in_hand_that_nobody_saw_is_not_turned_up() -> None:
    played = replay(
        hand([*DEAL, "p3 f", "p1 cbr 200", "p2 cc", "p1 sm AsKs", "d db 2c3c4c", "d db 9h", "d db Jd", "p2 sm"])
    )
    assert shown(played) == [(0, parse_cards("AsKs")), (1, "muck")]
    assert finishing(played) == [400, 0, 200]


def test_a_check_that_owes_nothing_when_nobody_is_asked_is_no_decision() -> None:
    runout = ["d db 2c3c4c", "p1 cc", "d db 9h", "p1 cc", "d db Jd", "p1 cc", "p1 sm AsKs", "p2 sm 5h6h"]
    played = replay(hand([*DEAL, "p3 f", "p1 cbr 200", "p2 cc", *runout], stacks="[300, 50, 200]"))
    assert len(played.decisions) == 3
    assert finishing(played) == [250, 100, 200]


def test_unlimited_stacks_stay_unlimited() -> None:
    played = replay(hand([*DEAL, "p3 cbr 1e6", "p1 f", "p2 f"], stacks="[inf, 200, inf]"))
    unit = played.phh.unit
    assert [unit.amount(chips) for chips in played.hand.state.stacks] == ["inf", 198, "inf"]
    assert played.decisions[0].legal.raise_to is not None
    assert unit.amount(played.decisions[0].legal.raise_to[1]) == "inf"


STUD = {"variant": "F7S/8", "rest": "small_bet = 10\nbig_bet = 20\nbring_in = 3", "stacks": "[100, 100, 100]"}


def test_with_an_unknown_up_card_the_files_actor_opens() -> None:
    deal = ["d dh p1 ??????", "d dh p2 ????5h", "d dh p3 ????2s"]
    first = replay(hand([*deal, "p1 pb", "p2 f", "p3 f"], **STUD))
    assert [decision.player for decision in first.decisions] == [0, 1, 2]
    other = replay(hand([*deal, "p3 pb", "p1 f", "p2 f"], **STUD))
    assert [decision.player for decision in other.decisions] == [2, 0, 1]


def test_with_known_up_cards_only_the_lowest_may_open() -> None:
    deal = ["d dh p1 ????Kh", "d dh p2 ????5h", "d dh p3 ????2s"]
    assert refused([*deal, "p1 pb"], **STUD) == "action 4 'p1 pb': p3 is to act"


def test_a_bring_in_that_is_all_in_may_be_written_as_a_bet() -> None:
    deal = ["d dh p1 ????Kh", "d dh p2 ????5h", "d dh p3 ????2s"]
    short = {**STUD, "stacks": "[100, 100, 3]"}
    bets, posts = (replay(hand([*deal, act, "p1 f", "p2 f"], **short)) for act in ("p3 cbr 3", "p3 pb"))
    assert (bets.decisions[0].took, bets.decisions[0].legal.raise_to) == ("cbr 3", None)
    assert bets.events == posts.events
    assert refused([*deal, "p3 cbr 3"], **STUD) == "action 4 'p3 cbr 3': the minimum is 10"


def test_stud_all_in_hands_are_turned_up_with_the_cards_they_have() -> None:
    deal = ["d dh p1 AcKc2s", "d dh p2 QdQc9h", "d dh p3 ????Kh"]
    later = ["d dh p1 3d", "d dh p2 9s", "d dh p1 4d", "d dh p2 9d", "d dh p1 5d", "d dh p2 2h"]
    later += ["d dh p1 6d", "d dh p2 2d"]
    played = replay(
        hand(
            [*deal, "p1 cbr 10", "p2 cbr 15", "p3 f", "p1 cc", "p1 sm AcKc2s", "p2 sm QdQc9h", *later],
            **{**STUD, "stacks": "[100, 15, 100]"},
        )
    )
    assert shown(played) == [(1, parse_cards("QdQc9h")), (0, parse_cards("AcKc2s"))]
    assert finishing(played) == [100, 15, 100]
    won = [(event.share, event.won[0].seat) for event in played.events if isinstance(event, PotAwarded)]
    assert won == [("high", 1), ("low", 0)]


def test_the_shared_seventh_card() -> None:
    """All eight stay: 48 cards, three burns, one shared card (resources/rules/stud.md#when-the-cards-run-out)."""
    deck = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
    rows = [deck[8 * i : 8 * i + 8] for i in range(6)]
    actions = [f"d dh p{p + 1} {rows[0][p]}{rows[1][p]}{rows[2][p]}" for p in range(8)]
    ups = rows[2]
    low = min(range(8), key=lambda p: deck.index(ups[p]) % 13 * 4 + deck.index(ups[p]) // 13)
    actions += [f"p{low + 1} pb", *(f"p{(low + i) % 8 + 1} cc" for i in range(1, 8))]
    for row in (3, 4, 5):
        actions += [f"d dh p{p + 1} {rows[row][p]}" for p in range(8)]
    actions.append(f"d db {deck[48]}")
    game = {**STUD, "stacks": str([3] * 8)}
    played = replay(hand(actions, **game))
    assert played.hand.state.board == list(parse_cards(deck[48]))
    assert sum(played.hand.state.stacks) == 24


def test_burns_of_others_are_unknown() -> None:
    played = replay(hand([*DEAL, "p3 f", "p1 cc", "p2 cc", *CHECKED_DOWN, "p1 sm", "p2 sm 5h6h"]))
    assert played.hand.state.burns == [HIDDEN] * 3


def test_the_log_tells_all_known_cards_in_the_files_units() -> None:
    found = hand(
        [*DEAL, "p3 cbr 1.25", "p1 f", "p2 f"], blinds="[0.25, 0.5, 0]", stacks="[50, inf, 50]", rest="min_bet = 0.50"
    )
    lines = list(log(replay(found)))
    assert lines[0] == "No-limit Texas hold'em 0.25/0.50"
    assert "p2: inf" in lines
    assert "p1 is dealt As Ks" in lines
    assert "p3 raises to 1.25" in lines
    assert lines[-1] == "Stacks: p1: 49.75, p2: inf, p3: 50.75"


def test_names_cannot_disturb_the_log() -> None:
    found = hand([*DEAL, "p3 f", "p1 f"], rest='min_bet = 2\nplayers = ["a\\nb", "{name}", "\\u001b[2J"]')
    text = "\n".join(log(replay(found)))
    assert "a\N{REPLACEMENT CHARACTER}b" in text
    assert "{name}" in text
    assert "\x1b" not in text


WORDS = st.sampled_from(
    [*DEAL, "p1 f", "p2 f", "p3 f", "p1 cc", "p2 cc", "p3 cc", "p3 cbr 6", "p1 cbr 20", "p2 cbr 200", "p3 cbr 200",
     "p3 cbr 7.5", "p1 pb", "d db 2c3c4c", "d db 9h", "d db Jd", "p1 sm", "p2 sm 5h6h", "p3 sm -", "# talk"]
)  # fmt: skip


@given(st.lists(WORDS, max_size=16), st.booleans())
@examples(100)
def test_any_order_of_actions_is_played_or_refused(actions: list[str], dealt: bool) -> None:
    table = {
        "variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0], "min_bet": 2,
        "starting_stacks": [200, 150, 200], "actions": [*DEAL, *actions] if dealt else actions,
    }  # fmt: skip
    try:
        played = replay(parse_hand(table))
    except PhhError:
        return
    assert sum(played.hand.state.stacks) + played.hand.state.pot == 550 * 10**played.phh.unit.places


def test_hidden_cards_are_parsed() -> None:
    assert parse_any_cards("??As") == (HIDDEN, *parse_cards("As"))
