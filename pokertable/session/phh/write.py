"""Writes our hands as PHH: one hand as a ``.phh`` document, many as ``.phhs``.

Data beyond PHH goes into keys of our own, which other readers ignore: ``_game``, ``_button`` (its seat, from 1),
``_raise_cap`` (−1: none), ``_no_cap_heads_up``, ``_rake`` (tenths of a percent, cap), ``_burns``, ``_policies``,
``_seed``, ``_practice``, ``_tournament`` and ``_level`` (of a sit and go, from 1), ``_hero`` (the player whose hand it
is, from 1). The date is in UTC. Read and replayed, the hand has the same events.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, show_cards
from pokertable.model.hand import events as happened
from pokertable.model.stakes import HouseRules
from pokertable.session.phh.text import TomlValue, Unit, code_of, dump_table, dump_value
from pokertable.session.record.record import HandRecord


def write_hand(record: HandRecord) -> str:
    """The hand as one TOML document (a ``.phh``); raises `PhhError` for a game that has no code."""
    return dump_table(_document(record))


def write_hands(records: Iterable[HandRecord], first: int = 1) -> str:
    """The hands as tables ``[1]``, ``[2]`` … (a ``.phhs``), counted from `first`."""
    return "\n".join(f"[{number}]\n{write_hand(record)}" for number, record in enumerate(records, first))


def write_stopped(events: Sequence[happened.Event | happened.SeatEvent], names: Sequence[str], hero: int) -> str:
    """A running hand as the seat `hero` sees it; raises `PhhError` for a game without a code."""
    started = events[0]
    assert isinstance(started, happened.HandStarted)
    document = _beginning(started, events, names, Unit(0))
    document["_hero"] = _order(started).index(hero) + 1
    return dump_table(document)


def _order(started: happened.HandStarted) -> list[int]:
    """The seats in the file's player order."""
    n = len(started.stacks)
    return [(started.button + 1 + player) % n for player in range(n)]


def _document(record: HandRecord) -> dict[str, TomlValue]:
    started = record.started
    unit = Unit(record.places)
    order = _order(started)
    document = _beginning(started, record.events, record.names, unit)
    document["finishing_stacks"] = [_amount(unit, record.final_stacks[seat]) for seat in order]
    if record.number is not None:
        document["hand"] = record.number
    if record.played_ms is not None:
        document.update(_when(record.played_ms))
    burns = [event.card for event in record.events if isinstance(event, happened.CardBurned)]
    if burns:
        document["_burns"] = show_cards(burns)
    if record.policies:
        document["_policies"] = [record.policies[seat] for seat in order]
    if record.seed is not None:
        document["_seed"] = record.seed
    if record.hero is not None:
        document["_hero"] = order.index(record.hero) + 1
    if record.tournament is not None:
        document["_tournament"] = record.tournament
    if record.level is not None:
        document["_level"] = record.level
    if record.practice:
        document["_practice"] = True
    return document


def _beginning(
    started: happened.HandStarted,
    events: Iterable[happened.Event | happened.SeatEvent],
    names: Sequence[str],
    unit: Unit,
) -> dict[str, TomlValue]:
    """The entries for the table, the posts, and the players."""
    game = started.game
    stakes, structure = game.stakes, game.structure
    n = len(started.stacks)
    order = _order(started)

    def amounts(chips: Sequence[int]) -> list[TomlValue]:
        return [_amount(unit, chips[seat]) for seat in order]

    def posts(chips: Sequence[int]) -> list[TomlValue]:
        """Antes or blinds; heads-up they are written [small, big] although player 1 posts the second."""
        return amounts(chips)[::-1] if n == 2 else amounts(chips)

    document: dict[str, TomlValue] = {
        "variant": code_of(game.variant, structure),
        "ante_trimming_status": game.house.antes_compete and not stakes.big_blind_ante,
        "antes": posts(started.antes),
    }
    if not game.variant.brings_in:
        document["blinds_or_straddles"] = posts(started.blinds)
    if structure is Structure.FIXED:
        if game.variant.brings_in:
            document["bring_in"] = _amount(unit, stakes.bring_in)
        document["small_bet"] = _amount(unit, stakes.small_bet)
        document["big_bet"] = _amount(unit, stakes.big_bet)
    else:
        document["min_bet"] = _amount(unit, stakes.small_bet)
    document["starting_stacks"] = amounts(started.stacks)
    document["actions"] = _actions(events, {seat: player for player, seat in enumerate(order, 1)}, unit)
    document["players"] = [names[seat] for seat in order]
    document["_game"] = game.variant.key
    document["_button"] = started.button + 1
    document.update(_house(game.house, structure))
    return document


