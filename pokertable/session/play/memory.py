"""What a table has seen of its seats, kept with it, so that a resumed table still has it."""

from __future__ import annotations

from pokertable.players.seen.habits import Habits, Memory
from pokertable.session.history.store.store import Store


def put_memory(store: Store, table_id: int, memory: Memory) -> None:
    """Keep the memory of a table; an empty one is forgotten."""
    store.progress.set_all({_key(table_id): [habits.to_json() for habits in memory] or None})


def memory_of(store: Store, table_id: int, seats: int) -> Memory:
    """The memory of a table of so many seats; empty if there is none, or none that can be read."""
    try:
        memory = tuple([Habits.from_json(entries) for entries in store.progress.all().get(_key(table_id)) or ()])
    except (ValueError, TypeError):
        return ()
    return memory if len(memory) == seats else ()


def _key(table_id: int) -> str:
    return f"table.memory.{table_id}"
