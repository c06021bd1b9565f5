"""How good hands of draw games end: against dealing every card, and hands dealt out many times."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import best_kept
from pokertable.players.worth.discarding.ends import ends_keeping, ends_of
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS, SolvedDraws, bins

GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)
MIDDLES = (np.arange(BINS) + 0.5) / BINS


def cards(text: str) -> Cards:
    return np.sort(np.array([parse_cards(text)], np.uint8))


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("gone", ["", "3h9c9dQs"])
def test_at_the_last_draw_they_are_what_dealing_every_card_says(variant: Variant, gone: str) -> None:
    """Kept are all cards but one, all but two, all but three; what is discarded or gone does not come."""
    game, hand = solved(variant), cards({5: "2s4d7c8hKs", 4: "As2d7cQd"}[variant.hole_cards])
    dead = [*hand[0].tolist(), *parse_cards(gone)]
    left = [card for card in DECK if card not in dead]
    for discarded in (1, 2, 3):
        kept = np.arange(variant.hole_cards) < variant.hole_cards - discarded
        held = hand[0][kept].tolist()
        hands = np.sort(np.array([[*held, *new] for new in combinations(left, discarded)], np.uint8), axis=1)
        dealt = np.bincount(bins(game.finished(hands)), minlength=BINS) / len(hands)
        found = ends_keeping(game, hand, np.array([parse_cards(gone)], np.uint8), kept[None], 1)[0]
        np.testing.assert_allclose(found, dealt, atol=2e-4)


def dealt_out(game: SolvedDraws, hand: Cards, gone: list[int], draws: int, times: int) -> Floats:
    """By dealing: nothing that was discarded comes again."""
    rng, hands = np.random.default_rng(1), np.repeat(hand, times, axis=0)
    out, rows = np.zeros((times, 52), np.bool_), np.arange(times)[:, None]
    out[:, gone] = True
    for draw in range(draws, 0, -1):
        out[rows, hands] = True
        new = np.where(out, 2.0, rng.random((times, 52))).argsort(axis=1)[:, : game.cards].astype(np.uint8)
        hands = np.sort(np.where(best_kept(game, hands, draw), hands, new), axis=1)
    found: Floats = np.bincount(bins(game.finished(hands)), minlength=BINS) / times
    return found


@pytest.mark.parametrize(
    ("variant", "hand", "gone", "draws"),
    [
        (TRIPLE27, "2s3d7c8hKs", "", 3),
        (TRIPLE27, "2s4d7cJhKs", "QdQh", 2),
        (TRIPLE27, "2s3d4c7hKs", "JcJdQs", 2),
        (BADUGI, "As2d7cQd", "", 3),
        (BADUGI, "As2d3cQd", "KdKc", 2),
    ],
)
def test_with_more_draws_to_come_they_are_nearly_what_dealing_says(
    variant: Variant, hand: str, gone: str, draws: int
) -> None:
    """What was discarded at an earlier draw may come again there, which is made up for on the average."""
    game, dead = solved(variant), np.array([parse_cards(gone)], np.uint8)
    found = ends_of(game, cards(hand), dead, draws)[0]
    dealt = dealt_out(game, cards(hand), dead[0].tolist(), draws, 20_000)
    assert found @ MIDDLES == pytest.approx(dealt @ MIDDLES, abs=0.015)
    assert found[BINS * 3 // 4 :].sum() == pytest.approx(dealt[BINS * 3 // 4 :].sum(), abs=0.02)


@pytest.mark.parametrize("variant", GAMES)
def test_they_are_chances(variant: Variant) -> None:
    game, rng = solved(variant), np.random.default_rng(3)
    hands = np.array([rng.permutation(52)[: variant.hole_cards + 4] for _ in range(300)], np.uint8)
    held, gone = np.sort(hands[:, : variant.hole_cards], axis=1), hands[:, variant.hole_cards :]
    for draws in range(variant.draws + 1):
        found = ends_of(game, held, gone, draws)
        assert (found >= 0).all()
        np.testing.assert_allclose(found.sum(axis=1), 1)


def test_who_stands_pat_has_its_own_end() -> None:
    game, pat = solved(TRIPLE27), cards("2s3d4c5h7s")
    for draws in range(TRIPLE27.draws + 1):
        assert ends_of(game, pat, pat[:, :0], draws)[0].argmax() == BINS - 1
        assert ends_of(game, pat, pat[:, :0], draws)[0].max() == 1
