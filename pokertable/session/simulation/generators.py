"""Many of Python's random generators side by side: the draws of `random.Random` as columns, and shuffled decks.

Seeding one takes as long as several decisions; together, each step is done for thousands at once. The numbers are those
of the Mersenne Twister as CPython seeds and reads it (Modules/_randommodule.c, Lib/random.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha512
from random import Random

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.model.cards import DECK, shuffled_deck

Words = npt.NDArray[np.uint32]
WORD = 32
"""Bits of a word."""
_STATE, _LATER = 624, 397
"""Words of a generator's state, and the offset between the words from which the next is made."""
MOST_WORDS = _STATE - _LATER
"""Most words that follow from a freshly seeded state."""
_READ_AHEAD = 32
_FIRST, _THEN = np.uint32(1664525), np.uint32(1566083941)
"""Multipliers of words when a key is mixed in, and in the final pass without it."""
_UPPER, _LOWER, _TWIST = np.uint32(0x80000000), np.uint32(0x7FFFFFFF), np.uint32(0x9908B0DF)
_AT_ONCE = 4096
"""Number of generators seeded together."""


class Generators:
    """Generators of these seeds, by index; each goes on from its last position."""

    def __init__(self, seeds: Sequence[str]) -> None:
        self._seeds = seeds
        self._words = first_words(seeds, _READ_AHEAD)
        self._read: Ids = np.zeros(len(seeds), np.int64)
        self._alone: dict[int, Random] = {}
        """Generators read beyond `MOST_WORDS`."""

    def random(self, which: Ids) -> Floats:
        """The next number from 0 to 1 of each of these distinct generators, as `Random.random`."""
        at = self._read[which]
        self._read[which] = at + 2
        here = np.minimum(at, _READ_AHEAD - 2)
        high, low = self._words[here, which] >> np.uint32(5), self._words[here + 1, which] >> np.uint32(6)
        found: Floats = (high * 67108864.0 + low) * (1.0 / 9007199254740992.0)
        for place in np.flatnonzero(at >= _READ_AHEAD).tolist():
            found[place] = self._by_itself(int(which[place])).random()
        return found

    def _by_itself(self, number: int) -> Random:
        alone = self._alone.get(number)
        if alone is None:
            alone = self._alone[number] = Random(self._seeds[number])
            alone.getrandbits(WORD * _READ_AHEAD)
        return alone


def random_bits(seeds: Sequence[str], bits: int) -> list[int]:
    """The first bits, at most 64, of generators of these seeds, as `Random.getrandbits`."""
    words = first_words(seeds, -(-bits // WORD)).astype(np.uint64)
    words[-1] >>= np.uint64(WORD * len(words) - bits)
    found: Words = np.zeros(len(seeds), np.uint64)
    for place, word in enumerate(words):
        found = found | word << np.uint64(WORD * place)
    return [int(number) for number in found.tolist()]


def first_words(seeds: Sequence[int | str], count: int) -> Words:
    """(count, G): the first 32-bit words of generators of these seeds, at most `MOST_WORDS`."""
    assert count <= MOST_WORDS
    found: Words = np.empty((count, len(seeds)), np.uint32)
    keys = [_key(seed) for seed in seeds]
    by_length: dict[int, list[int]] = {}
    for number, key in enumerate(keys):
        by_length.setdefault(len(key), []).append(number)
    for numbers in by_length.values():
        for start in range(0, len(numbers), _AT_ONCE):
            those = numbers[start : start + _AT_ONCE]
            words = np.frombuffer(b"".join([keys[number] for number in those]), "<u4").reshape(len(those), -1)
            found[:, those] = _read(_seeded(np.ascontiguousarray(words.T, np.uint32)), count)
    return found


def _key(seed: int | str) -> bytes:
    """The key of a seed in whole words, lowest byte first."""
    if isinstance(seed, str):
        text = seed.encode()
        key = (text + sha512(text).digest())[::-1].rstrip(b"\0")
    else:
        key = abs(seed).to_bytes(-(-abs(seed).bit_length() // 8), "little")
    return key.ljust(max(4, -(-len(key) // 4) * 4), b"\0")


@lru_cache(maxsize=1)
def _begun() -> Words:
    """The initial state into which keys are mixed."""
    state = [19650218]
    for place in range(1, _STATE):
        state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + place) & 0xFFFFFFFF)
    return np.array(state, np.uint32)


def _seeded(key: Words) -> Words:
    """(624, G): the states of keys of one length, (words, G)."""
    length, count = key.shape
    state, mixed = np.empty((_STATE, count), np.uint32), np.empty(count, np.uint32)
    rows, begun, places = list(state), list(_begun()), list(np.arange(_STATE, dtype=np.uint32))
    added = list(key + np.arange(length, dtype=np.uint32)[:, None])
    shift = np.uint32(30)

    def mix(before: Words, factor: np.uint32) -> None:
        np.right_shift(before, shift, mixed)
        np.bitwise_xor(mixed, before, mixed)
        np.multiply(mixed, factor, mixed)

    rows[0][:] = begun[0]
    for place in range(1, _STATE):
        mix(rows[place - 1], _FIRST)
        np.bitwise_xor(mixed, begun[place], mixed)
        np.add(mixed, added[(place - 1) % length], rows[place])
    mix(rows[-1], _FIRST)
    np.bitwise_xor(mixed, rows[1], mixed)
    np.add(mixed, added[(_STATE - 1) % length], rows[1])
    for place in [*range(2, _STATE), 1]:
        mix(rows[place - 1 or -1], _THEN)
        np.bitwise_xor(mixed, rows[place], mixed)
        np.subtract(mixed, places[place], rows[place])
    rows[0][:] = _UPPER
    return state


def _read(state: Words, count: int) -> Words:
    """The first words of these states."""
    mixed = (state[:count] & _UPPER) | (state[1 : count + 1] & _LOWER)
    words: Words = state[_LATER : _LATER + count] ^ (mixed >> np.uint32(1)) ^ ((mixed & np.uint32(1)) * _TWIST)
    words ^= words >> np.uint32(11)
    words ^= (words << np.uint32(7)) & np.uint32(0x9D2C5680)
    words ^= (words << np.uint32(15)) & np.uint32(0xEFC60000)
    words ^= words >> np.uint32(18)
    return words


_FOR_A_SHUFFLE = 112
"""Words of a generator read ahead; a shuffle takes about 70."""


def shuffled_decks(seeds: Sequence[int]) -> Cards:
    """(R, 52): the shuffled decks of these seeds."""
    words = first_words(seeds, _FOR_A_SHUFFLE)
    decks = np.tile(np.arange(len(DECK), dtype=np.uint8), (len(seeds), 1))
    every = np.arange(len(seeds))
    read: Ids = np.zeros(len(seeds), np.int64)
    for last in range(len(DECK) - 1, 0, -1):
        drawn: Ids = np.empty(len(seeds), np.int64)
        left = every
        while len(left):  # like `Random.shuffle`: draw bits again if the number is too large
            drawn[left] = words[np.minimum(read[left], _FOR_A_SHUFFLE - 1), left] >> (WORD - (last + 1).bit_length())
            read[left] += 1
            left = left[(drawn[left] > last) & (read[left] <= _FOR_A_SHUFFLE)]
        at = np.minimum(drawn, last)
        decks[every, at], decks[:, last] = decks[:, last].copy(), decks[every, at]
    for row in np.flatnonzero(read > _FOR_A_SHUFFLE).tolist():
        decks[row] = shuffled_deck(Random(seeds[row]))
    return decks
