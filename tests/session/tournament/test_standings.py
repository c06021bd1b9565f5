"""The standings of a sit and go: places, chips, and what they are worth."""

from pokertable.session.tournament.entrants import entrants
from pokertable.session.tournament.standings import standings
from pokertable.session.tournament.tournament import Tournament
from tests.session.tournament.test_tournament import played_round, setup


def test_stacks_are_worth_the_prizes_that_are_left_and_a_prize_is_had_by_who_is_out():
    """Who led was said to have the winner's prize, beside the lower worth of the same stack."""
    tournament = Tournament(setup("holdem", 6))
    names, prizes = entrants("You", 6, ["tag"], "1"), tournament.setup.prizes
    assert set(standings(tournament, names, 0).worth.values()) == {sum(prizes) // 6}
    while not tournament.over:
        tournament.settle(played_round(tournament))
        now = standings(tournament, names, 0)
        still = [row for row in now.rows if not row.is_out]
        assert all(row.prize == 0 for row in still)
        won = sum(row.prize for row in now.rows)
        if not tournament.over:
            assert list(now.worth) == [row.player for row in still]
            assert abs(sum(now.worth.values()) + won - sum(prizes)) <= len(still) / 2
            worth = [now.worth[row.player] for row in still]
            assert worth == sorted(worth, reverse=True)
    assert won == sum(prizes) and not now.worth
