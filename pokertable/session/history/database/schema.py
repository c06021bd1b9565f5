"""The tables of the database, version by version, and the migration from older versions.

A new database goes through all versions too, so that both ways end at the same schema. A step runs inside the
transaction of the whole migration: a process killed meanwhile leaves the old version.

Ids of tables and hands are milliseconds since 1970 × 4096 + the number of the window, and grow: they are in order of
time, and no two windows make the same one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache
from typing import Final

from pokertable.session.history.rows.summary import mark_adjusted
from pokertable.session.history.rows.totals import add_all
from pokertable.session.history.rows.words import fill_words, find_by_tags

APPLICATION_ID: Final = 0x504F4B54
"""Marks the file as ours: "POKT"."""

_FIRST: Final = (
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        owner INTEGER NOT NULL,          -- number of the window that plays it
        is_left INTEGER NOT NULL DEFAULT 0,
        game TEXT NOT NULL,              -- event_codec.encode_game
        seed TEXT NOT NULL,
        buy_in INTEGER NOT NULL,
        seats TEXT NOT NULL,             -- JSON: [[name, persona or null, version of the policy], ...]
        stacks TEXT NOT NULL,            -- JSON, as of now: before the hand that is played, or after the last one
        button INTEGER NOT NULL,
        hand_number INTEGER NOT NULL
    )""",
    """CREATE TABLE hands (
        id INTEGER PRIMARY KEY,
        table_id INTEGER,                -- null: imported
        number INTEGER,                  -- counts the hands of its table
        origin TEXT NOT NULL,            -- played, practice, imported
        state TEXT NOT NULL,             -- playing, finished, abandoned
        seed TEXT,                       -- of the deck; null: not known
        hero INTEGER,                    -- seat of the player at the keyboard
        places INTEGER NOT NULL DEFAULT 0,
        event_count INTEGER NOT NULL,
        variant TEXT NOT NULL,
        structure TEXT NOT NULL,
        title TEXT NOT NULL,
        seat_count INTEGER NOT NULL,
        big_bet INTEGER NOT NULL,
        position TEXT,                   -- from here on: of a finished hand, as the hero saw it
        result INTEGER,
        showdown INTEGER,
        pot INTEGER
    )""",
    "CREATE UNIQUE INDEX hands_once ON hands(table_id, number) WHERE origin = 'played'",
    """CREATE TABLE journal (            -- of hands that are not finished: what each action brought
        hand_id INTEGER NOT NULL,
        first INTEGER NOT NULL,          -- number of events before these
        text TEXT NOT NULL,              -- event_codec.encode
        crc INTEGER NOT NULL,            -- crc32 of the text
        PRIMARY KEY (hand_id, first)
    ) WITHOUT ROWID""",
    """CREATE TABLE events (             -- of finished hands
        hand_id INTEGER PRIMARY KEY,
        text TEXT NOT NULL,
        crc INTEGER NOT NULL
    )""",
    """CREATE TABLE seats (
        hand_id INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        policy TEXT NOT NULL,            -- as in a HandRecord: persona and version, '' for a human
        who TEXT,                        -- '' the player at the keyboard, else the persona; null: not in the statistics
        variant TEXT,
        structure TEXT,
        position TEXT,
        result INTEGER,
        big_bets REAL,
        voluntary INTEGER,
        raised INTEGER,
        saw_second INTEGER,
        showdown INTEGER,
        won_showdown INTEGER,
        split INTEGER,                   -- the game is shared by high and low
        scooped INTEGER,
        low_share REAL,
        PRIMARY KEY (hand_id, seat)
    ) WITHOUT ROWID""",
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE progress (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE windows (number INTEGER PRIMARY KEY)",  # open windows, and those that were not closed
)
_REVIEW: Final = (
    "ALTER TABLE hands ADD COLUMN cards TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE hands ADD COLUMN board TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE hands ADD COLUMN note TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE hands ADD COLUMN branch_of INTEGER",
    "ALTER TABLE hands ADD COLUMN branch_at INTEGER",
    "ALTER TABLE seats ADD COLUMN adjusted REAL",  # in big bets; null until worked out
    "CREATE TABLE words (hand_id INTEGER PRIMARY KEY, words TEXT NOT NULL)",
    "CREATE TABLE tags (hand_id INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (hand_id, tag)) WITHOUT ROWID",
    "CREATE INDEX tags_by_tag ON tags(tag)",
    "CREATE INDEX hands_in_time ON hands(state, origin, id)",
    # Holds every filtered and sorted column, so that a list need not read the hands themselves.
    """CREATE INDEX hands_listed ON hands(state, origin, variant, structure, position, result, showdown, pot,
        table_id)""",
    "CREATE INDEX hands_branches ON hands(branch_of) WHERE branch_of IS NOT NULL",
    """CREATE INDEX seats_figures ON seats(who, variant, structure, position, hand_id, result, big_bets, adjusted,
        voluntary, raised, saw_second, showdown, won_showdown, split, scooped, low_share) WHERE who IS NOT NULL""",
    "CREATE INDEX seats_course ON seats(hand_id, result, big_bets, adjusted) WHERE who = ''",
    "CREATE INDEX seats_not_adjusted ON seats(hand_id) WHERE adjusted IS NULL AND who IS NOT NULL",
)

