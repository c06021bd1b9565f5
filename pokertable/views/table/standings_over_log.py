"""A sit and go's standings over the log of its table; a table of cash imports nothing of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokertable.views.log.panel import LogPanel

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings
    from pokertable.views.tournament.standings_panel import StandingsPanel


def over_log(log: LogPanel, panel: StandingsPanel | None, standings: Standings | None) -> StandingsPanel | None:
    """Show the standings over the log; None hides them. Returns the panel that was built for the first."""
    if standings is not None and panel is None:
        from pokertable.views.tournament.standings_panel import StandingsPanel

        panel = StandingsPanel(log)
        log.add_above(panel, panel.set_room)
    if panel is not None:
        panel.setVisible(standings is not None)
        if standings is not None:
            panel.show_standings(standings)
    return panel


def out_said(standings: Standings | None) -> str:
    """Say how the player went out of the sit and go: nothing while still in, and nothing at a table of cash."""
    if standings is None:
        return ""
    from pokertable.views.tournament.words import out_words

    return out_words(standings)
