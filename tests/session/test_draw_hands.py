"""Hands of the draw games kept, written, read, rewound and told."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pokerkit import HandHistory

from pokertable.cli.main import main
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, parse_cards
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import (
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandShown,
    HoleDealt,
    MuckShuffledIn,
    Raised,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.stakes import blind_stakes
from pokertable.model.variant import Variant
from pokertable.session.phh.pokerstars import write_hand as pokerstars
from pokertable.session.phh.read import PhhHand, parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.phh.text import PhhError, code_of
from pokertable.session.phh.write import write_hand, write_stopped
from pokertable.session.profile.choice import InvalidChoice, TableChoice
from pokertable.session.programs.protocol import hello
from pokertable.session.record.event_codec import decode, encode
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions, rewind
from pokertable.session.record.spectator import Spectator, StopKind, stops
from pokertable.session.words.words import EventWords
from pokertable.training.quiz.topics import FILES, topic_from
from tests.games import few, others_long
from tests.narrow import known
from tests.rules.table import any_game, deal, play
from tests.session.random_hands import deep_record, random_record

GAMES = [(variant, structure) for variant in (DRAW5, SINGLE27, TRIPLE27, BADUGI) for structure in variant.structures]


def read(text: str) -> PhhHand:
    return parse_hand(tomllib.loads(text, parse_float=Decimal))


@pytest.mark.parametrize("count", few(15, 40))
@pytest.mark.parametrize(("variant", "structure"), others_long(GAMES))
def test_kept_or_written_and_read_again_the_events_are_the_same(
    variant: Variant, structure: Structure, count: int
) -> None:
    renewed = 0
    for seed in range(count):
        record = random_record(variant, structure, seed)
        assert decode(encode(record.events)) == list(record.events)
        back = replay(read(write_hand(record))).record()
        assert back.events == record.events
        renewed += any(isinstance(event, MuckShuffledIn) for event in record.events)
    assert renewed or variant in (DRAW5, SINGLE27)


@pytest.mark.parametrize(("variant", "structure"), others_long(GAMES))
def test_rewound_to_any_decision_the_same_cards_come(variant: Variant, structure: Structure) -> None:
    for seed in range(2):
        record = random_record(variant, structure, seed)
        for kept in own_decisions(record.events, 0):
            again = rewind(record.events, kept, seed=record.seed)
            assert again.hand.events == list(record.events[:kept])
            follow(again.hand, record, kept)


def test_a_hand_with_other_cards_than_its_seed_gives_is_rewound_by_its_recorded_ones() -> None:
    """As one that an earlier version dealt, which shuffled the stub in another way."""
    record = random_record(*GAMES[0], 1)
    for kept in own_decisions(record.events, 0):
        again = rewind(record.events, kept, seed=known(record.seed) + 1)
        assert again.hand.events == list(record.events[:kept]) and again.seed is None
        follow(again.hand, record, kept)


def follow(hand: Hand, record: HandRecord, kept: int) -> None:
    """Take the recorded decisions again: all comes as it did."""
    while not hand.over:
        hand.act(action_of(record.events[len(hand.events)]))
    assert hand.events == list(record.events)
    assert len(hand.events) > kept


def action_of(event: Event) -> Action:
    match event:
        case Discarded(_, cards):
            return Draw(cards)
        case Raised(_, _, to, _):
            return RaiseTo(to)
        case Folded():
            return Fold()
    assert isinstance(event, Checked | Called)
    return CheckCall()


@pytest.mark.parametrize(
    ("variant", "structure", "code"),
    [
        (TRIPLE27, Structure.FIXED, "F2L3D"), (TRIPLE27, Structure.POT, "P2L3D"), (BADUGI, Structure.FIXED, "FB"),
        (BADUGI, Structure.POT, "PB"), (SINGLE27, Structure.NO_LIMIT, "N2L1D"), (SINGLE27, Structure.POT, "P2L1D"),
        (DRAW5, Structure.POT, "P5D"), (DRAW5, Structure.NO_LIMIT, "N5D"), (DRAW5, Structure.FIXED, "F5D"),
    ],
)  # fmt: skip
def test_codes(variant: Variant, structure: Structure, code: str) -> None:
    assert code_of(variant, structure) == code


@pytest.mark.parametrize(
    ("variant", "structure"),
    [(TRIPLE27, Structure.FIXED), (SINGLE27, Structure.NO_LIMIT), (BADUGI, Structure.FIXED)],
)
def test_pokerkit_plays_what_we_write(variant: Variant, structure: Structure) -> None:
    played = 0
    for seed in range(12):
        record = deep_record(variant, structure, seed)
        if any(isinstance(event, MuckShuffledIn) for event in record.events):
            continue  # it shuffles other cards back
        if structure is Structure.FIXED and "_raise_cap = 3" not in write_hand(record):
            continue
        text = write_hand(record)
        *_, final = HandHistory.loads(text)
        order = [(record.started.button + 1 + player) % len(record.names) for player in range(len(record.names))]
        assert list(final.stacks) == [record.final_stacks[seat] for seat in order]
        played += 1
    assert played >= 6


DISCARDS = """
variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ["d dh p1 2c3c4c5cKd", "d dh p2 ??????????", "p2 cc", "p1 cc", %s]
"""
FIRST_DISCARDS = '"p1 sd Kd", "p2 sd ????", "d dh p1 7d", "d dh p2 ????", "p1 cc", "p2 cc"'
EACH_AT_ONCE = '"p1 sd Kd", "d dh p1 7d", "p2 sd ????", "d dh p2 ????", "p1 cc", "p2 cc"'


@pytest.mark.parametrize("actions", [FIRST_DISCARDS, EACH_AT_ONCE])
def test_all_discards_first_and_each_with_its_cards_are_read_alike(actions: str) -> None:
    played = replay(read(DISCARDS % actions))
    assert played.hand.state.holes[0] == list(parse_cards("2c3c4c5c7d"))
    assert played.hand.state.discarded == [[parse_cards("Kd")], [(HIDDEN, HIDDEN)]]
    assert [(each.player, each.took) for each in played.decisions[2:4]] == [(0, "sd Kd"), (1, "sd ????")]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ('"p1 sd Ah"', "doesn't have Ah"),
        ('"p1 cc"', "this is the draw"),
        ('"p2 sd ??"', "p1 is to act"),
        ('"p1 sd Kd", "d dh p1 2c", "p2 sd"', "2c is dealt twice"),
        ('"p1 sd Kd", "p2 sd"', "the file has no card for p1"),
        ('"p1 sd KdKd"', "Kd appears twice"),
        ('"p9 sd"', "isn't a player"),
    ],
)
def test_what_cannot_be_is_said(actions: str, said: str) -> None:
    with pytest.raises(PhhError, match=said):
        replay(read(DISCARDS % actions))


def test_a_card_that_was_discarded_may_be_dealt_again_by_another_program() -> None:
    played = replay(read(DISCARDS % '"p1 sd Kd", "p2 sd ??", "d dh p1 7d", "d dh p2 Kd"'))
    assert "Kd" in map(str, played.hand.state.holes[1])


def test_a_hand_that_stands_at_a_draw_is_written_as_its_seat_sees_it() -> None:
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [500] * 3, holes={0: "2c3d7hKsKd", 1: "QcQdQh8c8d"})
    play(hand, "2c 0c 1c 0dKsKd")
    text = write_stopped(hand.events, ["a", "b", "c"], 0)
    assert "'p1 sd KsKd'" in text
    again = replay(read(text))
    assert again.hand.to_act == 1
    assert again.hand.state.drawing


def test_the_log_says_how_many_and_mine_which() -> None:
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [500] * 3, holes={0: "2c3d7hKsKd9c5d", 1: "7s5c4d3h2s"})
    play(hand, "2c 0c 1c 0dKsKd 1d 2d" + str(hand.state.holes[2][0]))
    first = ["First draw, pot 30", "You discard Ks Kd", "You get 9c 5d", "Bo stands pat", "Cy draws 1"]
    assert told(hand, 0)[-5:] == first
    assert told(hand, None)[-4:] == ["First draw, pot 30", "Al draws 2", "Bo stands pat", "Cy draws 1"]


def told(hand: Hand, viewer: int | None) -> list[str]:
    words = EventWords(["Al", "Bo", "Cy"], viewer)
    return [str(line.text) for event in hand.events for line in words.lines(seen_by(event, viewer))]


def test_a_spectator_sees_the_hands_of_the_moment_and_what_was_discarded() -> None:
    record = next(
        record
        for record in (random_record(TRIPLE27, Structure.FIXED, seed) for seed in range(50))
        if any(isinstance(event, Discarded) and event.cards for event in record.events)
    )
    spectator = Spectator(record)
    number = next(n for n, event in enumerate(record.events) if isinstance(event, Discarded) and event.cards)
    discarded, dealt = record.events[number], record.events[number + 1]
    assert isinstance(discarded, Discarded)
    while not isinstance(dealt, HoleDealt):
        number += 1
        dealt = record.events[number + 1]
    seen = spectator.observation(number + 2, None, everything=True).seats[discarded.seat]
    assert seen.discarded[-1] == discarded.cards
    assert not set(discarded.cards) & set(seen.known)
    assert {each.card for each in dealt.cards} <= set(seen.known)
    hidden = spectator.observation(number + 2, None).seats[discarded.seat]
    assert (hidden.known, set(hidden.discarded[-1])) == ((), {HIDDEN})


def test_each_draw_is_a_stop_of_the_replayer() -> None:
    record = random_record(TRIPLE27, Structure.FIXED, 1)
    found = stops(record.events)
    decided = sum(stop.kind is StopKind.DECISION for stop in found)
    assert decided == sum(hasattr(event, "seat") and type(event).__name__ in DECISIONS for event in record.events)
    assert found[-1].kind is StopKind.END


DECISIONS = {"BroughtIn", "Folded", "Checked", "Called", "Raised", "Discarded"}


def test_pokerstars_text_tells_the_draws() -> None:
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [500] * 2, holes={0: "2c3d7hKsKd9c5d", 1: "7s5c4d3h2s"})
    play(hand, "1c 0c 0dKsKd 1d 0c 1c 0d 1d 0c 1c 0d 1d 0c 1c")
    record = HandRecord(events=tuple(hand.events), names=("Al", "Bo"), policies=("", ""), seed=1, practice=False)
    text = pokerstars(record, 1_700_000_000_000, hero=0)
    for line in (
        "*** DEALING HANDS ***", "*** FIRST DRAW ***", "Al: discards 2 cards [Ks Kd]", "Dealt to Al [2c 3d 7h] [9c 5d]",
        "Bo: stands pat", "*** SECOND DRAW ***", "*** THIRD DRAW ***",
    ):  # fmt: skip
        assert line in text.splitlines()
    assert "KsKd" not in pokerstars(record, 1_700_000_000_000).replace(" ", "")


def test_replay_says_a_draw_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(DISCARDS % FIRST_DISCARDS.replace('"p2 sd ????"', '"p2 sd"').replace(', "d dh p2 ????"', ""))
    assert main(["replay", str(file), "--json"]) == 0
    draws = [each for each in json.loads(capsys.readouterr().out)["decisions"] if "draw" in each]
    assert draws == [
        {"player": 1, "street": "first_draw", "draw": 5, "took": "sd Kd"},
        {"player": 2, "street": "first_draw", "draw": 5, "took": "sd"},
    ]


def test_a_shown_hand_is_judged_by_what_was_shown() -> None:
    line = '"p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc"'
    played = replay(read(DISCARDS % (line + ', "p1 sm 2c3c4c5cKd", "p2 sm 7s5s4s3s2h"')))
    assert [event.seat for event in played.events if isinstance(event, HandShown)] == [0, 1]
    assert played.hand.state.stacks == [98, 102]


@pytest.mark.parametrize(
    ("game", "hand", "category", "cards"),
    [
        ("badugi", "4s3s2dAc", "three_cards", ["3s", "2d", "Ac"]),
        ("badugi", "KsQhJdTc", "badugi", ["Ks", "Qh", "Jd", "Tc"]),
        ("triple27", "7c5d4h3s2c", "high_card", ["7c", "5d", "4h", "3s", "2c"]),
        ("single27", "6c5d4h3s2d", "straight", ["6c", "5d", "4h", "3s", "2d"]),
    ],
)
def test_read(game: str, hand: str, category: str, cards: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "--game", game, "--hand", hand, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["high"] is None
    assert (found["low"]["category"], found["low"]["cards"]) == (category, cards)


def test_equity_deals_the_missing_cards_and_draws_nothing_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "--game", "triple27", "--json", "--exact", "9c7d5h3s2c", "8c6d4s3h"]) == 0
    found = json.loads(capsys.readouterr().out)
    drawing = found["hands"][1]
    # A 2, 5, 7 or ace… any card that pairs none and makes no straight: 2s 2h 2d, 5c 5s 5d, 7c 7h 7s.
    assert drawing["low"]["win"] == pytest.approx(9 / 43)
    assert drawing["high"] is None


def test_stakes_of_antes_alone_come_back() -> None:
    game = replace(any_game(DRAW5, Structure.POT), stakes=blind_stakes(Structure.POT, 10, 20, ante=3))
    game = replace(game, house=replace(game.house, antes_alone=True))
    hand = deal(game, [300] * 3)
    play(hand, "0c 1c 2c 0d 1d 2d 0c 1c 2c")
    record = HandRecord(events=tuple(hand.events), names=("a", "b", "c"), policies=(), seed=None, practice=False)
    assert replay(read(write_hand(record))).phh.game == game


@pytest.mark.parametrize(
    "topic", [pytest.param(key, marks=pytest.mark.long if topic_from(key).finds_deals else ()) for key in FILES]
)
def test_a_topic_is_asked_of_a_draw_game_where_it_fits_and_refused_elsewhere(
    topic: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in ("draw5", "badugi"):
        fits = game in topic_from(topic).games
        assert main(["quiz", "--game", game, "--topic", topic, "--count", "1"]) == (0 if fits else 2)
        assert fits or ", only in " in capsys.readouterr().err


STOPPED = """
variant = "F2L3D"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
small_bet = 10
big_bet = 20
starting_stacks = [1000, 1000, 1000]
actions = [
  "d dh p1 ??????????", "d dh p2 2c3d7hKsKd", "d dh p3 ??????????", "p3 cbr 20", "p1 f", "p2 cc", %s
]
"""
DRAWN = '"p2 sd KsKd", "d dh p2 9c5d", "p3 sd ????", "d dh p3 ????", "p2 cc", "p3 cbr 10", "p2 cc", "p2 sd 9c"'


def answers(file: Path, capsys: pytest.CaptureFixture[str], text: str, *words: str) -> list[dict[str, Any]]:
    file.write_text(STOPPED % text)
    assert main([words[0], str(file), *words[1:], "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("persona", ["tag", "loose:beginner", "random"])
def test_decide_says_each_discard_pat_first(tmp_path: Path, capsys: pytest.CaptureFixture[str], persona: str) -> None:
    (found,) = answers(tmp_path / "hand.phh", capsys, "", "decide", "--as", persona)
    choices = found["choices"]
    assert (found["street"], found["hand"]) == ("first_draw", "2c3d7hKsKd")
    assert {each["do"] for each in choices} == {"draw"} and choices[0]["discard"] == ""
    assert sum(each["p"] for each in choices) == pytest.approx(1)
    counts = [len(each["discard"]) for each in choices]
    assert counts == sorted(counts) and len({each["discard"] for each in choices}) == len(choices)
    if persona == "random":
        assert len(choices) == 32
    else:
        best = max(choices, key=lambda each: float(each["p"]))
        assert best["discard"] == "KdKs" and "{" not in found["reason"]


def test_a_range_follows_a_hand_through_its_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raised, drew, bet = answers(tmp_path / "hand.phh", capsys, DRAWN, "range", "--player", "3", "--as", "tag")
    assert [each["took"] for each in (raised, drew, bet)] == ["raise to 20", "draw 2", "raise to 10"]
    for each in (raised, drew, bet):
        assert each["method"] == "sampled"
        assert sum(row["before"] for row in each["classes"]) == pytest.approx(1)
        assert sum(row["after"] for row in each["classes"]) == pytest.approx(1)
    share = {row["class"]: row["after"] for row in drew["classes"]}
    assert sum(part for name, part in share.items() if name.startswith(("Pat", "One card"))) < 0.1
    assert share["Two-card draw to a seven, with a deuce"] + share["Two-card draw to an eight"] > 0.75
    made = {row["class"]: row["before"] for row in bet["classes"]}
    assert 0.03 < made["Pat seven or better"] + made["Pat eight"] + made["Pat nine or ten"] < 0.3
    assert 0.2 < made["One-card draw to a seven"] + made["One-card draw to an eight"] < 0.6
    dealt, drawn = {"2c", "3d", "7h", "Ks", "Kd"}, {"9c", "5d"}
    for each, seen in ((raised, dealt), (bet, dealt | drawn)):
        assert each["top"]
        for row in each["top"]:
            assert not seen & set(map(str, parse_cards(row["hand"])))


def test_who_discards_by_chance_tells_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, drew, bet = answers(tmp_path / "hand.phh", capsys, DRAWN, "range", "--player", "3", "--as", "random")
    assert drew["p"] == pytest.approx(10 / 32)
    assert all(row["before"] == pytest.approx(row["after"]) for row in drew["classes"])
    for row, now in zip(drew["classes"], bet["classes"], strict=True):
        assert row["before"] == pytest.approx(now["before"], abs=0.04)


def test_antes_alone_at_a_table_and_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    choice = TableChoice(variant="draw5", structure=Structure.POT, low=5, high=10, stack=1000, antes_alone=True)
    game = choice.game()
    assert (game.house.antes_alone, game.stakes.ante, game.stakes.big_blind) == (True, 2, 10)
    assert TableChoice.from_json(choice.to_json()) == choice
    before = choice.to_json().replace('"antes_alone": true, ', "")
    assert before != choice.to_json() and not TableChoice.from_json(before).antes_alone
    assert hello(game, 3)["options"] == {"antes_alone": True}
    with pytest.raises(InvalidChoice, match="antes alone: expected a draw game with an ante"):
        TableChoice(variant="holdem", antes_alone=True, ante=1)
    play_it = ["simulate", "--game", "draw5", "--players", "tag,lag,rock", "--hands", "6", "--seed", "1", "--json"]
    assert main([*play_it, "--antes-alone", "--ante", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == 6
    assert (
        main(["simulate", "--game", "holdem", "--players", "tag,lag", "--hands", "2", "--seed", "1", "--antes-alone"])
        == 2
    )
    assert "antes alone" in capsys.readouterr().err
