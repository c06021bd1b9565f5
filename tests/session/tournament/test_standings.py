"""The standings of a sit and go: places, chips, and the prizes that would be won now."""

from itertools import groupby

from pokertable.session.tournament.entrants import entrants
from pokertable.session.tournament.standings import standings
from pokertable.session.tournament.tournament import Tournament
from tests.session.tournament.test_tournament import played_round, setup


def test_who_has_the_same_chips_would_win_the_same_now():
    """Before the first hand two of six were said to win 390 and 210, all at the same 1,500."""
    tournament = Tournament(setup("holdem", 6))
    names, prizes = entrants("You", 6, ["tag"], "1"), tournament.setup.prizes
    assert {row.prize for row in standings(tournament, names, 0).rows} == {sum(prizes) // 6}
    while not tournament.over:
        tournament.settle(played_round(tournament))
        rows = standings(tournament, names, 0).rows
        assert sum(row.prize for row in rows) == sum(prizes)
        for place, alike in groupby(rows, key=lambda row: row.place):
            won = [row.prize for row in alike]
            assert max(won) - min(won) <= 1, place
