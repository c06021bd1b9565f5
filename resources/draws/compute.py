"""Works out what the cards of draw games are worth: python resources/draws/compute.py (a minute a game).

How: `pokertable.players.worth.solved_draws`, which reads the files beside this one.
"""

from pathlib import Path

from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.players.worth.solved_draws import file_name, solve, write


def main() -> None:
    """Write a file for each game."""
    for variant in (DRAW5, SINGLE27, TRIPLE27, BADUGI):
        game = variant.shares[0], variant.hole_cards, variant.draws
        write(Path(__file__).parent / file_name(*game), solve(*game))


if __name__ == "__main__":
    main()
