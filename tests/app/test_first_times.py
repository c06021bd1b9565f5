"""Hints and the offer of sound in the window: each once, and never without a profile."""

from __future__ import annotations

from pokertable.app.pages import TABLE
from pokertable.session.profile.settings import load, settings_file
from tests.test_app import check_down, choice, my_turn_or_over, started


def test_each_hint_is_given_once_and_sound_is_offered_after_the_first_hand(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    times, note = program.pages.of(TABLE).first_times, program.window.table.note
    assert "F1" in note.words.text() and program.settings.told == {"rules": True}
    check_down(qtbot, program)
    strip = times.strip
    assert strip.isVisible() and "sounds" in strip.text and not program.settings.sounds
    times._turn_on()
    assert program.settings.sounds and strip.isHidden() and times.strip is None
    program.window.change("sounds", False)
    for _ in range(6):
        program.tables.deal()
        check_down(qtbot, program)
    assert times.strip is None and program.settings.told["review"]
    program.window.close()
    assert load(settings_file(tmp_path))[0].told.keys() >= {"rules", "sound", "review"}


def test_without_a_profile_nothing_is_hinted(qtbot):
    program = started(qtbot)
    program.play(choice("holdem"))
    check_down(qtbot, program)
    assert program.settings.told == {} and program.window.table.note.isHidden()
    program.window.close()
