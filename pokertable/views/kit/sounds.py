"""The table's sounds. They need QtMultimedia, which is not in Qt's essentials: without it the table is silent.

Nothing of it is loaded before the first sound is wanted, or the settings ask whether there can be one.
"""

from __future__ import annotations

import importlib
import time
from enum import Enum
from functools import cache
from types import ModuleType
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QUrl

from pokertable.model.hand.events import (
    BlindPosted,
    BoardDealt,
    BroughtIn,
    Called,
    Checked,
    Folded,
    HoleSeen,
    PotAwarded,
    Raised,
    SeatEvent,
)
from pokertable.model.resources import resource

_AGAIN_S: Final = 0.05
"""The same sound is not begun twice within this time."""


class Sound(Enum):
    """A sound, by the name of its file."""

    CARD = "card"
    CHIP = "chip"
    KNOCK = "knock"
    FOLD = "fold"
    WIN = "win"


def sound_of(event: SeatEvent) -> Sound | None:  # noqa: D103
    match event:
        case HoleSeen() | BoardDealt():
            return Sound.CARD
        case BlindPosted() | BroughtIn() | Called() | Raised():
            return Sound.CHIP
        case Checked():
            return Sound.KNOCK
        case Folded():
            return Sound.FOLD
        case PotAwarded():
            return Sound.WIN
        case _:
            return None


@cache
def _multimedia() -> ModuleType | ImportError:
    try:
        return importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:  # the package, or a library of the system that it needs
        return error


def why_silent() -> str | None:
    """Why there can be no sound here; None if there can."""
    found = _multimedia()
    if not isinstance(found, ImportError):
        if found.QMediaDevices.defaultAudioOutput().isNull():
            return QCoreApplication.translate("Sounds", "There is no device here that plays sound")
        return None
    if isinstance(found, ModuleNotFoundError):
        words = "Sound needs the package PySide6-Addons: pip install pokertable[sound]"
        return QCoreApplication.translate("Sounds", words)
    words = "Sound cannot be played here: {reason}"
    return QCoreApplication.translate("Sounds", words).format(reason=str(found))


class Sounds(QObject):
    """Plays what happens at the table, at a `volume` from 0 (off, as at first) to 100."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 0
        self._effects: dict[Sound, Any] = {}
        self._begun: dict[Sound, float] = {}

    def tell(self, event: SeatEvent) -> None:
        """Let this event be heard."""
        sound = sound_of(event)
        if sound is not None:
            self.play(sound)

    def play(self, sound: Sound) -> None:
        """Play a sound now; nothing while they are off or where there can be none."""
        if not self.volume:
            return
        now = time.monotonic()
        if now - self._begun.get(sound, -1.0) < _AGAIN_S:
            return
        self._begun[sound] = now
        effect = self._effects.get(sound) or self._load(sound)
        if effect is not None:
            effect.setVolume(self.volume / 100)
            effect.play()

    def try_out(self) -> None:
        """Let the volume be heard."""
        self.play(Sound.CHIP)

    def _load(self, sound: Sound) -> Any:
        multimedia = _multimedia()
        if isinstance(multimedia, ImportError) or multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return None
        effect = multimedia.QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{sound.value}.wav"))))
        self._effects[sound] = effect
        return effect
