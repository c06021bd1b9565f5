"""Lists, searches and sums, each compared with the same question put to the records themselves."""

from dataclasses import fields
from functools import cache

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, Card, parse_cards
from pokertable.model.hand.events import DealtCard, Discarded, Event, HandShown, HoleDealt
from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.rows.words import board_cards, last_cards, own_cards
from pokertable.session.history.statistics import Figures, seat_figures
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter, WonLost
from pokertable.session.history.store.history import By, Order
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8, Player, new_table

EACH = 30
"""Hands of each game."""


@pytest.fixture(scope="module")
def desk():
    """A store with some hands of three games, and every hand's record and figures by id."""
    times = iter(range(10**9, 10**10, 60))
    store = Store(None, now=lambda: float(next(times)))
    for game, seats in ((HOLDEM, 6), (OMAHA8, 3), (STUD8, 2)):
        player = Player(store, new_table(game, seats=seats, buy_in=600))
        player.play(EACH)
        store.leave_table(player.table_id)
    records = {hand_id: store.record(hand_id) for hand_id in History(store).ids()}
    return store, History(store), records


figures_of, adjusted_of = cache(seat_figures), cache(adjusted_results)
"""Of each seat; every test asks for those of every hand."""


def own(record):
    return figures_of(record.events)[0]


FILTERS = [
    (EVERY_HAND, lambda i, r: True),
    (HandFilter(variant="omaha8"), lambda i, r: r.game.variant.key == "omaha8"),
    (HandFilter(structure=Structure.FIXED), lambda i, r: r.game.structure is Structure.FIXED),
    (HandFilter(outcome=WonLost.WON), lambda i, r: own(r).result > 0),
    (HandFilter(outcome=WonLost.LOST), lambda i, r: own(r).result < 0),
    (HandFilter(outcome=WonLost.EVEN), lambda i, r: own(r).result == 0),
    (HandFilter(position="BTN"), lambda i, r: own(r).position == "BTN"),
    (HandFilter(position="bring-in"), lambda i, r: own(r).position == "bring-in"),
    (HandFilter(showdown=True), lambda i, r: own(r).showdown),
    (HandFilter(showdown=False, variant="holdem"), lambda i, r: not own(r).showdown and r.game == HOLDEM),
    (HandFilter(opponent="tag"), lambda i, r: "tag@2" in r.policies),
    (HandFilter(opponent="maniac"), lambda i, r: "maniac@1" in r.policies),
    (HandFilter(opponent="nobody"), lambda i, r: False),
    (HandFilter(opponent="m%"), lambda i, r: False),
    (HandFilter(text="marek"), lambda i, r: "Marek" in r.names),
    (HandFilter(text="INES mar"), lambda i, r: "Marek" in r.names),
]


def asked(value: object) -> str:
    """What a filter asks for; nothing for its counterpart."""
    if not isinstance(value, HandFilter):
        return ""
    said = {field.name: getattr(value, field.name) for field in fields(value)}
    return ",".join(f"{name}={wanted}" for name, wanted in said.items() if wanted != getattr(EVERY_HAND, name)) or "all"


@pytest.mark.parametrize(("wanted", "holds"), FILTERS, ids=asked)
def test_filters_find_what_the_records_say(desk, wanted, holds):
    _, history, records = desk
    expected = [hand_id for hand_id, record in records.items() if holds(hand_id, record)]
    assert history.ids(wanted) == expected
    page = history.page(wanted, limit=1000)
    assert [row.id for row in page.rows] == expected[::-1]
    assert page.total == len(expected)


def test_some_hands_are_found_and_some_are_not(desk):
    _, _, records = desk
    for wanted, holds in FILTERS[1:12]:
        assert 0 < sum(holds(*entry) for entry in records.items()) < len(records), wanted


def test_hands_of_a_time(desk):
    _, history, records = desk
    ids = list(records)
    since, until = ids[20] >> 12, ids[70] >> 12
    assert history.ids(HandFilter(since_ms=since, until_ms=until)) == ids[20:70]
    assert [row.played_ms for row in history.page(HandFilter(since_ms=since), Order.OLDEST, limit=1).rows] == [since]


