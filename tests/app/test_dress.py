"""What each system is asked about motion, and what is made of its answer. Over a real bus: `tests/window`."""

from __future__ import annotations

import ctypes
import subprocess
from types import SimpleNamespace

import pytest
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from pokertable.app.dress import asks_for_stillness


@pytest.mark.parametrize(("knows", "moves", "still"), [(True, 0, True), (True, 1, False), (False, 0, False)])
def test_windows_is_asked_whether_it_animates(monkeypatch, knows, moves, still):
    asked = []

    def parameters(setting, _number, answer, _changes):
        asked.append(setting)
        answer._obj.value = moves
        return knows

    windows = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=parameters))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    assert asks_for_stillness() is still
    assert asked == [0x1042], "SPI_GETCLIENTAREAANIMATION"


@pytest.mark.parametrize(("answer", "still"), [("1\n", True), ("0\n", False), ("", False)])
def test_a_mac_is_asked_for_its_setting(monkeypatch, answer, still):
    asked = []

    def run(command, **_):
        asked.append(command[1:])
        return SimpleNamespace(stdout=answer)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("sys.platform", "darwin")
    assert asks_for_stillness() is still
    assert asked == [["read", "com.apple.universalaccess", "reduceMotion"]]


@pytest.mark.parametrize("problem", [FileNotFoundError(), subprocess.TimeoutExpired("defaults", 1)])
def test_a_mac_that_does_not_answer_asks_for_nothing(monkeypatch, problem):
    def run(_command, **_):
        raise problem

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("sys.platform", "darwin")
    assert not asks_for_stillness()


class Portal:
    """A desktop portal that has these settings, written as it would send them."""

    def __init__(self, **settings):
        self.settings, self.asked = settings, []

    def call(self, message, _mode, _patience_ms):
        _group, key = message.arguments()
        self.asked.append(key)
        if key not in self.settings:
            return _answer(QDBusMessage.MessageType.ErrorMessage, "Requested setting not found")
        return _answer(QDBusMessage.MessageType.ReplyMessage, QDBusVariant(self.settings[key]))


def _answer(kind, argument):
    return SimpleNamespace(type=lambda: kind, arguments=lambda: [argument])


@pytest.fixture
def bus(monkeypatch):
    """Puts a portal on the bus."""

    def put(portal):
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
        monkeypatch.setattr(QDBusConnection, "sessionBus", lambda: portal)
        return portal

    return put


@pytest.mark.parametrize(
    ("settings", "still"),
    [
        ({"reduced-motion": 1}, True),
        ({"enable-animations": False}, True),
        ({"AnimationDurationFactor": "0"}, True),
        ({"reduced-motion": 0, "enable-animations": True, "AnimationDurationFactor": "1"}, False),
        ({}, False),
    ],
)
def test_a_desktop_is_asked_for_each_name_of_the_setting(bus, settings, still):
    portal = bus(Portal(**settings))
    assert asks_for_stillness() is still
    assert still or portal.asked == ["reduced-motion", "enable-animations", "AnimationDurationFactor"]


def test_without_a_session_bus_nobody_is_asked(bus, monkeypatch):
    portal = bus(Portal(**{"reduced-motion": 1}))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    assert not asks_for_stillness() and not portal.asked