_LOOKED_AHEAD: Final = ("ALTER TABLE hands ADD COLUMN looked_ahead INTEGER NOT NULL DEFAULT 0",)
"""Marks hands that the player rewound and practised before their end: their seats are in no statistics."""

_IMPORTS: Final = ("CREATE INDEX events_by_crc ON events(crc)",)
"""Finds imported hands that are stored already."""

_REASONS: Final = (
    """CREATE TABLE reasons (            -- why opponents decided as they did
        hand_id INTEGER NOT NULL,
        event INTEGER NOT NULL,          -- number of the decision's event
        text TEXT NOT NULL,              -- phrase_codec.encode_phrase
        PRIMARY KEY (hand_id, event)
    ) WITHOUT ROWID""",
)

_REVIEWED: Final = (
    """CREATE TABLE reviewed (           -- what the player's decisions lost by the review of the hand
        hand_id INTEGER NOT NULL,
        place INTEGER NOT NULL,          -- among the player's decisions in the hand, from 0
        street TEXT NOT NULL,
        kind TEXT NOT NULL,              -- the English sentence of what would have been better, or ''
        big_bets REAL NOT NULL,
        stderr REAL NOT NULL,
        PRIMARY KEY (hand_id, place)
    ) WITHOUT ROWID""",
)

_DECIDED: Final = ("ALTER TABLE reviewed ADD COLUMN decided INTEGER",)  # null in earlier reviews: unknown

_STAKES: Final = (
    "ALTER TABLE reviewed ADD COLUMN stake REAL",  # in big bets; null in earlier reviews
    "ALTER TABLE reviewed ADD COLUMN severity TEXT",  # the word for it; null: of an earlier scale
)

_TOTALS: Final = (
    "DROP TABLE IF EXISTS totals",  # versions 2 to 6 had one row for all games of a mix
    """CREATE TABLE totals (
        table_id INTEGER NOT NULL,
        who TEXT NOT NULL,
        position TEXT NOT NULL,
        variant TEXT NOT NULL,
        structure TEXT NOT NULL,
        hands INTEGER NOT NULL,
        result INTEGER NOT NULL,
        big_bets REAL NOT NULL,
        adjusted REAL NOT NULL,
        voluntary INTEGER NOT NULL,
        raised INTEGER NOT NULL,
        saw_second INTEGER NOT NULL,
        showdowns INTEGER NOT NULL,
        won_showdowns INTEGER NOT NULL,
        split_showdowns INTEGER NOT NULL,
        scooped INTEGER NOT NULL,
        low_showdowns INTEGER NOT NULL,
        low_shares REAL NOT NULL,
        PRIMARY KEY (table_id, who, variant, structure, position)
    ) WITHOUT ROWID""",
)

Migration = Callable[[sqlite3.Connection], None]


def _statements(statements: tuple[str, ...], then: Migration | None = None) -> Migration:
    def run(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)
        if then is not None:
            then(connection)

    return run


def _review_old_hands(connection: sqlite3.Connection) -> None:
    """Add to existing hands the data that later versions store with every hand."""
    fill_words(connection)
    connection.execute("UPDATE seats SET adjusted = NULL")
    for (hand_id,) in connection.execute("SELECT id FROM hands WHERE state = 'finished'").fetchall():
        mark_adjusted(connection, hand_id)


STEPS: Final[tuple[Migration, ...]] = (
    _statements(_FIRST),
    _statements(_REVIEW, _review_old_hands),
    _statements(_LOOKED_AHEAD),
    _statements(_IMPORTS, find_by_tags),
    _statements(_REASONS),
    _statements(_REVIEWED),
    _statements(_TOTALS, add_all),
    _statements(_DECIDED),
    _statements(_STAKES),
)
VERSION: Final = len(STEPS)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a database of this version (0: an empty one) to `VERSION`, inside the caller's transaction."""
    for step in STEPS[version:]:
        step(connection)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the tables and indexes are exactly those of `VERSION`; SQLite does not check names."""
    return _described(connection) == _expected()


def _described(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return connection.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY 1, 2"
    ).fetchall()


@cache
def _expected() -> list[tuple[str, str, str]]:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(fresh, 0)
        return _described(fresh)
    finally:
        fresh.close()