def test_the_end_of_a_time_is_not_in_it():
    """A hand of that very moment; those of a rescue have no window's number in theirs."""
    store = Store(None)
    player = Player(store, new_table())
    first, second = player.play_hand(), player.play_hand()
    at = (second >> 12) + 1
    store.write(lambda connection: connection.execute("UPDATE hands SET id = ? WHERE id = ?", (at << 12, second)))
    history = History(store)
    assert history.ids(HandFilter(until_ms=at)) == [first]
    assert history.ids(HandFilter(until_ms=at + 1)) == [first, at << 12] and history.ids(HandFilter(since_ms=at))
    store.close()


def test_cards_are_found_where_the_player_saw_them(desk):
    _, history, records = desk
    found = 0
    for text in ("As", "as", "AsKs", "ks As", "7d"):
        wanted = {"As", "Ks"} if "k" in text.lower() else {text.capitalize()}
        expected = []
        for hand_id, record in records.items():
            seen = [*own_cards(record.events, 0), *board_cards(record.events)]
            for event in record.events:
                if isinstance(event, HandShown):
                    seen += event.cards
                elif isinstance(event, HoleDealt):
                    seen += [dealt.card for dealt in event.cards if dealt.up]
            if wanted <= {str(card) for card in seen}:
                expected.append(hand_id)
        assert history.ids(HandFilter(text=text)) == expected
        found += len(expected)
    assert found > 50


def test_folded_hands_of_opponents_cannot_be_searched_for():
    store = Store(None)
    player = Player(store, new_table(HOLDEM))
    history = History(store)
    checked = 0
    for hand_id in player.play(30):
        events = store.events(hand_id)
        shown = {event.seat for event in events if isinstance(event, HandShown)}
        for event in events:
            if isinstance(event, HoleDealt):
                for seat, card, _ in event.cards:
                    if seat and seat not in shown:
                        assert hand_id not in history.ids(HandFilter(text=str(card)))
                        checked += 1
    assert checked > 20


def test_notes_are_found_whatever_their_case(desk):
    _, history, records = desk
    store = desk[0]
    hand_id = list(records)[5]
    store.set_note(hand_id, "Zu LANGSAM gespielt, Straße übersehen: As")
    try:
        for text in ("langsam", "STRASSE", "zu über", "übersehen"):
            assert history.ids(HandFilter(text=text)) == [hand_id], text
        holders = history.ids(HandFilter(text="As"))
        store.set_note(hand_id, "nothing")
        assert history.ids(HandFilter(text="langsam")) == []
        assert history.ids(HandFilter(text="As")) == holders, "a note is no card"
        assert history.ids(HandFilter(text="%")) == history.ids(HandFilter(text="_")) == []
    finally:
        store.set_note(hand_id, "")


def test_tags_are_found(desk):
    store, history, records = desk
    hand_id = list(records)[7]
    store.set_tag(hand_id, "misread")
    try:
        (row,) = history.page(HandFilter(tag="misread")).rows
        assert (row.id, row.tags) == (hand_id, ("misread",))
        assert history.figures(HandFilter(tag="misread")).hands == 1
    finally:
        store.set_tag(hand_id, "misread", on=False)


ORDERS = {
    Order.NEWEST: lambda row: -row.id,
    Order.OLDEST: lambda row: row.id,
    Order.BEST: lambda row: (-row.result, -row.id),
    Order.WORST: lambda row: (row.result, -row.id),
    Order.LARGEST_POT: lambda row: (-row.pot, -row.id),
}


@pytest.mark.parametrize("order", Order)
def test_orders_and_pages(desk, order):
    _, history, _ = desk
    everything = history.page(order=order, limit=1000)
    assert list(everything.rows) == sorted(everything.rows, key=ORDERS[order])
    paged = [
        row for offset in range(0, 3 * EACH + 10, 7) for row in history.page(order=order, offset=offset, limit=7).rows
    ]
    assert paged == list(everything.rows)
    assert history.page(offset=10_000).total == history.page(HandFilter(text="you"), offset=10_000).total == 3 * EACH


