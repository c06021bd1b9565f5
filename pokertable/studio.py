"""Pictures of the window: the real program, played to a point without a screen, and grabbed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
from PySide6.QtCore import QBuffer, QEventLoop, QTimer

from pokertable.app import App, application
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw
from pokertable.model.hand.observation import Observation
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.drawing import DrawHands
from pokertable.session.history.store import History
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.session.profile.whole_file import write_whole
from pokertable.session.record.rewind import own_decisions
from pokertable.training.quiz.asking import ask
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.language import speak

MOST_HANDS = 200
HANDS_ON_THE_DESK = 12
PATIENCE_MS = 60_000
DEALS_OF_A_REVIEW = 48
LEAST_TO_REVIEW = 3
"""Decisions of the hand that is reviewed."""
SESSION = 10
"""Questions of a session of the quiz."""


class Studio:
    """One window of a size, off the screen. Our seat checks or calls, and throws what is best.

    Raises `ValueError` if the language that is set cannot be shown here.
    """

    def __init__(self, settings: Settings, size: tuple[int, int], *, seed: int) -> None:
        self._app = application()
        problem = speak(settings.language)
        if problem is not None:
            raise ValueError(problem)
        self._program = App(settings, seed=seed, guard_ms=0)
        self._program.window.setMinimumSize(1, 1)
        self._program.window.resize(*size)
        self._program.window.show()
        self._app.processEvents()
        self._seed = seed
        self._decisions = 0
        self._hands = 0
        self._loop = QEventLoop()

    def table(self, choice: TableChoice, decisions: int) -> None:
        """Play so many decisions at this table and stop at the next."""

        def decide(observation: Observation) -> Action | None:
            if self._decisions == decisions:
                return None
            self._decisions += 1
            return self._passive(observation)

        def goes_on() -> bool:
            return True

        self._play(choice, decide, goes_on)
        panel = self._program.window.table.drawing
        if panel.is_asking:
            for card in self._best_throw(panel.highlights.pool):
                panel.pick(card)

    def odds(self) -> None:
        """Turn live help on, wait for its last figures, and open what the next opponent can hold."""
        settled: list[bool] = []
        self._program.odds.table.counted.connect(lambda odds: settled.append(odds.settled))
        self._program.window.bar.odds.trigger()
        self._wait_for(lambda: bool(settled) and settled[-1])
        self._program.window.table.open_next_range()

    def showdown(self, choice: TableChoice, decisions: int) -> None:
        """Play on, after so many decisions, to the first hand of ours that is shown down, and stop at its result."""

        def decide(observation: Observation) -> Action | None:
            self._decisions += 1
            return self._passive(observation)

        def goes_on() -> bool:
            tables = self._program.tables
            hand, table = tables.hand, tables.table
            assert hand is not None and table is not None and table.hero is not None
            state = hand.state
            return (
                self._decisions < decisions
                or sum(state.shown) < 2
                or not (state.shown[table.hero] or state.mucked[table.hero])
            )

        self._play(choice, decide, goes_on)

    def start(self, choice: TableChoice) -> None:
        """Show the start page with this table chosen."""
        self._program.window.set_choices([choice])
        self._wait_for(lambda: self._program.window.start.scene.hand is not None)

    def rules(self, choice: TableChoice) -> None:
        """Show the rules of this table's game."""
        self.start(choice)
        self._program.rules.show()

    def page(self, key: str) -> None:
        """Show another page."""
        self._program.open_page(key)

    def quiz(self, game: str, topic: str | None, answers: int) -> None:
        """Show a question of this topic; raises `ValueError` naming a topic that is not asked in the game.

        With answers: the verdict on the last of so many, every second one right, the first wrong; after a whole
        session its summary, and after one more the progress in graphs.
        """
        wanted = topic_from("high" if topic is None else topic)
        self._program.open_page("quiz")
        quiz = self._program.pages.quiz
        quiz.set_seed(self._seed)
        quiz.start([wanted], [game], SESSION)
        self._answer(min(answers, SESSION), goes_on=answers > SESSION)
        if answers > SESSION + 1:
            quiz.show_figures()
        elif answers <= SESSION:
            self._wait_for(lambda: quiz.question is not None)

    def today(self, choice: TableChoice, answers: int) -> None:
        """Show what is to be done today by a player of this game whose last weeks are made up.

        With answers: the verdict on the last of so many, every second one right; after all of them the end.
        """
        self._program.window.set_choices([choice])
        self._program.store.progress.set_all(made_up(choice.variant, time.time()))
        progress, rng = self._program.pages.quiz.progress, random.Random(self._seed)
        for key in _MISSED:
            topic = topic_from(key)
            if choice.variant in topic.games:
                question = ask(topic, CATALOGUE[choice.variant], rng)
                wrong = question.tempting[0]
                progress.missed_at_table(question, wrong.answer, wrong.error)
        self._program.open_page("today")
        if answers:
            self._program.today.begin()
            quiz = self._program.pages.quiz
            assert quiz.run is not None
            count = quiz.run.count
            self._answer(min(answers, count), goes_on=answers > count)

    def _answer(self, answers: int, *, goes_on: bool) -> None:
        """Answer so many questions of the quiz, every second one right, the first wrong; `goes_on`: past the last."""
        quiz = self._program.pages.quiz
        for number in range(1, answers + 1):
            self._wait_for(lambda: quiz.question is not None and quiz.outcome is None)
            question = quiz.question
            assert question is not None
            quiz.give(question.tempting[0].answer if number % 2 and question.tempting else question.answer)
            if number < answers or goes_on:
                quiz.go_on()

    def review(self, choice: TableChoice, down: int) -> None:
        """Play a few hands and review the last one with several decisions of ours; `down`: look so many further down.

        The seed counts the hands: another one, another hand.
        """
        self._hands = -HANDS_ON_THE_DESK

        def decide(observation: Observation) -> Action | None:
            self._decisions += 1
            return self._passive(observation)

        def goes_on() -> bool:
            return self._hands < 0 or self._decided() < LEAST_TO_REVIEW

        self._play(choice, decide, goes_on)
        pages = self._program.pages
        pages.reviews.seconds, pages.reviews.most_deals = None, DEALS_OF_A_REVIEW  # the same picture on any machine
        settled: list[bool] = []
        self._program.window.table.showdown.review_button.click()
        pages.reviewed.connect(lambda: settled.append(True))
        self._wait_for(lambda: bool(settled))
        if down:
            pages.review_page.choose(min(pages.review_page.at + down, self._decided() - 1))
        pages.review_page.finish_now()  # its parts take their turns

    def _decided(self) -> int:
        """How often our seat has decided in the hand at the table."""
        hand, table = self._program.tables.hand, self._program.tables.table
        assert hand is not None and table is not None and table.hero is not None
        return len(own_decisions(hand.events, table.hero))

    def desk(self, page: str, choice: TableChoice) -> None:
        """Play a few hands, then show a page of the desk."""
        self._hands = -HANDS_ON_THE_DESK

        def decide(observation: Observation) -> Action | None:
            return self._passive(observation)

        self._play(choice, decide, lambda: self._hands < 0)
        if page == "replayer":
            self._program.pages.replay(History(self._program.store).ids()[0])
        else:
            self._program.open_page(page)
            self._wait_for(lambda: page != "statistics" or self._program.pages.statistics.graph.isVisible())

    def _wait_for(self, there: Callable[[], bool]) -> None:
        poll, late = QTimer(), QTimer()
        poll.timeout.connect(lambda: self._loop.quit() if there() else None)
        late.setSingleShot(True)
        late.timeout.connect(self._loop.quit)
        poll.start(20)
        late.start(PATIENCE_MS)
        self._loop.exec()
        poll.stop()
        if not there():
            raise ValueError(f"the page did not get there in {PATIENCE_MS // 1000} s")

    def lab(self, game: str, hand: tuple[Card, ...], board: tuple[Card, ...]) -> None:
        """Open the lab with these cards; none: as it is first met, in another game with cards dealt by the seed.

        Raises `ValueError` naming what does not fit.
        """
        self._program.open_page("lab")
        lab = self._program.pages.lab
        if not (hand or board) and game != lab.cards.variant.key:
            variant = CATALOGUE[game]
            dealt = shuffled_deck(random.Random(self._seed))[: variant.hole_cards + variant.board_cards]
            hand, board = tuple(dealt[: variant.hole_cards]), tuple(dealt[variant.hole_cards :])
        if hand or board:
            lab.open_cards(hand, board, game)
        self._wait_for(lambda: not lab.lab.will_tell)

    def _play(
        self, choice: TableChoice, decide: Callable[[Observation], Action | None], goes_on: Callable[[], bool]
    ) -> None:
        program = self._program

        def asked(_seat: int, observation: Observation) -> None:
            action = decide(observation)
            if action is None:
                self._loop.quit()
            else:
                program.tables.act(action)

        def ended() -> None:
            self._hands += 1
            if self._hands < MOST_HANDS and goes_on():
                program.tables.deal()
            else:
                self._loop.quit()

        program.tables.asked.connect(asked)
        program.tables.hand_ended.connect(ended)
        late = QTimer()
        late.setSingleShot(True)
        late.timeout.connect(self._loop.quit)
        late.start(PATIENCE_MS)
        QTimer.singleShot(0, lambda: program.play(choice))
        self._loop.exec()
        if not late.isActive():
            raise ValueError(f"the table did not get there in {PATIENCE_MS // 1000} s")
        late.stop()

    def _passive(self, observation: Observation) -> Action:
        legal = observation.legal
        assert legal is not None
        if legal.draw is not None:
            return Draw(self._best_throw(observation.seats[legal.seat].known))
        return CheckCall() if legal.bring_in is None else BringIn()

    def _best_throw(self, held: tuple[Card, ...]) -> tuple[Card, ...]:
        """What our seat throws of these cards."""
        hand = self._program.tables.hand
        assert hand is not None
        spot, cards = Spot.of(hand.observe(None)), np.array([held], np.uint8)
        thrown = DrawHands(spot, cards, 0.0, watches=False).throws[0].thrown
        return tuple([card for card in held if card in thrown])

    def save(self, path: Path) -> None:
        """Write the window as a PNG; raises `OSError` if the file cannot be written. The program is over then."""
        self._app.processEvents()
        picture = self._program.window.grab()
        self._program.window.close()
        if not path.parent.is_dir():
            raise OSError(f"{path.parent}: no such directory")
        png = QBuffer()
        picture.save(png, "PNG")
        write_whole(path, bytes(png.data().data()))


def made_up(game: str, now: float) -> dict[str, dict[str, list[int]]]:
    """Answers of the last weeks by their names in the store, fewer of them wrong from week to week."""
    topics = [key for key in ("high", "nuts", "range") if game in topic_from(key).games]
    kept = {}
    for back in range(0, 7 * len(_WRONG), 2):
        day = datetime.fromtimestamp(now, UTC).date() - timedelta(days=back)
        wrong = _WRONG[back // 7]
        kept[f"quiz.day.{day.isoformat()}"] = {
            f"{key}/{game}": [8, 8 - wrong - at % 2] for at, key in enumerate(topics)
        }
    return kept


_MISSED = ("nuts", "play", "high", "nuts")
"""Topics of what is due today."""
_WRONG = (1, 1, 2, 2, 3, 3)
"""Of eight answers in the weeks before, the last first."""
