"""A chosen table before its first hand, and a first hand up to its first choice."""

from __future__ import annotations

import random

from pokertable.model.game import Game
from pokertable.model.hand.actions import BringIn, Fold
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.styles.cast import NAMES
from pokertable.session.profile.choice import YOU, TableChoice, is_program
from pokertable.session.record.table import PROGRAM, Seat, Table


def new_table(choice: TableChoice, seed: int) -> Table:
    """The player in the first seat, the chosen opponents in the others, each with the buy-in."""
    hero = Seat(YOU, None, choice.stack)
    others = [
        Seat(name, PROGRAM if is_program(persona) else persona, choice.stack)
        for name, persona in zip(NAMES, choice.personas, strict=False)
    ]
    table = Table(choice.rotation(), [hero, *others], buy_in=choice.stack, seed=seed)
    table.programs = {seat: name for seat, name in enumerate(choice.personas, 1) if is_program(name)}
    return table


def table_seed(fixed: int | None) -> int:
    """The seed of a table: the fixed one, else an unpredictable one."""
    return random.SystemRandom().getrandbits(48) if fixed is None else fixed


def opening(game: Game, seats: int, stack: int, seed: int) -> Observation:
    """The first choice of seat 0 in a hand that all before it have folded (in stud one has brought it in).

    Seat 0 has the button; the result is its own view.
    """
    hand = Hand(game, [stack] * seats, 0, Deck.shuffled(seed))
    while hand.to_act != 0:
        hand.act(Fold() if hand.legal().bring_in is None else BringIn())
    return hand.observe(0)
