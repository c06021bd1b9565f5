"""The text of a hand in the manner of PokerStars: whole, in order, with chips that add up."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import COURCHEVEL
from pokertable.model.hand.events import HandShown, HoleDealt
from pokertable.session.history.store import Store
from pokertable.session.phh.pokerstars import write_hand
from pokertable.session.record.record import HandRecord
from tests.games import few, one_of
from tests.narrow import known
from tests.session.history.store.player import GAMES, Player, new_table
from tests.session.history.test_statistics import NL, PLO8, STUD, B, C, F, R, play
from tests.session.random_hands import random_record

WHEN = 1_700_000_000_000


def text_of(events, hero=0):
    names = tuple(["You", "Ines", "Marek", "Tomo"][: len(events[0].stacks)])
    return write_hand(HandRecord(events=tuple(events), names=names), WHEN, hero, 7)


def test_a_hand_of_holdem_with_a_side_pot():
    events = play(NL, ["AsAh", "KsKh", "QsQh"], "x 3c4d9h x Jc x 5s", [R(20), R(60), C], stacks=[20, 60, 200])
    assert (
        text_of(events)
        == """\
PokerStars Hand #7:  Hold'em No Limit (1/2) - 2023/11/14 22:13:20 UTC
Table 'pokertable' 6-max (Play Money) Seat #1 is the button
Seat 1: You (20 in chips)
Seat 2: Ines (60 in chips)
Seat 3: Marek (200 in chips)
Ines: posts small blind 1
Marek: posts big blind 2
*** HOLE CARDS ***
Dealt to You [As Ah]
You: raises 18 to 20 and is all-in
Ines: raises 40 to 60 and is all-in
Marek: calls 58
*** FLOP *** [3c 4d 9h]
*** TURN *** [3c 4d 9h] [Jc]
*** RIVER *** [3c 4d 9h Jc] [5s]
*** SHOW DOWN ***
Ines: shows [Ks Kh] (pair of kings, jack kicker)
Marek: shows [Qs Qh] (pair of queens, jack kicker)
You: shows [As Ah] (pair of aces, jack kicker)
You collected 60 from main pot
Ines collected 80 from side pot
*** SUMMARY ***
Total pot 140 Main pot 60. Side pot 80. | Rake 0
Board [3c 4d 9h Jc 5s]
Seat 1: You (button) showed [As Ah] and won (60) with pair of aces, jack kicker
Seat 2: Ines (small blind) showed [Ks Kh] and won (80) with pair of kings, jack kicker
Seat 3: Marek (big blind) showed [Qs Qh] and lost with pair of queens, jack kicker
"""
    )


@pytest.mark.parametrize(("seats", "small"), [(2, "You"), (3, "Ines")])
def test_of_equal_blinds_one_is_the_small_one(seats, small):
    equal = replace(NL, stakes=replace(NL.stakes, small_blind=2))
    text = text_of(play(equal, ["AsAh", "KsKh", "QsQh"][:seats], "", [F] * (seats - 1)))
    assert re.findall("(.*): posts small blind 2", text) == [small]
    assert text.count("posts big blind 2") == text.count("(big blind)") == 1


def test_stud_shows_the_door_cards_the_bring_in_and_the_completion():
    text = text_of(play(STUD, ["2c3dKh", "AsAd8c", "7h7dQs"], "", [B, R(4), C, F, R(4), F]))
    assert "Seat #" not in text
    for line in (
        "You: posts the ante 1",
        "*** 3rd STREET ***\nDealt to Ines [8c]\nDealt to Marek [Qs]\nDealt to You [2c 3d Kh]",
        "Ines: brings in for 2",
        "Marek: raises 2 to 4",
        "You: calls 4",
        "Ines: folds",
        "Seat 2: Ines folded on the 3rd Street",
    ):
        assert line in text
    assert re.search(r"Dealt to You \[2c 3d Kh\] \[..\]\n", text)
    assert re.search(r"(You|Marek): doesn't show hand\n\*\*\* SUMMARY", text)
    assert "SHOW DOWN" not in text


def test_split_pots_name_both_hands():
    holes = ["Ac2cJdTh", "KsKdKh9c", "Ad2dQhQc"]
    text = text_of(play(PLO8, holes, "x 3s4h8c x Kc x 9s", [R(4), C, C] + [C] * 9))
    assert "(HI: ace high, king kicker; LO: 8,4,3,2,A)" in text
    assert "Ines collected 6 from pot" in text and "You collected 3 from pot" in text


@pytest.mark.parametrize("count", few(6, 12))
@pytest.mark.parametrize("game", one_of(2, GAMES), ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_chips_add_up_and_no_hidden_card_is_told(game, count):
    store = Store(None)
    player = Player(store, new_table(game, seats=5))
    for hand_id in player.play(count):
        record = store.record(hand_id)
        text = write_hand(record, WHEN, 0)
        collected = sum(int(amount) for amount in re.findall(r"collected (\d+) from", text))
        total, rake = (int(known(re.search(rf"{name} (\d+)", text)).group(1)) for name in ("Total pot", "Rake"))
        assert collected + rake == total
        named = text.count("Main pot"), text.count("Side pot")
        assert named == (0, 0) if " side pot" not in text else named[0] == 1 <= named[1], "one pot has no other name"
        paid = sum(int(x) for x in re.findall(r"(?:ante|blind|calls|bets|brings in for) (\d+)", text))
        assert paid <= total + sum(int(x) for x in re.findall(r"Uncalled bet \((\d+)\)", text))
        shown = {e.seat for e in record.events if isinstance(e, HandShown)}
        # Where what was discarded is dealt again, a card may be told of one who has it later.
        dealt = Counter(card for e in record.events if isinstance(e, HoleDealt) for _, card, _ in e.cards)
        for event in record.events:
            if isinstance(event, HoleDealt):
                for seat, card, up in event.cards:
                    if seat and seat not in shown and not up and dealt[card] == 1:
                        assert not re.search(rf"\b{card}\b", text)
        summary = text.split("*** SUMMARY ***")[1]
        assert len(re.findall(r"^Seat \d: ", summary, re.MULTILINE)) == 5


def test_a_board_card_before_the_first_bet_has_a_heading_of_its_own():
    text = write_hand(random_record(COURCHEVEL, Structure.POT, 3), WHEN, 0, 7)
    headings = re.findall(r"\*\*\* ([\w -]+) \*\*\*", text)
    assert headings[:2] == ["HOLE CARDS", "PRE-FLOP"] and len(set(headings)) == len(headings)
    door = known(re.search(r"\*\*\* PRE-FLOP \*\*\* \[(\w\w)\]", text))[1]
    if "FLOP" in headings:
        assert re.search(rf"\*\*\* FLOP \*\*\* \[{door}\] \[\w\w \w\w\]", text)
