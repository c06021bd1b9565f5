"""A sit and go's setup as JSON and back: a storage format, with the whole structure, which a file may change."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from pokertable.model.betting.structure import Structure as Betting
from pokertable.model.mixes import offer
from pokertable.session.tournament.structure import TournamentStructure
from pokertable.session.tournament.tournament import Setup


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """The setup as a JSON object."""
    return {
        "game": setup.offered.key,
        "limit": setup.betting.value,
        "structure": asdict(setup.structure),
        "field": setup.field,
        "seed": setup.seed,
    }


def setup_from_json(entries: dict[str, Any]) -> Setup:
    """The setup of `setup_to_json`; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    structure = dict(entries["structure"])
    structure["levels"] = tuple([(int(small), int(big)) for small, big in structure["levels"]])
    return Setup(
        offered=offer(entries["game"]),
        betting=Betting(entries["limit"]),
        structure=TournamentStructure(**structure),
        field=entries["field"],
        seed=str(entries["seed"]),
    )
