"""Counts the ranks of starting hands: ``python resources/starts/compute.py GAME… [--rounds N] [--work DIR]``.

How they are counted: `count` beside this file; how a table is made of them: `fit`. Each step of first rounds is
written into the folder of work, by the version of the opponents' rules and the seed, and another run goes on from
there. The table of a game, ``GAME.json`` in this folder, is made of all that is there; it says how many first rounds
that were and how far two halves of them are apart. In hold'em it also has what raises win when they are played out:
with ``--raises`` by what `play` beside this file has played before, else as it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from count import SEATS, Sums, count, habits
from fit import STEPS, all_classes, table
from played import CELLS, played_out

from pokertable.model.games import CATALOGUE
from pokertable.players.people.character import RULES_VERSION
from pokertable.players.rules.charts import has_two_card_chart
from pokertable.training.starts.grid import cards_at
from pokertable.training.starts.table import StartTable

HERE = Path(__file__).parent
STEP = 120
"""First rounds of one step, at each place."""


def main() -> None:
    """Count, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--rounds", type=int, default=2400, help="first rounds at each place")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path("starts-work"))
    parser.add_argument("--to", type=Path, default=HERE, help="where the tables go")
    parser.add_argument("--raises", action="store_true", help="value hold'em's raises anew by what `play` has played")
    given = parser.parse_args()
    for key in given.games:
        variant = CATALOGUE[key]
        folder = given.work / f"{RULES_VERSION}-{given.seed}"
        folder.mkdir(parents=True, exist_ok=True)
        classes = len(all_classes(variant))
        for step in range(given.rounds // STEP):
            _step(folder / f"{key}-{step}.npz", variant, classes, 1000 * given.seed + step)
        played = (
            given.work / f"played-{RULES_VERSION}-{given.seed}"
            if given.raises and has_two_card_chart(variant)
            else None
        )
        write(given.to / f"{key}.json", variant, classes, sorted(folder.glob(f"{key}-*.npz")), played)


def _step(file, variant, classes, seed):
    if file.exists():
        return
    sums = Sums.none(variant, classes)
    for place in range(SEATS):
        sums.add(count(variant, classes, place, seed, STEP))
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez_compressed(out, habits=habits(variant, seed, STEP), **vars(sums))
    part.rename(file)
    print(file.name, file=sys.stderr)


def write(file, variant, classes, steps, played=None):
    """The table of a game out of all that was counted, and of what was played out (`play`) in the folder `played`."""
    halves, found = [Sums.none(variant, classes) for _ in range(2)], np.zeros((SEATS, 3))
    for at, step in enumerate(steps):
        with np.load(step) as stored:
            found += stored["habits"]
            halves[at % 2].add(Sums(**{name: stored[name] for name in vars(halves[0])}))
    made = table(variant, halves, found, RULES_VERSION)
    if played is not None:
        counted = StartTable(variant=variant, **made)
        made |= played_out(played, [counted.worth(cards_at(*cell)) / STEPS for cell in CELLS])
    elif (HERE / file.name).is_file():
        before = json.loads((HERE / file.name).read_text(encoding="utf-8"))
        made |= {name: before[name] for name in before if name.startswith("raised")}
    lines = [f'"{name}": {json.dumps(value, separators=(",", ":"))}' for name, value in made.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(file.name, made["first_rounds"], "first rounds; a rank's errors", made["rank_errors"], file=sys.stderr)


if __name__ == "__main__":
    main()
