"""A hand's search text, and its cards in the history's list."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from pokertable.model.cards import HIDDEN, AnyCard, Card, InvalidCard, each_once, known, show_cards, split_cards
from pokertable.model.hand.events import BoardDealt, Discarded, Event, HandShown, HoleDealt
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.journal import names_of, read_events


def own_cards(events: Iterable[Event], seat: int | None) -> list[AnyCard]:
    """All hole cards dealt to the seat; a discard that is dealt to it again is listed once."""
    dealt = [d.card for event in events if isinstance(event, HoleDealt) for d in event.cards if d.seat == seat]
    return each_once(dealt)


def last_cards(events: Iterable[Event], seat: int | None) -> list[AnyCard]:
    """The hole cards that the seat held last: those dealt to it without its discards."""
    held: list[AnyCard] = []
    for event in events:
        if isinstance(event, HoleDealt):
            held += [dealt.card for dealt in event.cards if dealt.seat == seat]
        elif isinstance(event, Discarded) and event.seat == seat:
            for card in event.cards:
                gone = card if card in held else HIDDEN
                if gone in held:
                    held.remove(gone)
    return held


def board_cards(events: Iterable[Event]) -> list[AnyCard]:
    """All cards of the board, in dealing order."""
    return [card for event in events if isinstance(event, BoardDealt) for card in event.cards]


def words_of(events: Sequence[Event], names: Iterable[str], hero: int | None) -> str:
    """A hand's search text: names, then the cards that the player saw, each between blanks and capitalised.

    A hand without a player at the keyboard includes all its known cards. Tags and notes follow, see `put_note`.
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
    """The parts of a search, each of which must be found: cards as whole words (``AsKd`` are two), others anywhere."""
    wanted = []
    for part in text.split():
        try:
            wanted += [f" {Card.parse(name)} " for name in split_cards(part)]
        except InvalidCard:
            wanted.append(storable(part).casefold())
    return wanted


def storable(text: str) -> str:
    """The text in storable form: half a surrogate pair, which a keyboard may leave, becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")


def put_note(connection: sqlite3.Connection, hand_id: int, note: str) -> None:
    """Store a note on a hand, and make it searchable."""
    connection.execute("UPDATE hands SET note = ? WHERE id = ?", (storable(note), hand_id))
    _put_remarks(connection, hand_id)


def put_tag(connection: sqlite3.Connection, hand_id: int, tag: str, on: bool) -> None:
    """Add or remove a tag of a hand, and make it searchable."""
    put, drop = "INSERT OR IGNORE INTO tags VALUES (?, ?)", "DELETE FROM tags WHERE hand_id = ? AND tag = ?"
    connection.execute(put if on else drop, (hand_id, storable(tag)))
    _put_remarks(connection, hand_id)


def _put_remarks(connection: sqlite3.Connection, hand_id: int) -> None:
    """Make the hand searchable by its tags, in the second line of its words, and by its note, in the rest."""
    row = connection.execute("SELECT words FROM words WHERE hand_id = ?", (hand_id,)).fetchone()
    first = row[0].partition("\n")[0] if row is not None else ""
    tags = connection.execute("SELECT tag FROM tags WHERE hand_id = ? ORDER BY tag", (hand_id,)).fetchall()
    note = connection.execute("SELECT note FROM hands WHERE id = ?", (hand_id,)).fetchone()
    remarks = "\n".join((", ".join(" ".join(tag.split()) for (tag,) in tags), note[0] if note is not None else ""))
    words = f"{first}\n{remarks.casefold()}" if remarks != "\n" else first
    connection.execute("INSERT OR REPLACE INTO words VALUES (?, ?)", (hand_id, words))


def find_by_tags(connection: sqlite3.Connection) -> None:
    """Add tags and notes to the search text in a database from before they were included."""
    tagged = "SELECT hand_id FROM tags UNION SELECT id FROM hands WHERE note <> ''"
    for (hand_id,) in connection.execute(tagged).fetchall():
        _put_remarks(connection, hand_id)


def fill_words(connection: sqlite3.Connection) -> None:
    """Add cards and search text to the finished hands of a database from before they were stored."""
    hands = connection.execute("SELECT id, hero FROM hands WHERE state = 'finished'").fetchall()
    for hand_id, hero in hands:
        try:
            events = read_events(connection, hand_id)
        except StoreError:
            continue  # a damaged hand stays unchanged, and is found by its note only
        put_words(connection, hand_id, events, names_of(connection, hand_id), hero)


def put_words(
    connection: sqlite3.Connection, hand_id: int, events: Sequence[Event], names: Iterable[str], hero: int | None
) -> None:
    """Store the cards and the search text of a finished hand."""
    connection.execute(
        "UPDATE hands SET cards = ?, board = ? WHERE id = ?",
        (show_cards(last_cards(events, hero)), show_cards(board_cards(events)), hand_id),
    )
    connection.execute("INSERT OR REPLACE INTO words VALUES (?, ?)", (hand_id, words_of(events, names, hero)))


def note_in(words: str) -> str:
    """The note in a hand's search text, in lower case."""
    return words.partition("\n")[2].partition("\n")[2]
