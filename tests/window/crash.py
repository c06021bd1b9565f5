"""Plays by itself in the window, resuming what was left; says a line with every write. To be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from pokertable.app import App, application
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.model.hand.observation import Observation
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings

CHOICE = TableChoice(
    variant="omaha8", structure=Structure.POT, low=5, high=10, seats=4, stack=400,
    personas=("station:beginner", "tag:beginner", "lag:beginner"),
)  # fmt: skip
"""Opponents who decide at once."""


def main(folder: Path) -> None:
    app = application()
    program = App(Settings(speed=0.0, bot_delay_ms=0), folder, seed=3, guard_ms=0)
    tables = program.tables

    def asked(_seat: int, observation: Observation) -> None:
        assert observation.legal is not None
        action = CheckCall() if observation.legal.bring_in is None else BringIn()
        QTimer.singleShot(0, tables, lambda: tables.act(action))

    tables.asked.connect(asked)
    tables.hand_ended.connect(lambda: QTimer.singleShot(0, tables, tables.deal))
    tables.stored.connect(lambda: print("stored", flush=True))
    program.window.show()
    if not program.resume():
        program.play(CHOICE)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
