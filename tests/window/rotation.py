"""A whole rotation of HORSE by real keys: every game is announced, played and left for the next. Run by
`test_real_window`; see `drive`.
"""

from __future__ import annotations

from functools import partial

from pokertable.app import application
from pokertable.model.mixes import HORSE
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.views.kit.translate import shown
from pokertable.views.log.panel import LogPanel
from tests.narrow import known
from tests.window.drive import failed, is_another, opened, play_hand, wait_until

SEATS = 2


def main() -> None:
    app = application()
    program, hands = opened(app, 1280, 800, choice=two_seats())
    window, tables, notice = program.window, program.tables, program.tables.page.next_game
    hands.click(window.start.cells[HORSE.key])
    wait_until(lambda: window.start.choice().variant == HORSE.key, "a click chooses HORSE")
    hands.key("Return")
    wait_until(lambda: tables.hand is not None, "Enter deals HORSE")
    for number, (variant, structure) in enumerate((*HORSE.parts, HORSE.parts[0])):
        for left in range(SEATS, 0, -1):
            hand, game = known(tables.hand), known(tables.table).game
            if (game.variant.key, game.structure) != (variant.key, structure):
                failed(f"{shown(game.title)} instead of {variant.key}")
            announced = left == SEATS
            if announced:
                wait_until(lambda: notice.is_open, f"{variant.key} is announced")
                said = notice.accessibleName()
                if shown(game.title) not in said or f"for {SEATS} hands" not in said:
                    failed(said)
                if number and f"Now playing: {shown(game.title)}" not in logged(window.table.log):
                    failed("the log does not say the change")
                hands.key("space")
                wait_until(lambda: not notice.is_open, "Space has seen it")
            elif notice.is_open:
                failed("announced twice")
            if shown(game.title) not in window.windowTitle():
                failed(window.windowTitle())
            print(f"{variant.key}: {window.windowTitle()}: {window.place.subtitle}", flush=True)
            if number == len(HORSE.parts):
                break
            play_hand(program, hands, all_in=False)
            hands.key("space")
            wait_until(partial(is_another, tables, hand), "Space deals the next hand")
    program.window.close()
    print("DONE", flush=True)


def logged(log: LogPanel) -> str:
    """The lines of the dealer's log."""
    return "\n".join(str(line.text) for line in log.text.lines)


def two_seats() -> TableChoice:
    """HORSE against one who calls, so that an orbit is two hands."""
    usual = usual_choice(HORSE.key)
    return TableChoice(
        variant=HORSE.key, structure=usual.structure, low=10, high=20, seats=SEATS, personas=("station",), stack=2000
    )


if __name__ == "__main__":
    main()
