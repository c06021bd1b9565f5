"""Solved draw games as they are stored: what is written is read."""

import numpy as np

from pokertable.model.games import BADUGI
from pokertable.players.worth.discarding.solved import file_name, read, solved, write
from pokertable.players.worth.discarding.solving import STEPS


def test_what_is_written_is_read(tmp_path):
    game = solved(BADUGI)
    write(tmp_path / file_name(game.share, game.cards, game.draws), game)
    again = read(tmp_path / "badugi-4-3.npz", game.share, game.cards, game.draws)
    assert (again.share, again.cards, again.draws) == (game.share, 4, 3)
    for name in ("final", "ends", "starting", "dealt"):
        assert np.array_equal(getattr(again, name), getattr(game, name)), name
    for draw in range(1, game.draws + 1):
        assert np.array_equal(again.passing[draw], game.passing[draw])
        for size in range(game.cards):
            assert np.array_equal(again.ending[draw][size], game.ending[draw][size])
            assert np.allclose(again.keeping[draw][size], game.keeping[draw][size], atol=1.5 / STEPS)
