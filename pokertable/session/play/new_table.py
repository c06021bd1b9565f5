"""A chosen table before its first hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from pokertable.model.text import typed_list
from pokertable.players.styles.cast import NAMES
from pokertable.session.profile.choice import YOU, TableChoice, is_program
from pokertable.session.record.table import PROGRAM, Seat, Table

MOST_LETTERS: Final = 12
"""Most letters of a name: a plate has room for them."""


def opponents_names(wanted: str) -> tuple[str, ...]:
    """The names of opponents in seat order: those wanted, separated by commas, then the usual ones; each once."""
    own = [name[:MOST_LETTERS] for name in typed_list(wanted)]
    return tuple(dict.fromkeys(name for name in (*own, *NAMES) if name and name != YOU))


def new_table(choice: TableChoice, seed: int, names: Sequence[str] = NAMES) -> Table:
    """The player in the first seat, the chosen opponents in the others by these names, each with the buy-in."""
    hero = Seat(YOU, None, choice.stack)
    others = [
        Seat(name, PROGRAM if is_program(persona) else persona, choice.stack)
        for name, persona in zip(names, choice.personas, strict=False)
    ]
    table = Table(choice.rotation(), [hero, *others], buy_in=choice.stack, seed=seed)
    table.programs = {seat: name for seat, name in enumerate(choice.personas, 1) if is_program(name)}
    return table


def table_seed(fixed: int | None) -> int:
    """The seed of a table: the fixed one, else an unpredictable one."""
    return random.SystemRandom().getrandbits(48) if fixed is None else fixed
