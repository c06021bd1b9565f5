"""The player's sit and goes in figures, by hand."""

import pytest

from pokertable.session.history.store import Store
from pokertable.session.play.sit_and_go import HEAD, ROUND, SitAndGo
from pokertable.session.play.tournament_results import TournamentFigures, by_kind, tournament_results
from tests.session.play.test_sit_and_go import chosen


def over(store, number, field, places, game="holdem"):
    """A sit and go of which the player and others are out at these places."""
    sng = SitAndGo.of_choice(chosen(game, field), number)
    head = sng.head()[f"{HEAD}{{id}}"]
    prizes = dict(enumerate(sng.setup.prizes, 1))
    head["out"] = [[player, place, prizes.get(place, 0), 30] for player, place in enumerate(places)]
    store.tournaments.set_all({f"{HEAD}{number}": head, f"{ROUND}{number}.000001": {}})


def test_places_prizes_and_the_return_on_an_entry_are_counted_and_one_that_goes_on_is_not():
    store = Store(None)
    over(store, 5, 3, [1, 2, 3])  # 195 of 100
    over(store, 7, 3, [3, 1, 2])  # nothing
    over(store, 9, 3, [2, 1, 3])  # 105
    over(store, 11, 9, [], "omaha8")  # still played
    results = tournament_results(store)
    assert [(each.id, each.place, each.prize) for each in results] == [(5, 1, 195), (7, 3, 0), (9, 2, 105)]
    figures = TournamentFigures.of(results)
    assert (figures.tournaments, figures.place, figures.wins, figures.in_prizes) == (3, 2.0, 1, 2)
    assert figures.gain == pytest.approx((0.95 - 1 + 0.05) / 3)
    # deviations from 0: 0.95, -1, 0.05; variance 1.905 / 2; over 3 tournaments
    assert figures.stderr == pytest.approx((1.905 / 2 / 3) ** 0.5)
    assert list(by_kind(results)) == [("holdem", "none", "turbo", 3)]
    assert TournamentFigures.of(results[:1]).stderr is None


def test_what_cannot_be_read_is_left_out():
    store = Store(None)
    over(store, 5, 2, [1, 2])
    store.tournaments.set_all({f"{HEAD}6": {"out": 7}, f"{HEAD}x": 1, f"{HEAD}8": {"setup": {}, "out": [], "hands": 1}})
    assert [each.id for each in tournament_results(store)] == [5]
