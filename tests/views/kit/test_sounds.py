"""Sounds: off at first; what sounds like what; silent, with a reason, where QtMultimedia is not there."""

import importlib.util
import sys
import time
import types
import wave
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject

from pokertable.model.cards import HIDDEN
from pokertable.model.hand.events import (
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    DealtCard,
    Folded,
    HandEnded,
    HoleSeen,
    PotAwarded,
)
from pokertable.model.resources import resource
from pokertable.session.profile.settings import Settings, SettingsError
from pokertable.views.kit import sounds
from pokertable.views.kit.sounds import Sound, Sounds, sound_of, why_silent
from pokertable.views.settings.settings_page import SettingsPage
from tests.narrow import known

FOLDER = Path(__file__).parents[3] / "resources/sounds"


class FakeEffect(QObject):
    played: ClassVar[list] = []

    def setSource(self, url):  # noqa: N802
        self.file = Path(url.toLocalFile())

    def setVolume(self, volume):  # noqa: N802
        self.loud = volume

    def play(self):
        assert self.file.is_file()
        self.played.append((self.file.stem, self.loud))


class FakeDevices:
    is_there = True

    @classmethod
    def defaultAudioOutput(cls):  # noqa: N802
        return types.SimpleNamespace(isNull=lambda: not cls.is_there)


@pytest.fixture
def multimedia(monkeypatch):
    """QtMultimedia, as far as it is used, and what was played by it."""
    module: Any = types.ModuleType("PySide6.QtMultimedia")
    module.QSoundEffect, module.QMediaDevices = FakeEffect, FakeDevices
    monkeypatch.setattr(FakeDevices, "is_there", True)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr(FakeEffect, "played", [])
    sounds._multimedia.cache_clear()
    yield FakeEffect.played
    sounds._multimedia.cache_clear()


@pytest.fixture(params=[ModuleNotFoundError("No module named 'PySide6.QtMultimedia'"), ImportError("libpulse.so.0")])
def nothing(monkeypatch, request):
    """No QtMultimedia: the package is not there, or a library that it needs."""

    def refuse(name):
        raise request.param

    monkeypatch.setattr(importlib, "import_module", refuse)
    sounds._multimedia.cache_clear()
    yield request.param
    sounds._multimedia.cache_clear()


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (HoleSeen(0, (DealtCard(0, HIDDEN, up=False),)), Sound.CARD),
        (BoardDealt(1, ()), Sound.CARD),
        (BlindPosted(1, 5, 5), Sound.CHIP),
        (Called(1, 10, 10), Sound.CHIP),
        (PotAwarded(0, "high", ()), Sound.WIN),
        (Checked(1), Sound.KNOCK),
        (Folded(1), Sound.FOLD),
        (HandEnded(()), None),
    ],
)
def test_what_sounds_like_what(event, sound):
    assert sound_of(event) is sound


def test_every_sound_has_its_file_and_is_short():
    assert {Path(file).stem for file in FOLDER.glob("*.wav")} == {sound.value for sound in Sound}
    for sound in Sound:
        with wave.open(str(resource("sounds", f"{sound.value}.wav"))) as file:
            assert 0.03 < file.getnframes() / file.getframerate() < 1
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)


@pytest.mark.long
def test_the_files_are_those_that_the_script_makes(tmp_path):
    spec = known(importlib.util.spec_from_file_location("synthesise", FOLDER / "synthesise.py"))
    module = importlib.util.module_from_spec(spec)
    known(spec.loader).exec_module(module)
    module.write_all(tmp_path)
    for file in FOLDER.glob("*.wav"):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_at_first_nothing_is_heard_nor_loaded(multimedia):
    assert Settings().volume == 0
    made = Sounds()
    made.tell(Checked(1))
    assert multimedia == [] and sounds._multimedia.cache_info().currsize == 0


def test_what_happens_is_heard(multimedia, monkeypatch):
    clock = [10.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    made = Sounds()
    made.volume = 60
    for event in (Checked(1), Checked(2), Folded(3)):
        made.tell(event)
    assert multimedia == [("knock", 0.6), ("fold", 0.6)], "the same sound twice at once is one"
    clock[0] += 0.1
    made.tell(Checked(2))
    assert multimedia[2:] == [("knock", 0.6)]
    assert why_silent() is None


def test_without_the_package_the_table_is_silent_and_the_setting_says_why(qtbot, nothing):
    made = Sounds()
    made.volume = 100
    made.tell(Folded(1))
    reason = known(why_silent())
    assert ("pip install pokertable[sound]" in reason) is isinstance(nothing, ModuleNotFoundError)
    assert ("libpulse.so.0" in reason) is not isinstance(nothing, ModuleNotFoundError)
    page = SettingsPage()
    qtbot.addWidget(page)
    page.set_silent(reason)
    assert not page.fields["volume"].isEnabled() and page._silent.text() == reason and not page._silent.isHidden()
    page.set_silent(None)
    assert page.fields["volume"].isEnabled() and page._silent.isHidden()


def test_without_a_device_the_table_is_silent_and_the_setting_says_so(multimedia, monkeypatch):
    monkeypatch.setattr(FakeDevices, "is_there", False)
    made = Sounds()
    made.volume = 100
    made.tell(Folded(1))
    assert multimedia == [] and why_silent() == "There is no device here that plays sound"


def test_the_volume_is_one_of_those_offered():
    with pytest.raises(SettingsError, match="volume 7: expected one of 0, 25, 60, 100"):
        Settings.from_json({"volume": 7})
