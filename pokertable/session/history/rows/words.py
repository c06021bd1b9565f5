"""What a hand is found by, and its cards as the history lists them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from pokertable.model.cards import AnyCard, Card, InvalidCard, known, show_cards, split_cards
from pokertable.model.hand.events import BoardDealt, Event, HandShown, HoleDealt
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.journal import names_of, read_events


def own_cards(events: Iterable[Event], seat: int | None) -> list[AnyCard]:
    """All hole cards that the seat was dealt."""
    return [d.card for event in events if isinstance(event, HoleDealt) for d in event.cards if d.seat == seat]


def board_cards(events: Iterable[Event]) -> list[AnyCard]:
    """All cards of the board, in the order dealt."""
    return [card for event in events if isinstance(event, BoardDealt) for card in event.cards]


def words_of(events: Sequence[Event], names: Iterable[str], hero: int | None) -> str:
    """What a search looks through: names, then the cards that the player saw, each between blanks and with its capital.

    A hand without a player at the keyboard has all its known cards in it. Tags and notes are put behind, see
    `put_note`.
    """
    seen = [*own_cards(events, hero), *board_cards(events)]
    for event in events:
        if isinstance(event, HandShown):
            seen += event.cards
        elif isinstance(event, HoleDealt):
            seen += [dealt.card for dealt in event.cards if dealt.up or hero is None]
    cards = dict.fromkeys(map(str, known(seen)))
    return f" {' '.join(names).casefold()} | {' '.join(cards)} "


def wanted_words(text: str) -> list[str]:
    """The parts of a search, each of which must be found: cards as such (``AsKd`` are two), others anywhere."""
    wanted = []
    for part in text.split():
        try:
            wanted += [f" {Card.parse(name)} " for name in split_cards(part)]
        except InvalidCard:
            wanted.append(storable(part).casefold())
    return wanted


def storable(text: str) -> str:
    """The text as the file can hold it: half a surrogate pair, which a keyboard may leave, becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")


def put_note(connection: sqlite3.Connection, hand_id: int, note: str) -> None:
    """Keep a note on a hand, and let it be found by it."""
    connection.execute("UPDATE hands SET note = ? WHERE id = ?", (storable(note), hand_id))
    _put_remarks(connection, hand_id)


def put_tag(connection: sqlite3.Connection, hand_id: int, tag: str, on: bool) -> None:
    """Put a tag on a hand or take it off, and let it be found by it."""
    put, drop = "INSERT OR IGNORE INTO tags VALUES (?, ?)", "DELETE FROM tags WHERE hand_id = ? AND tag = ?"
    connection.execute(put if on else drop, (hand_id, storable(tag)))
    _put_remarks(connection, hand_id)


def _put_remarks(connection: sqlite3.Connection, hand_id: int) -> None:
    """Let the hand be found by its tags, in the second line of its words, and by its note, in the rest."""
    row = connection.execute("SELECT words FROM words WHERE hand_id = ?", (hand_id,)).fetchone()
    first = row[0].partition("\n")[0] if row is not None else ""
    tags = connection.execute("SELECT tag FROM tags WHERE hand_id = ? ORDER BY tag", (hand_id,)).fetchall()
    note = connection.execute("SELECT note FROM hands WHERE id = ?", (hand_id,)).fetchone()
    remarks = "\n".join((", ".join(" ".join(tag.split()) for (tag,) in tags), note[0] if note is not None else ""))
    words = f"{first}\n{remarks.casefold()}" if remarks != "\n" else first
    connection.execute("INSERT OR REPLACE INTO words VALUES (?, ?)", (hand_id, words))


def find_by_tags(connection: sqlite3.Connection) -> None:
    """Work out the words of the hands with tags or a note of a database in which tags were not searched."""
    tagged = "SELECT hand_id FROM tags UNION SELECT id FROM hands WHERE note <> ''"
    for (hand_id,) in connection.execute(tagged).fetchall():
        _put_remarks(connection, hand_id)


def fill_words(connection: sqlite3.Connection) -> None:
    """Work out cards and words of the finished hands of a database that was made before they were kept."""
    hands = connection.execute("SELECT id, hero FROM hands WHERE state = 'finished'").fetchall()
    for hand_id, hero in hands:
        try:
            events = read_events(connection, hand_id)
        except StoreError:
            continue  # a damaged hand stays as it is, and is found by its note only
        put_words(connection, hand_id, events, names_of(connection, hand_id), hero)


def put_words(
    connection: sqlite3.Connection, hand_id: int, events: Sequence[Event], names: Iterable[str], hero: int | None
) -> None:
    """Keep cards and words of a finished hand."""
    connection.execute(
        "UPDATE hands SET cards = ?, board = ? WHERE id = ?",
        (show_cards(own_cards(events, hero)), show_cards(board_cards(events)), hand_id),
    )
    connection.execute("INSERT OR REPLACE INTO words VALUES (?, ?)", (hand_id, words_of(events, names, hero)))


def note_of(connection: sqlite3.Connection, hand_id: int) -> str:
    """The note that a hand is found by, in small letters."""
    row = connection.execute("SELECT words FROM words WHERE hand_id = ?", (hand_id,)).fetchone()
    return "" if row is None else str(row[0]).partition("\n")[2].partition("\n")[2]