def test_a_row_says_what_the_record_says(desk):
    _, history, records = desk
    for row in history.page(limit=1000).rows:
        record = records[row.id]
        figures = own(record)
        assert (row.result, row.position, row.showdown) == (figures.result, figures.position, figures.showdown)
        assert list(row.cards) == last_cards(record.events, 0) and list(row.board) == board_cards(record.events)
        assert (row.title, row.seat_count) == (str(record.game.title), len(record.names))
        assert (row.origin, row.hero, row.number) == (Origin.PLAYED, 0, record.number)


def test_a_hand_with_draws_shows_the_cards_held_last():
    """All twelve that were ever held stood in a row; which were kept was not to be seen."""

    first = parse_cards("7c5d4h")
    events: list[Event] = [
        HoleDealt(0, tuple([DealtCard(0, card, up=False) for card in (*first, *parse_cards("KsKh"))])),
        Discarded(1, parse_cards("2s")),
        Discarded(0, parse_cards("KsKh")),
        HoleDealt(0, tuple([DealtCard(0, card, up=False) for card in parse_cards("2cKd")])),
        Discarded(0, parse_cards("Kd")),
        HoleDealt(1, (DealtCard(0, parse_cards("Ks")[0], up=False),)),
    ]
    assert last_cards(events, 0) == [*first, *parse_cards("2cKs")]
    hidden: list[Event] = [HoleDealt(0, (DealtCard(0, HIDDEN, up=False),)), Discarded(0, parse_cards("Kd"))]
    assert last_cards(hidden, 0) == []


def summed(records, seats_of):
    """The figures added up by hand."""
    total = dict.fromkeys(Figures.__dataclass_fields__, 0)
    for record in records:
        for seat in seats_of(record):
            f = figures_of(record.events)[seat]
            split = record.game.variant.is_split
            adjusted = adjusted_of(record.events)[seat]
            for name, more in (
                ("hands", 1),
                ("result", f.result),
                ("big_bets", f.result / record.game.yardstick),
                ("adjusted_big_bets", adjusted / record.game.yardstick),
                ("voluntary", f.voluntary),
                ("raised", f.raised),
                ("saw_second", f.saw_second),
                ("showdowns", f.showdown),
                ("won_showdowns", f.won_showdown),
                ("split_showdowns", f.showdown and split),
                ("scooped", f.scooped and split),
                ("low_showdowns", f.low_share is not None),
                ("low_shares", f.low_share or 0),
            ):
                total[name] += more
    return total


def same(figures, expected):
    return {name: getattr(figures, name) for name in expected} == {
        name: pytest.approx(value, abs=1e-6) for name, value in expected.items()
    }


@pytest.fixture(scope="module")
def adjusted_desk(desk):
    store, _, records = desk
    while pending := store.pending_adjustments(7):
        for hand_id in pending:
            store.put_adjusted(hand_id, adjusted_results(records[hand_id].events))
    return desk


@pytest.mark.parametrize(("wanted", "holds"), FILTERS, ids=asked)
def test_statistics_are_the_sums_of_the_hands(adjusted_desk, wanted, holds):
    _, history, records = adjusted_desk
    chosen = [record for hand_id, record in records.items() if holds(hand_id, record)]
    assert same(history.figures(wanted), summed(chosen, lambda record: [0]))


def test_statistics_by_game_and_position_add_up(adjusted_desk):
    _, history, records = adjusted_desk
    by_game = history.figures_by(By.GAME)
    assert set(by_game) == {"holdem none", "omaha8 pot", "stud8 fixed"}
    for game, figures in by_game.items():
        variant = game.split()[0]
        chosen = [record for record in records.values() if record.game.variant.key == variant]
        assert same(figures, summed(chosen, lambda record: [0]))
    for wanted in (HandFilter(variant="holdem"), HandFilter(variant="holdem", showdown=True)):
        by_position = history.figures_by(By.POSITION, wanted)
        assert set(by_position) == {"BTN", "SB", "BB", "UTG", "HJ", "CO"}
        assert sum(figures.hands for figures in by_position.values()) == history.figures(wanted).hands


