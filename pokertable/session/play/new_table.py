"""A chosen table before its first hand."""

from __future__ import annotations

import random

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
