"""The table's sounds: the sound of each event, and the volume.

Off at first; nothing is loaded before the first sound.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

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
from pokertable.views.kit.speaker import Speaker

_AGAIN_S: Final = 0.05
"""Least time between two starts of the same sound, in s."""


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


class Sounds(QObject):
    """Plays the sounds of table events while `on`, at a `volume` from 0 to 100.

    `silence_told(reason)`: there is no sound here, for this reason (a `Phrase`), or None: there is. `reason` is the
    last one told.
    """

    silence_told = Signal(object)

    def __init__(self, parent: QObject | None = None, *, backends: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self.on = False
        self.volume = 0
        self._begun: dict[Sound, float] = {}
        self._speaker = Speaker(self.silence_told.emit, backends)

    def tell(self, event: SeatEvent) -> None:
        """Play the sound of this event, if any."""
        sound = sound_of(event)
        if sound is not None:
            self.play(sound)

    def play(self, sound: Sound) -> None:
        """Play a sound now; nothing while sounds are off or unavailable."""
        if not (self.on and self.volume):
            return
        now = time.monotonic()
        if now - self._begun.get(sound, -1.0) < _AGAIN_S:
            return
        self._begun[sound] = now
        self._speaker.play(resource("sounds", f"{sound.value}.wav"), loudness(self.volume))

    def try_out(self) -> None:
        """Play a sample of the volume, looking again for a device."""
        self._speaker.look_again()
        self.play(Sound.CHIP)

    def shut_down(self) -> None:
        """End the sounds and release the device; a later sound opens it again."""
        self._speaker.close()


def loudness(volume: int) -> float:
    """The factor of a volume from 0 to 100: its square, because loudness is not heard in proportion."""
    return (volume / 100) ** 2
