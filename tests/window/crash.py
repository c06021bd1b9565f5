"""Plays by itself in the window, resuming what was left; says a line with every write. To be killed.

Arguments: the folder of the profile, and `sng` for sit and goes, one after another. Ends with 3 if it is asked for an
action at a table that is not in sight.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from pokertable.app import App, application
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.model.hand.observation import Observation
from pokertable.session.profile.choice import TableChoice, sng_choice
from pokertable.session.profile.settings import Settings

CHOICE = TableChoice(
    variant="omaha8", structure=Structure.POT, low=5, high=10, seats=4, stack=400,
    personas=("station:beginner", "tag:beginner", "lag:beginner"),
)  # fmt: skip
"""Opponents who decide at once."""
SIT_AND_GO = sng_choice("omaha8", Structure.POT, "turbo", 18, CHOICE.personas)


def main(folder: Path, choice: TableChoice) -> None:
    app = application()
    program = App(Settings(speed=0.0, bot_delay_ms=0), folder, seed=3, guard_ms=0)
    tables = program.tables

    def asked(_seat: int, observation: Observation) -> None:
        if not program.window.is_at_table:
            os._exit(3)
        assert observation.legal is not None
        action = CheckCall() if observation.legal.bring_in is None else BringIn()
        QTimer.singleShot(0, tables, lambda: tables.act(action))

    tables.asked.connect(asked)
    tables.hand_ended.connect(lambda: QTimer.singleShot(0, tables, tables.deal))
    tables.stored.connect(lambda: print("stored", flush=True))
    tables.tournament.over.connect(lambda _: QTimer.singleShot(0, tables, lambda: program.play(choice)))
    program.window.show()
    if not program.resume():
        program.play(choice)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), SIT_AND_GO if "sng" in sys.argv else CHOICE)
