"""Points at the cards that play, in a real window by real X events. Run by `test_real_window`; see `drive`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from pokertable.app import App, application
from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.topics import best_high, best_low
from pokertable.views.table.table_pointing import PointingPanel
from tests.narrow import known
from tests.test_app import choice
from tests.window.drive import MOST_HANDS, Hands, has_more, is_another, opened, spot_of, wait_until


def main() -> None:
    app = application()
    program, hands = opened(app, 1024, 700, points=True)
    for game, variant in CATALOGUE.items():
        if any(topic.fits(variant) for topic in (best_high.TOPIC, best_low.TOPIC)):  # else nothing is asked
            point(program, hands, game)
    program.window.close()
    print("DONE", flush=True)


def point(program: App, hands: Hands, game: str) -> None:
    """Check down to a showdown, tap cards on the felt, confirm by key; the verdict stands beside the result."""
    variant = CATALOGUE[game]
    program.play(choice(game, personas=("station",)))
    page, tables = program.window.table, program.tables
    for _ in range(MOST_HANDS):
        if asked(program, hands):
            break
        before = known(tables.hand)
        hands.key("space")
        wait_until(partial(is_another, tables, before), "Space deals the next hand")
    panel, view = page.pointing, page.table
    wanted = panel.highlights.pool[: 5 if variant.brings_in else 2]
    for count, card in enumerate(wanted, 1):
        hands.click(view.viewport(), spot_of(view, card))
        wait_until(partial(picked, panel, count), f"a click on {card} picks it")
    hands.key("Return")
    if variant.is_split:
        wait_until(lambda: panel.none_button.isVisible(), "the low is asked")
        hands.key("n")
    wait_until(page.showdown.isVisible, "the showdown goes on")
    if not page.showdown.verdict:
        print("FAILED: no verdict", flush=True)
        sys.exit(1)
    print(f"{game}: {page.showdown.verdict}", flush=True)


def asked(program: App, hands: Hands) -> bool:
    """Play to the question or to the end of the hand; whether it is the question."""
    page, tables = program.window.table, program.tables
    something: Callable[[], bool] = lambda: (  # noqa: E731
        page.pointing.is_asking or page.showdown.isVisible() or page.panel.live
    )
    while True:
        wait_until(something, "my turn, the question or the end comes")
        if page.pointing.is_asking or page.showdown.isVisible():
            return page.pointing.is_asking
        events = known(tables.hand).events
        before = len(events)
        hands.key("c")
        wait_until(partial(has_more, events, before), "the action is taken")


def picked(panel: PointingPanel, count: int) -> bool:
    return len(panel.highlights.picked) == count


if __name__ == "__main__":
    main()