def _when(played_ms: int) -> dict[str, TomlValue]:
    """The date and time of a hand."""
    when = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=played_ms)
    return {"time": when.time(), "time_zone": "UTC", "day": when.day, "month": when.month, "year": when.year}


def _house(house: HouseRules, structure: Structure) -> dict[str, TomlValue]:
    keys: dict[str, TomlValue] = {}
    if structure is Structure.FIXED or house.raise_cap != _PLAIN.raise_cap:
        keys["_raise_cap"] = -1 if house.raise_cap is None else house.raise_cap
    if house.no_cap_heads_up:
        keys["_no_cap_heads_up"] = True
    if house.qualifier is not None:
        keys["_qualifier"] = house.qualifier
    if house.open_pair:
        keys["_open_pair"] = True
    if house.rake is not None:
        keys["_rake"] = [house.rake.per_mille, house.rake.cap]
    return keys


_PLAIN: Final = HouseRules()


def _amount(unit: Unit, chips: int) -> TomlValue:
    """Chips in the record's units, with all their decimals, from which a reader finds the unit."""
    if unit.amount(chips) == "inf":
        return Decimal("inf")
    return Decimal(chips).scaleb(-unit.places) if unit.places else chips


def _actions(events: Iterable[happened.Event | happened.SeatEvent], player: dict[int, int], unit: Unit) -> list[str]:
    lines: list[str] = []
    drawn: list[str] = []  # all discards of a draw come first: other readers refuse another order
    drawing = False
    for event in events:
        match event:
            case happened.Discarded(seat, cards) | happened.Drew(seat, cards):
                drawing = True
                lines.append(f"p{player[seat]} sd {show_cards(cards)}".rstrip())
                continue
            case happened.HoleDealt() | happened.HoleSeen() if drawing:
                drawn += _dealt(event, player)
                continue
            case happened.MuckShuffledIn():
                continue
        lines += drawn
        drawn, drawing = [], False
        match event:
            case happened.HoleDealt() | happened.HoleSeen():
                lines += _dealt(event, player)
            case happened.BoardDealt(_, cards):
                lines.append(f"d db {show_cards(cards)}")
            case happened.Folded(seat):
                lines.append(f"p{player[seat]} f")
            case happened.Checked(seat) | happened.Called(seat, _, _):
                lines.append(f"p{player[seat]} cc")
            case happened.Raised(seat, _, to, _):
                lines.append(f"p{player[seat]} cbr {dump_value(_amount(unit, to))}")
            case happened.BroughtIn(seat, _):
                lines.append(f"p{player[seat]} pb")
            case happened.HandShown(seat, cards):
                lines.append(f"p{player[seat]} sm {show_cards(cards)}")
            case happened.HandMucked(seat):
                lines.append(f"p{player[seat]} sm")
    return lines + drawn


def _dealt(event: happened.HoleDealt | happened.HoleSeen, player: dict[int, int]) -> list[str]:
    """One entry per seat, in the order in which each got its first card."""
    by_seat: dict[int, list[AnyCard]] = {}
    for dealt in event.cards:
        by_seat.setdefault(dealt.seat, []).append(dealt.card)
    return [f"d dh p{player[seat]} {show_cards(cards)}" for seat, cards in by_seat.items()]
