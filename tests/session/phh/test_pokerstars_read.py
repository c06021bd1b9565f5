"""Text of PokerStars comes in: each game as it was played, and what cannot be read by its line."""

from __future__ import annotations

import re

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import PotAwarded, Raised
from pokertable.session.history.store import History, Store
from pokertable.session.phh.exchange import Format, as_text, import_files, read_hands
from pokertable.session.phh.pokerstars import write_hand
from pokertable.session.phh.pokerstars_read import read_hands as hands_in
from pokertable.session.phh.read import PhhHand, Unreadable
from pokertable.session.phh.replay import replay
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.session.random_hands import COMBINATIONS, deep_record, odd_record, random_record

WHEN = 1_700_000_000_000

ELSEWHERE = """\
PokerStars Hand #123456789: Tournament #55, $1+$0.10 USD Hold'em No Limit - Level IV (10/20) - 2023/11/14 17:13:20 ET
Table '55 3' 6-max Seat #4 is the button
Seat 2: Ines: the first (1500 in chips)
Seat 4: Marek (980 in chips)
Seat 5: Tomo (40 in chips) is sitting out
Seat 6: me (520 in chips)
me: posts small blind 10
Ines: the first: posts big blind 20
*** HOLE CARDS ***
Dealt to me [As Kd]
Marek: raises 20 to 40
Marek said, "hi"
me: raises 480 to 520 and is all-in
Ines: the first: folds
Marek: calls 480
*** FLOP *** [2c 7h 9d]
*** TURN *** [2c 7h 9d] [Ac]
*** RIVER *** [2c 7h 9d Ac] [3s]
*** SHOW DOWN ***
me: shows [As Kd] (a pair of Aces)
Marek: mucks hand
me collected 1060 from pot
*** SUMMARY ***
Total pot 1060 | Rake 0
Board [2c 7h 9d Ac 3s]
Seat 6: me (small blind) showed [As Kd] and won (1060) with a pair of Aces
"""
CENTS = """\
PokerStars Hand #2:  Omaha Pot Limit ($0.01/$0.02 USD) - 2023/11/14 17:13:20 ET
Table 'Alpha' 2-max Seat #1 is the button
Seat 1: Ines ($2 in chips)
Seat 2: me ($1.50 in chips)
Ines: posts small blind $0.01
me: posts big blind $0.02
*** HOLE CARDS ***
Dealt to me [As Kd Qh Js]
Ines: raises $0.04 to $0.06
me: calls $0.04
*** FLOP *** [2c 7h 9d]
me: checks
Ines: bets $0.12
me: folds
Uncalled bet ($0.12) returned to Ines
Ines collected $0.11 from pot
Ines: doesn't show hand
*** SUMMARY ***
Total pot $0.12 | Rake $0.01
"""


def won(record):
    paid = [each for event in record.events if isinstance(event, PotAwarded) for each in event.won]
    return [sum(each.amount for each in paid if each.seat == seat) for seat in range(len(record.names))]


def acts(events):
    return [(type(event).__name__, getattr(event, "seat", None)) for event in events if hasattr(event, "seat")]


@pytest.mark.parametrize(
    ("key", "structure"), [(key, each) for key in CATALOGUE for each in CATALOGUE[key].structures[:1]]
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 20))])
def test_a_hand_of_every_game_comes_back_as_it_was_played(key, structure, seed):
    record = deep_record(CATALOGUE[key], structure, seed)
    (hand,) = hands_in(write_hand(record, WHEN, 0, 7), "x.txt")
    again = replay(of_kind(PhhHand, hand)).record()
    assert again.final_stacks == record.final_stacks and again.names == record.names
    assert acts(again.events) == acts(record.events) and (again.played_ms, again.hero) == (WHEN, 0)
    assert again.game.variant is record.game.variant and again.game.structure is record.game.structure


@pytest.mark.parametrize(
    "key", [pytest.param(key, id=key) for key, each in CATALOGUE.items() if each.brings_in and each.max_seats >= 4]
)
def test_stud_between_others_comes_back_though_everybodys_up_cards_are_told(key):
    """Nobody's own cards: a hand of three on fifth street is no one's own; the summary has an all-in hand's last."""
    variant = CATALOGUE[key]
    came = 0
    for seed in range(30):
        record = random_record(variant, variant.usual_structure, seed)
        if min(record.started.stacks) <= max(record.started.antes) or record.game.house.rake is not None:
            continue  # short antes and rakes have tests of their own
        (hand,) = hands_in(write_hand(record, WHEN, None, 7), "x.txt")
        if isinstance(hand, Unreadable):
            assert "dealt twice" not in str(hand.error) and "isn't what the cards say" not in str(hand.error), seed
            continue
        again = replay(hand).record()
        assert again.final_stacks == record.final_stacks and again.hero is None
        came += 1
    assert came >= 10


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 100), marks=pytest.mark.long)], ids=["few", "many"])
def test_short_stacks_and_dead_blinds_come_back(seeds):
    """A blind of 0 after the ante, a short bring-in, a short ante's own share and who of two equal hands acts first.

    One in eight of these hands was refused, as one whose text isn't what the cards say.
    """
    for variant, structure in COMBINATIONS:
        for seed in seeds:
            record = odd_record(variant, structure, seed)
            (hand,) = hands_in(write_hand(record, WHEN, 0, 7), "x.txt")
            assert isinstance(hand, PhhHand), (variant.key, structure, seed, str(of_kind(Unreadable, hand).error))
            again = replay(hand).record()
            assert again.final_stacks == record.final_stacks and acts(again.events) == acts(record.events)


