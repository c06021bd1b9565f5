"""Works out what the cards of draw games are worth: python resources/draws/compute.py (seconds).

How: `pokertable.players.worth.discarding.solving`; `solved` beside it reads the files.
"""

from pathlib import Path

from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.players.worth.discarding.solved import file_name, write
from pokertable.players.worth.discarding.solving import solve


def main() -> None:
    """Write a file for each game."""
    for variant in (DRAW5, SINGLE27, TRIPLE27, BADUGI):
        game = variant.shares[0], variant.hole_cards, variant.draws
        write(Path(__file__).parent / file_name(*game), solve(*game))


if __name__ == "__main__":
    main()
