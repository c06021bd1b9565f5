"""Sounds: off at first; what sounds like what; mixed; silent, with a reason, where no device or no library is."""

import importlib.util
import queue
import subprocess
import sys
import threading
import time
import types
import wave
from pathlib import Path
from typing import Any

import numpy as np
import pytest

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
from pokertable.model.text import Phrase
from pokertable.session.profile.settings import Settings
from pokertable.views.kit import speaker
from pokertable.views.kit.mixer import Mixer, samples_of
from pokertable.views.kit.sounds import Sound, Sounds, loudness, sound_of
from pokertable.views.settings.settings_page import SettingsPage
from tests.narrow import known

FOLDER = Path(__file__).parents[3] / "resources/sounds"
NOBODY = ("NULL",)
"""miniaudio's device that plays to nobody, in the time that a real one takes."""


class Device:
    """A device of miniaudio's that is asked for samples by the test."""

    backend = "Test"

    def __init__(self, module, *args, stop_callback=None, **kwargs):
        if module.absent:
            raise RuntimeError("failed to init device", -401)
        module.opened.append(self)
        self.module, self.running, self.stream, self.stop_callback = module, False, None, stop_callback

    def start(self, stream):
        if self is self.module.gone:
            raise RuntimeError("failed to start audio device", -2)
        self.running, self.stream = True, stream

    def stop(self):
        self.running = False
        self.module.heard("stopped")

    def close(self):
        self.running = False
        self.module.heard("closed")

    def goes(self):
        """It is unplugged."""
        self.running, self.module.gone = False, self


@pytest.fixture
def devices(monkeypatch):
    """miniaudio, as far as it is used, with the devices that were opened; `told`: what the speaker did, in order."""
    module: Any = types.ModuleType("miniaudio")
    module.absent, module.opened, module.gone = False, [], None
    module.told = []
    module.changed = threading.Condition()

    def heard(what):
        with module.changed:
            module.told.append(what)
            module.changed.notify_all()

    module.heard = heard
    module.SampleFormat = types.SimpleNamespace(SIGNED16=2)
    module.Backend = types.SimpleNamespace
    module.PlaybackDevice = lambda *args, **kwargs: Device(module, *args, **kwargs)
    monkeypatch.setattr(speaker, "_backends", lambda *_: [])
    monkeypatch.setitem(sys.modules, "miniaudio", module)
    return module


@pytest.fixture
def sounds(qtbot):
    """Sounds that are on, at full volume."""
    made = Sounds()
    made.on, made.volume = True, 100
    yield made
    made.shut_down()


def playing(made) -> int:
    """How many sounds the speaker mixes now."""
    mixer = made._speaker._mixer
    return 0 if mixer is None else len(mixer._playing)


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


def test_at_first_nothing_is_heard_nor_loaded(devices):
    assert not Settings().sounds and Settings().volume > 0
    made = Sounds()
    made.tell(Checked(1))
    made.on = True
    made.tell(Checked(1))  # at volume 0
    assert devices.opened == [] and made._speaker._thread is None


