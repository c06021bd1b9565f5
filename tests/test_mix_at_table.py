"""A mix in the window: the game changes when it should, is announced, resumed, counted for itself."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt

from pokertable.app import App, application
from pokertable.app.pages import STATISTICS, TODAY
from pokertable.app.pages.page import Wanted
from pokertable.session.history.store import History
from pokertable.session.profile.choice import InvalidChoice, TableChoice, usual_choice
from pokertable.session.profile.settings import Settings
from pokertable.studio import pictures
from pokertable.views.kit.look import look
from tests.test_app import PERSONAS, WAIT_MS, fold_out, my_turn_or_over, started

MIX = "mix:holdem/none,omaha8/fixed,stud8/fixed"


def mix(**changes):
    entries = {"low": 10, "high": 20, "seats": 2, "stack": 600, "personas": PERSONAS[:1], "hands_each": 1}
    return TableChoice(variant=MIX, structure=usual_choice(MIX).structure, **{**entries, **changes})


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    yield made
    made.window.close()


def test_games_follow_each_other_and_stacks_go_on(qtbot, program):
    program.play(mix())
    tables, keys, before = program.tables, [], None
    for _ in range(4):
        keys.append(tables.hand.state.game.variant.key)
        began = list(tables.hand.events[0].stacks)
        assert before is None or all(had == now or had == 0 for had, now in zip(before, began, strict=True))
        assert tables.page.next_game.is_open
        fold_out(qtbot, program)
        before = [seat.stack for seat in tables.table.seats]
        qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
        if tables.hand.over:  # the first Space ended what said the game
            qtbot.keyClick(program.window.table, Qt.Key.Key_Space)
    assert keys == ["holdem", "omaha8", "stud8", "holdem"]
    rows = History(program.store).page().rows
    assert {row.variant for row in rows} == {"holdem", "omaha8", "stud8"}


def test_the_title_says_which_game_and_how_long(qtbot, program):
    program.play(mix(hands_each=2))
    window = program.window
    assert window.windowTitle() == "Mix of 3 games: No-limit Texas hold'em 2/5 – Pokertable"
    assert window.place.subtitle == "Hand 1, one more of this game"
    fold_out(qtbot, program)
    program.tables.deal()
    assert window.place.subtitle == "Hand 2, the last of this game · down 5 chips"
    whole = "Hand 2, the last of this game"
    assert window.place.briefer == (f"{whole} · −5", whole, "Hand 2")
    assert not program.tables.page.next_game.is_open or program.tables.table.hand_number == 1
    fold_out(qtbot, program)
    program.tables.deal()
    assert window.windowTitle().startswith("Mix of 3 games: Fixed-limit Omaha hi/lo 10/20")
    logged = "\n".join(str(line.text) for line in program.tables.page.log.text.lines)
    assert "Now playing: Fixed-limit Omaha hi/lo 10/20" in logged


def test_a_picture_of_the_statistics_of_a_mix_comes_without_a_graph(qtbot, program):
    """It waited for a graph that games without a unit in common do not have."""
    for there in pictures()["statistics"].way(program, Wanted(choice=mix(), hands=2)):
        qtbot.waitUntil(there, timeout=WAIT_MS)
    page = program.pages.of(STATISTICS).page
    assert page.isVisible() and not page.graph.isVisible() and "Texas hold'em" in page.overview.games.accessibleName()


@pytest.mark.long
def test_a_mix_that_was_left_goes_on_in_its_game(qtbot, program, tmp_path):
    program.play(mix())
    fold_out(qtbot, program)
    program.tables.deal()
    assert my_turn_or_over(qtbot, program)
    hand, table = program.tables.hand, program.tables.table
    told = table.rotation, table.hand_number, list(hand.events)
    program.window.close()
    again = started(qtbot, tmp_path)
    assert again.resume()
    my_turn_or_over(qtbot, again)
    found = again.tables.table
    assert (found.rotation, found.hand_number, list(again.tables.hand.events)[: len(told[2])]) == told
    fold_out(qtbot, again)
    again.tables.deal()
    assert again.tables.hand.state.game.variant.key == "stud8"
    again.window.close()


@pytest.mark.long
def test_house_rules_changed_in_the_settings_hold_for_every_game(qtbot, program):
    program.play(mix())
    fold_out(qtbot, program)
    program.tables.flow.change_house(4, None)
    program.tables.deal()
    assert {game.house.raise_cap for game in program.tables.table.rotation.games} == {4}


@pytest.mark.long
def test_another_setting_leaves_the_house_rules_that_a_table_was_opened_with(qtbot, program):
    def next_cap():
        fold_out(qtbot, program)
        program.tables.deal()
        return {game.house.raise_cap for game in program.tables.table.rotation.games}

    usual = program.settings.raise_cap
    program.play(mix())
    program.tables.flow.change_house(usual + 1, None)
    assert next_cap() == {usual + 1}
    program.window.change("amounts", "big blinds")
    assert next_cap() == {usual + 1}
    for cap in (usual + 2, usual):
        program.window.change("raise_cap", cap)
        assert next_cap() == {cap}


def test_the_hand_waits_until_the_game_was_seen(qtbot):
    application()
    made = App(Settings(speed=2.0, bot_delay_ms=0), seed=4, guard_ms=0)
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    made.play(mix())
    notice = made.tables.page.next_game
    assert look().speed == 2 and notice.is_open and made.tables.page.table.observation is None
    qtbot.keyClick(made.window.table, Qt.Key.Key_Space)
    assert not notice.is_open and made.tables.page.table.observation is not None
    made.window.close()


def test_a_mix_is_kept_as_it_was_chosen():
    chosen = mix()
    assert TableChoice.from_json(chosen.to_json()) == chosen
    older = json.loads(usual_choice("holdem").to_json())
    del older["hands_each"]  # as it was stored before there were mixes
    assert TableChoice.from_json(json.dumps(older)) == usual_choice("holdem")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": 9, "personas": ()}, "is played by 2 to 8"),
        ({"hands_each": 0}, "0 hands of each game"),
        ({"big_blind_ante": 5}, "a mix is played without"),
        ({"variant": "mix:holdem/none,omaha/pot", "structure": usual_choice("holdem").structure, "ante": 5}, "no game"),
        ({"variant": "mix:holdem/none"}, "two games or more"),
        ({"variant": "pinochle"}, "expected one of"),
    ],
)
def test_a_mix_that_cannot_be_names_what_is_wrong(changes, said):
    entries = {"variant": MIX, "structure": usual_choice(MIX).structure, "low": 10, "high": 20, "seats": 3}
    with pytest.raises(InvalidChoice, match=said):
        TableChoice(**{**entries, "stack": 600, **changes})


def test_today_asks_of_the_games_of_a_mix(qtbot, program):
    assert program.games_trained() == [program.window.start.game().variant.key], "before any, the one that is offered"
    program.play(mix())
    program.open_page(TODAY)
    assert program.games_trained() == ["holdem", "omaha8", "stud8"]
