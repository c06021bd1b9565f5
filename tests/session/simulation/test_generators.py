"""Generators side by side draw what each of Python's own draws alone."""

from random import Random

import numpy as np

from pokertable.model.cards import shuffled_deck
from pokertable.session.simulation import generators
from pokertable.session.simulation.generators import MOST_WORDS, Generators, first_words, random_bits, shuffled_decks

SEEDS = [f"{seed} seat {seat} {hand}" for seed in (1, 987654321) for seat in range(6) for hand in (0, 9, 10, 4321)]
NUMBERS = [0, 1, -1, 2**32 - 1, 2**32, 2**63 - 1, *[Random(each).getrandbits(63) for each in range(200)]]


def test_the_first_words_are_those_of_random():
    seeds: list[int | str] = [*SEEDS, *NUMBERS, ""]
    words = first_words(seeds, MOST_WORDS)
    for seed, own in zip(seeds, words.T.tolist(), strict=True):
        alone = Random(seed)
        assert own == [alone.getrandbits(32) for _ in own], seed


def test_numbers_go_on_where_each_was_read_last_beyond_what_was_read_ahead_too():
    many, alone = Generators(SEEDS), [Random(seed) for seed in SEEDS]
    rng = np.random.default_rng(1)
    for _ in range(60):
        which = np.flatnonzero(rng.random(len(SEEDS)) < 0.5)
        assert many.random(which).tolist() == [alone[number].random() for number in which]


def test_bits_are_those_of_random():
    for bits in (1, 31, 32, 33, 63, 64):
        assert random_bits(SEEDS, bits) == [Random(seed).getrandbits(bits) for seed in SEEDS]


def test_decks_are_shuffled_as_each_is_alone(monkeypatch):
    """Also one that asks for more words than were read ahead."""
    alone = [[int(card) for card in shuffled_deck(Random(seed))] for seed in NUMBERS]
    assert shuffled_decks(NUMBERS).tolist() == alone
    monkeypatch.setattr(generators, "_FOR_A_SHUFFLE", 68)
    assert shuffled_decks(NUMBERS).tolist() == alone
