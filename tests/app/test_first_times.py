"""Hints and the offer of sound in the window: each once, and never without a profile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF

from pokertable.app.pages import REVIEW, RULES, TABLE
from pokertable.model.text import phrase
from pokertable.session.profile.settings import load, settings_file
from pokertable.views.felt.free_felt import taken
from tests.test_app import check_down, choice, my_turn_or_over, started
from tests.views.turns import holdem


def test_each_hint_is_given_once_and_sound_is_offered_after_the_first_hand(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    times, note = program.pages.of(TABLE).first_times, program.window.table.note
    assert "F1" in note.words.text() and program.settings.told == {"rules holdem": True}
    check_down(qtbot, program)
    strip = times.strip
    assert strip.isVisible() and "sounds" in strip.text and not program.settings.sounds
    times._turn_on()
    assert program.settings.sounds and strip.isHidden() and times.strip is None
    program.sounds.silence_told.emit(phrase("No audio device found"))
    qtbot.waitUntil(lambda: note.words.text() == "No audio device found" and note.isVisible())
    program.window.change("sounds", False)
    for _ in range(6):
        program.tables.deal()
        check_down(qtbot, program)
    assert times.strip is None and program.settings.told["review"]
    program.window.close()
    assert load(settings_file(tmp_path))[0].told.keys() >= {"rules holdem", "sound", "review"}


def test_what_the_player_uses_already_is_not_hinted(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    times, told = program.pages.of(TABLE).first_times, program.settings.told
    told.update(sound=True, read=True)
    program.window.change("odds", True)
    program.play(choice("holdem"))
    program.open_page(RULES)
    assert program.pages.of(REVIEW)
    told.pop("rules holdem", None)
    times._hinted = False
    times._asked(0, holdem().observe(0))
    times._ended()
    assert told.keys() == {"sound", "read", "odds", "review", "rules holdem"}
    assert program.window.table.note.isHidden()
    program.window.close()
    assert "review" in load(settings_file(tmp_path))[0].told, "nor after the next start"


def test_who_has_put_an_opponent_on_a_hand_is_not_told_of_it(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    times = program.pages.of(TABLE).first_times
    assert "read" not in times._known()
    program.window.bar.read.triggered.emit()
    assert "read" in times._known() and program.settings.told["read"]
    program.window.close()


def test_who_has_few_chips_left_is_told_of_the_menu(qtbot, tmp_path):
    """Nine chips of two hundred, and nothing at the table said that more can be bought."""
    program = started(qtbot, tmp_path)
    program.settings.told.update(sound=True, review=True)
    program.play(choice("holdem"))
    check_down(qtbot, program)
    times, table, note = program.pages.of(TABLE).first_times, program.tables.table, program.window.table.note
    assert not times._is_short
    for stack, told in ((table.buy_in // 2, False), (0, False), (9, True)):
        table.seats[table.hero].stack = stack
        times._hinted = False
        times._ended()
        assert ("top up" in program.settings.told) == told, stack
    assert "menu" in note.words.text()
    program.window.close()


def test_the_rules_are_pointed_to_in_the_first_hand_of_each_game(qtbot, tmp_path):
    """They were in hold'em alone, the game that a newcomer knows."""
    program = started(qtbot, tmp_path)
    program.settings.told.update(sound=True, review=True, odds=True, read=True)
    pointed_to = []
    for game in ("holdem", "stud8", "holdem"):
        program.play(choice(game))
        assert my_turn_or_over(qtbot, program)
        pointed_to.append("F1" in program.window.table.note.words.text())
        program.window.table.note.say("")
    assert pointed_to == [True, True, False]
    program.window.close()


@pytest.mark.parametrize("size", [(1024, 700), pytest.param((1280, 800), marks=pytest.mark.long)])
def test_the_offer_covers_no_plate_and_no_card_and_goes_with_the_next_hand(qtbot, tmp_path, size):
    program = started(qtbot, tmp_path, painted=True)
    program.window.resize(*size)
    program.play(choice("omaha8", 6))
    if my_turn_or_over(qtbot, program):
        check_down(qtbot, program)
    strip, felt = program.pages.of(TABLE).first_times.strip, program.window.table.table
    qtbot.waitUntil(lambda: felt.height() > 300)
    assert strip.isVisible()
    at = QRect(felt.mapFromGlobal(strip.mapToGlobal(QPoint())), strip.size())
    lying = taken(felt._scene.picture, felt.felt.layout)
    assert felt.rect().contains(at) and len(lying) >= 6
    assert not [each for each in lying if QRectF(*each).intersects(QRectF(at))]
    program.tables.deal()
    assert strip.isHidden() and program.pages.of(TABLE).first_times.strip is None
    program.window.close()


def test_without_a_profile_nothing_is_hinted(qtbot):
    program = started(qtbot)
    program.play(choice("holdem"))
    check_down(qtbot, program)
    assert program.settings.told == {} and program.window.table.note.isHidden()
    program.window.close()
