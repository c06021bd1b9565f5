"""A process that plays through a store until it is killed. Run as a module with the path of the database.

It prints a line after each thing that is durable: what the parent may hold it to after the kill.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pokertable.session.history.store import Store
from tests.session.history.store.player import GAMES, Player, new_table


def main(path: Path, game: int) -> None:
    store = Store(path)
    if store.in_memory or store.take_notices():
        print("fault", store.fault, flush=True)
        return
    player = Player(store)
    if player.table.hand_number == 0:
        store.leave_table(player.table_id)
        player = Player(store, new_table(GAMES[game], seats=4, seed=11))
    events = -1 if not player.in_hand else len(player.hand.events)
    print("begun", player.table.hand_number, events, flush=True)
    while True:
        if not player.in_hand:
            player.deal()
        else:
            player.act()
        state = (player.table.hand_number, -1 if not player.in_hand else len(player.hand.events))
        print("done", *state, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