def test_statistics_of_an_opponent_type_are_those_of_its_seats(adjusted_desk):
    _, history, records = adjusted_desk
    assert history.opponents() == ["maniac", "rock", "tag"]
    for who, label in (("rock", "rock@1"), ("tag", "tag@2")):
        seats_of = lambda record, label=label: [i for i, policy in enumerate(record.policies) if policy == label]  # noqa: E731
        assert same(history.figures(who=who), summed(records.values(), seats_of))
        outcome = HandFilter(showdown=True)
        assert history.figures(outcome, who).hands == history.figures(outcome, who).showdowns > 0


def test_totals_are_the_sums_of_the_seats(adjusted_desk):
    _, history, _ = adjusted_desk
    always = HandFilter(since_ms=0)
    assert not always.asks_for_tables and EVERY_HAND.asks_for_tables
    for who in ("", "rock", "maniac", "tag"):
        sums, totals = history.figures(always, who), history.figures(who=who)
        assert same(sums, {name: getattr(totals, name) for name in Figures.__dataclass_fields__})


def test_the_graph_ends_where_the_figures_are(adjusted_desk):
    _, history, records = adjusted_desk
    for wanted in (EVERY_HAND, HandFilter(variant="stud8"), HandFilter(outcome=WonLost.WON)):
        figures, graph = history.figures(wanted), history.graph(wanted, points=20)
        assert graph.hands[0] == 0 and graph.hands[-1] == figures.hands
        assert graph.results[-1] == pytest.approx(figures.big_bets)
        assert graph.adjusted[-1] == pytest.approx(figures.adjusted_big_bets)
        assert len(graph.hands) <= 42
    whole = history.graph()
    results = [own(record).result / record.game.yardstick for record in records.values()]
    assert list(whole.results) == [pytest.approx(sum(results[:n])) for n in range(len(results) + 1)]


def test_an_empty_store_has_empty_answers():
    history = History(Store(None))
    assert history.page().total == 0 and history.page().rows == ()
    assert history.figures() == Figures() and history.figures_by(By.GAME) == {}
    assert history.graph().hands == (0,)
    assert history.row(3) is None and history.branches(3) == () and history.tags() == {} and history.opponents() == []
    assert history.figures().vpip is None and history.figures().big_bets_per_100 is None


def test_a_discard_that_is_dealt_to_its_seat_again_is_listed_once_and_is_no_damage(tmp_path):
    """Its row, as versions before wrote it too, was taken for damage, and the whole file with it."""
    store = Store(tmp_path / "p.db")
    hand_id = Player(store).play_hand()
    store.write(lambda c: c.execute("UPDATE hands SET cards = '2c3c4c5c7d????2cKd'"))
    (row,) = History(store).page().rows
    assert row.id == hand_id and "".join(map(str, row.cards)) == "2c3c4c5c7d????Kd"
    assert store.fault is None
    again = [HoleDealt(at, (DealtCard(0, Card.parse(card), False),)) for at, card in enumerate(("2c", "Kd", "2c"))]
    assert "".join(map(str, own_cards(again, 0))) == "2cKd"
    store.close()


def test_hands_and_figures_of_some_tables_alone():
    store = Store(None)
    for seed in (1, 2):
        player = Player(store, new_table(seed=seed))
        player.play(3)
        store.leave_table(player.table_id)
    history, table = History(store), player.table_id
    wanted = HandFilter(tables=(table,))
    assert [known(history.row(each)).table_id for each in history.ids()].count(table) == 3
    assert history.ids(wanted) == [each for each in history.ids() if known(history.row(each)).table_id == table]
    assert (history.figures(wanted).hands, history.figures().hands) == (3, 6)
    assert not history.ids(HandFilter(tables=())) and history.figures(HandFilter(tables=())).hands == 0
