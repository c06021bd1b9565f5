"""Makes the sounds of the table, from nothing but sines and noise of a fixed seed: run it to write the .wav files anew.

Each is mono, 16 bits, 44,100 Hz, shorter than a second. The same program writes the same bytes.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from pathlib import Path

RATE = 44_100
PEAK = 0.8
"""Of full scale; the loudest sample of every sound."""

Samples = list[float]


def noise(seconds: float, seed: int, low_pass: float) -> Samples:
    """Noise with the treble taken off: `low_pass` from 0 (nothing left) to 1 (white)."""
    rng = random.Random(seed)
    level, samples = 0.0, []
    for _ in range(round(seconds * RATE)):
        level += low_pass * (rng.uniform(-1, 1) - level)
        samples.append(level)
    return samples


def tone(seconds: float, hertz: float) -> Samples:
    """A sine."""
    return [math.sin(2 * math.pi * hertz * i / RATE) for i in range(round(seconds * RATE))]


def dying(samples: Samples, half_life: float, attack: float = 0.001) -> Samples:
    """The samples with a quick attack, half as loud after every `half_life` seconds, and silent at the end."""
    n = len(samples)
    fade = min(n, round(0.01 * RATE))
    shaped = []
    for i, sample in enumerate(samples):
        seconds = i / RATE
        loud = min(1.0, seconds / attack) * 0.5 ** (seconds / half_life) * min(1.0, (n - 1 - i) / fade)
        shaped.append(sample * loud)
    return shaped


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts, each (start in seconds, loudness, samples), together."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    total = [0.0] * length
    for start, loud, samples in parts:
        first = round(start * RATE)
        for i, sample in enumerate(samples):
            total[first + i] += loud * sample
    return total


def card() -> Samples:
    """A card slides over felt and comes to rest."""
    slide = dying(noise(0.12, 1, 0.5), 0.03, attack=0.02)
    rest = dying(noise(0.04, 2, 0.25), 0.008)
    return mixed((0.0, 0.6, slide), (0.07, 1.0, rest))


def click(seed: int, hertz: float) -> Samples:
    """One chip on another: two high partials that are out of tune, and a bit of noise."""
    return mixed(
        (0.0, 0.7, dying(tone(0.07, hertz), 0.008)),
        (0.0, 0.5, dying(tone(0.07, hertz * 1.483), 0.006)),
        (0.0, 0.5, dying(noise(0.02, seed, 0.8), 0.003)),
    )


def chip() -> Samples:
    """Three chips are put down."""
    return mixed((0.0, 1.0, click(3, 3900)), (0.05, 0.8, click(4, 4300)), (0.085, 0.6, click(5, 4050)))


def knock() -> Samples:
    """Knuckles on the table, twice: a check."""
    once = mixed((0.0, 1.0, dying(tone(0.12, 150), 0.018)), (0.0, 0.8, dying(noise(0.03, 6, 0.12), 0.006)))
    return mixed((0.0, 1.0, once), (0.13, 0.85, once))


def fold() -> Samples:
    """Cards are pushed away: a longer, duller slide."""
    return dying(noise(0.22, 7, 0.22), 0.06, attack=0.04)


def win() -> Samples:
    """Chips are raked in, and a soft fifth rings over them."""
    rng = random.Random(8)
    rake = [
        (0.03 * i + rng.uniform(0, 0.02), rng.uniform(0.25, 0.6), click(20 + i, rng.uniform(3600, 4600)))
        for i in range(9)
    ]
    ring = [
        (0.0, 0.5, dying(tone(0.7, 523.25), 0.14, attack=0.01)),
        (0.09, 0.5, dying(tone(0.7, 783.99), 0.14, attack=0.01)),
    ]
    return mixed(*rake, *ring)


SOUNDS = {"card": card, "chip": chip, "knock": knock, "fold": fold, "win": win}


def write(path: Path, samples: Samples) -> None:
    """Write the samples, as loud as `PEAK` says."""
    loudest = max(map(abs, samples))
    data = [round(sample / loudest * PEAK * 32767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(data)}h", *data))


def write_all(folder: Path) -> None:
    """Write all sounds into a folder."""
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    write_all(Path(__file__).parent)
