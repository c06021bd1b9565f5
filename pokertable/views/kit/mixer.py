"""Mixes concurrent sounds for the audio device's thread."""

from __future__ import annotations

import threading
import wave
from collections.abc import Generator
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]
"""Mono samples at `RATE`, full scale 1."""

RATE: Final = 44_100
"""Samples per second."""
_FULL: Final = 32_767
_MOST: Final = 8
"""Most concurrent sounds; one more ends the oldest."""


def samples_of(file: Path) -> Samples:
    """The samples of a WAV file with one channel of 16 bits."""
    with wave.open(str(file)) as sound:
        data = sound.readframes(sound.getnframes())
    return np.frombuffer(data, "<i2").astype(np.float32) / np.float32(_FULL)


class Mixer:
    """The device's next 16-bit samples; silence while nothing plays. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._playing: list[Samples] = []

    def add(self, samples: Samples, loudness: float) -> None:
        """Play these samples from now on; `loudness` 1 leaves them unchanged."""
        with self._lock:
            self._playing = [*self._playing, samples * np.float32(loudness)][-_MOST:]

    def clear(self) -> None:
        """End all sounds."""
        with self._lock:
            self._playing = []

    @property
    def is_silent(self) -> bool:
        """Whether nothing plays."""
        return not self._playing

    def take(self, count: int) -> bytes:
        """Take the next `count` samples."""
        mixed = np.zeros(count, np.float32)
        with self._lock:
            for samples in self._playing:
                part = samples[:count]
                mixed[: len(part)] += part
            self._playing = [samples[count:] for samples in self._playing if len(samples) > count]
        return (np.clip(mixed, -1, 1) * _FULL).astype(np.int16).tobytes()

    def stream(self) -> Generator[bytes, int, None]:
        """A started generator of samples for the device, which sends the number that it wants."""
        stream = self._stream()
        next(stream)
        return stream

    def _stream(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            count = yield self.take(count)