@pytest.mark.parametrize("key", one_of(40, CATALOGUE))
def test_of_any_hand_what_cannot_be_told_by_the_text_is_refused_and_never_told_wrong(key):
    """House rules, short antes: either the chips come out the same, or it is said that they do not."""
    variant = CATALOGUE[key]
    for seed in range(8):
        record = random_record(variant, variant.usual_structure, seed)
        (hand,) = hands_in(write_hand(record, WHEN, 0, 7), "x.txt")
        if isinstance(hand, PhhHand):
            again = replay(hand).record()
            won = [
                sum(each.amount for e in r.events if isinstance(e, PotAwarded) for each in e.won)
                for r in (again, record)
            ]
            assert won[0] == won[1]
        else:
            assert str(hand.error).startswith("x.txt, hand 1: ")


def test_text_of_elsewhere_with_a_name_like_an_action_a_tournament_and_one_who_sits_out():
    (hand,) = hands_in(ELSEWHERE, "x.txt")
    record = replay(of_kind(PhhHand, hand)).record()
    assert record.names == ("Ines: the first", "Marek", "me") and known(record.hero) == 2
    assert (record.tournament, record.level) == (55, 4) and record.final_stacks == (1480, 460, 1060)
    assert [event.to for event in record.events if isinstance(event, Raised)] == [40, 520]


def test_cents_and_the_rake_are_read():
    (hand,) = hands_in(CENTS, "x.txt")
    record = replay(of_kind(PhhHand, hand)).record()
    assert record.places == 2 and record.final_stacks == (205, 144)


@pytest.mark.parametrize(
    ("line", "by", "says"),
    [
        ("Marek: calls 480", "Marek: juggles", "line 15: 'Marek: juggles' can't be read"),
        ("*** TURN ***", "*** TURN", "line 17: "),
        ("Hold'em No Limit", "Tarock No Limit", "line 1: "),
        ("Marek: calls 480", "Marek: checks", "line 15: 'Marek: checks' can't be read"),
        ("me collected 1060", "Marek collected 1060", "isn't what the cards say"),
        ("Marek: raises", "Ines: the first: folds\nMarek: raises", "line 15: 'Ines: the first: folds' can't be read"),
        ("Marek: calls 480\n", "*** SUMMARY ***\n", "the file ends before the hand is over"),
        ("Marek: calls 480", "Marek: calls 4.8.0", "line 15: 'Marek: calls 4.8.0' can't be read"),
        ("me collected 1060", "me collected 10.60.", "isn't what the cards say"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line_and_the_other_hands_come_in(tmp_path, line, by, says):
    path = tmp_path / "x.txt"
    path.write_text(f"{ELSEWHERE.replace(line, by, 1)}\n\n{CENTS}")
    broken, whole = read_hands(path)
    assert broken.record is None and says in str(broken.problem) and whole.record is not None


def test_what_was_exported_is_imported_once_with_its_hero_and_date(tmp_path):
    record = deep_record(CATALOGUE["omaha8"], CATALOGUE["omaha8"].usual_structure, 2)
    path = tmp_path / "x.txt"
    (hand,) = hands_in(write_hand(record, WHEN, 0, 7), "x.txt")
    path.write_text(as_text(replay(of_kind(PhhHand, hand)).record(), Format.POKERSTARS))
    store = Store(None)
    assert import_files([path], store.import_hands).done == 1
    again = import_files([path], store.import_hands)
    assert again.done == 0 and "already there" in str(again.summary)
    (row,) = History(store).page().rows
    assert row.variant == "omaha8"


def test_an_up_card_that_is_not_told_is_missed_in_a_sentence():
    """It was an error of the program, and the other hands of the file did not come in."""
    stud = random_record(CATALOGUE["stud"], CATALOGUE["stud"].usual_structure, 3)
    text = re.sub(r"^(Dealt to Player 1) \[.*\]$", r"\1 [", write_hand(stud, WHEN, 0, 7), flags=re.MULTILINE)
    (read,) = hands_in(text, "x.txt")
    assert "no card for 'Player 1'" in str(of_kind(Unreadable, read).error)