def test_what_happens_is_heard_at_the_volume(devices, sounds, monkeypatch, qtbot):
    played, clock = [], [10.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(sounds._speaker, "play", lambda file, loud: played.append((file.stem, loud)))
    sounds.volume = 50
    for event in (Checked(1), Checked(2), Folded(3)):
        sounds.tell(event)
    assert played == [("knock", 0.25), ("fold", 0.25)], "the same sound twice at once is one"
    clock[0] += 0.1
    sounds.tell(Checked(2))
    assert played[2:] == [("knock", 0.25)]
    assert [loudness(volume) for volume in (0, 100)] == [0, 1]


def test_several_sounds_are_added_up_each_to_its_end():
    mixer = Mixer()
    mixer.add(np.full(3, 0.25, np.float32), 1)
    mixer.add(np.full(5, 0.5, np.float32), 0.5)
    mixer.add(np.full(1, -1, np.float32), 1)
    full = 32767

    def next_samples(count):
        return (np.frombuffer(mixer.take(count), np.int16) / full).round(2).tolist()

    assert next_samples(2) == [-0.5, 0.5] and not mixer.is_silent
    assert next_samples(4) == [0.5, 0.25, 0.25, 0.0] and mixer.is_silent
    mixer.add(np.ones(2, np.float32), 1)
    mixer.add(np.ones(2, np.float32), 1)
    assert next_samples(1) == [1.0], "too loud is as loud as can be, not the other way round"
    mixer.clear()
    assert next_samples(3) == [0.0, 0.0, 0.0]
    for _ in range(20):
        mixer.add(np.full(2, 0.05, np.float32), 1)
    assert next_samples(1) == [0.4], "eight at most"


def test_every_sound_plays_on_a_device_and_ends(sounds, qtbot):
    """By the library itself, in real time."""
    pytest.importorskip("miniaudio", reason="miniaudio has no wheel for this machine")
    made = Sounds(backends=NOBODY)
    reasons: list[Phrase | None] = []
    made.on, made.volume = True, 100
    made.silence_told.connect(reasons.append)
    made.play(Sound.CARD)
    made.play(Sound.CHIP)
    qtbot.waitUntil(lambda: playing(made) == 2)
    qtbot.waitUntil(lambda: playing(made) == 0)
    assert reasons == [None] and made._speaker._device.backend == "Null"
    made.play(Sound.WIN)
    qtbot.waitUntil(lambda: playing(made) == 1)
    device = made._speaker._device
    made.shut_down()
    assert not device.running and made._speaker._device is None
    assert "speaker" not in [thread.name for thread in threading.enumerate()]
    made.play(Sound.KNOCK)
    qtbot.waitUntil(lambda: playing(made) == 1)
    made.shut_down()


def test_the_window_does_not_wait_for_a_slow_device(devices, sounds, qtbot, monkeypatch):
    opening, let_open = threading.Event(), threading.Event()
    open_device = devices.PlaybackDevice

    def open_slowly(*args, **kwargs):
        opening.set()
        let_open.wait(10)
        return open_device()

    devices.PlaybackDevice = open_slowly
    sounds.play(Sound.CHIP)
    assert opening.wait(10)
    sounds.play(Sound.FOLD)
    assert devices.opened == [], "play has returned while the device is being opened"
    monkeypatch.setattr(speaker, "_LATE_S", 0.0)
    let_open.set()
    sounds.shut_down()
    assert devices.told == ["closed"] and playing(sounds) == 1, "what came too late was left out"


def test_while_nothing_plays_the_device_rests(devices, sounds, qtbot, monkeypatch):
    monkeypatch.setattr(speaker, "_REST_S", 0.01)
    sounds.play(Sound.CHIP)
    qtbot.waitUntil(lambda: playing(sounds) == 1)
    (device,) = devices.opened
    assert device.running
    samples = samples_of(FOLDER / "chip.wav")
    assert np.frombuffer(device.stream.send(len(samples)), np.int16).any()
    qtbot.waitUntil(lambda: not device.running)
    sounds.play(Sound.FOLD)
    qtbot.waitUntil(lambda: device.running and playing(sounds) == 1)
    assert devices.opened == [device]


def test_a_device_that_has_gone_is_opened_anew(devices, sounds, qtbot):
    sounds.play(Sound.CHIP)
    qtbot.waitUntil(lambda: playing(sounds) == 1)
    devices.opened[0].goes()
    sounds.play(Sound.FOLD)
    qtbot.waitUntil(lambda: len(devices.opened) == 2 and playing(sounds) == 1)
    assert devices.opened[1].running and devices.told == ["closed"]


def test_without_a_device_it_is_silent_and_says_so_until_one_comes(devices, sounds, qtbot):
    devices.absent = True
    with qtbot.waitSignal(sounds.silence_told) as told:
        sounds.play(Sound.CHIP)
    assert str(told.args[0]) == "No audio device found"
    devices.absent = False
    sounds.play(Sound.FOLD)
    sounds.shut_down()
    assert devices.opened == [], "it is not looked for with every sound"
    sounds._begun.clear()
    with qtbot.waitSignal(sounds.silence_told) as told:
        sounds.try_out()
    assert told.args == [None]
    qtbot.waitUntil(lambda: playing(sounds) == 1)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            ModuleNotFoundError("No module named 'miniaudio'", name="miniaudio"),
            "Sound needs the package miniaudio, which isn't installed",
        ),
        (ImportError("libfoo.so.0"), "Sound can't be played here: libfoo.so.0"),
    ],
)
def test_without_the_library_it_is_silent_and_says_so(sounds, qtbot, monkeypatch, error, said):
    def refuse(name):
        raise error

    monkeypatch.setattr(speaker, "importlib", types.SimpleNamespace(import_module=refuse))
    with qtbot.waitSignal(sounds.silence_told) as told:
        sounds.play(Sound.CHIP)
    assert str(told.args[0]) == said


def test_the_settings_say_why_there_is_no_sound(qtbot):
    page = SettingsPage()
    qtbot.addWidget(page)
    assert page._silent.isHidden()
    page.set_silent("No audio device found")
    assert page._silent.text() == "No audio device found" and not page._silent.isHidden()
    page.set_silent(None)
    assert page._silent.isHidden()


LEFT_PLAYING = """
import sys
from pathlib import Path
from pokertable.views.kit import speaker
from pokertable.views.kit.mixer import Mixer
told = __import__("queue").SimpleQueue()
made = speaker.Speaker(told.put, ("NULL",))
made.play(Path(sys.argv[1]), 1.0)
print(told.get())
"""


def test_a_program_that_ends_while_a_sound_plays_ends_cleanly():
    pytest.importorskip("miniaudio", reason="miniaudio has no wheel for this machine")
    file = str(resource("sounds", "win.wav"))
    done = subprocess.run([sys.executable, "-c", LEFT_PLAYING, file], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "None\n", "")


def test_the_volume_is_a_percentage():
    settings, bad = Settings.from_json({"sounds": True, "volume": 7})
    assert settings.volume == 7 and not bad
    for volume in (-1, 101, 3.5, "7"):
        settings, bad = Settings.from_json({"sounds": True, "volume": volume})
        assert settings.sounds and settings.volume == Settings().volume and bad == ["volume"]


@pytest.mark.parametrize(("before", "today"), [(0, (False, 60)), (25, (True, 25)), (100, (True, 100))])
def test_an_earlier_version_had_a_volume_alone(before, today):
    settings, bad = Settings.from_json({"volume": before})
    assert (settings.sounds, settings.volume) == today and not bad


def test_looking_for_a_device_writes_nothing_on_standard_error(capfd):
    """By the library itself, on this machine, whether it has a sound card or not."""
    pytest.importorskip("miniaudio", reason="miniaudio has no wheel for this machine")
    told: queue.SimpleQueue[Phrase | None] = queue.SimpleQueue()
    made = speaker.Speaker(told.put)
    made.play(FOLDER / "chip.wav", 0.0)
    reason = told.get(timeout=20)
    made.close()
    assert reason is None or str(reason) == "No audio device found"
    assert capfd.readouterr().err == ""
