"""The costliest decisions of a sit and go on the screen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.text import phrase
from pokertable.training.review.prizes import CostlyDecision, Weighed
from pokertable.views.tournament.costly import CostlyDecisions
from pokertable.views.tournament.end_page import TournamentEnd
from tests.painted import looked_at


@pytest.mark.painted
def test_a_reason_without_room_on_one_line_takes_two(qtbot: QtBot) -> None:
    """In French it shrank to the smallest type, in Japanese it was cut."""
    why = phrase("In chips this was a call, in prizes a fold.")
    costly = CostlyDecision(7, 2, 58, "turn", 4, parse_cards("Ac9d7h2s"), phrase("You called all-in"), why, 5.8, 1.2)
    list_of = CostlyDecisions()
    qtbot.addWidget(list_of)
    list_of.resize(660, 400)
    list_of.show_weighed(Weighed(1, 1, 1, (costly,)))
    list_of.show()
    said = looked_at(list_of)
    assert said.cut == []
    assert "Turn: you called all-in" in [words for _, words, _ in said.sizes]
    below = [(px, words) for px, words, _ in said.sizes if words in why.template or words == "Hand 58, 4 players left"]
    assert len(below) == 3 and all(px == 14 for px, _ in below)


@pytest.mark.parametrize(
    ("loss", "error", "said"), [(7.664, 0.0, "−7.66"), (0.62, 0.58, "−0.62 ± 0.58"), (12.3, 2.0, "−12.3 ± 2.00")]
)
def test_a_loss_is_told_as_in_its_review_and_an_exact_one_without_an_error(
    qtbot: QtBot, loss: float, error: float, said: str
) -> None:
    """It said −7.7 ± 0.0 where the review says 7.66%."""
    list_of = CostlyDecisions()
    qtbot.addWidget(list_of)
    costly = CostlyDecision(
        7, 2, 58, "turn", 4, parse_cards("Ac9d"), phrase("You called"), phrase("a fold keeps more"), loss, error
    )
    list_of.show_weighed(Weighed(1, 1, 1, (costly,)))
    assert list_of._buttons[0].accessibleName().endswith(f", {said}, a fold keeps more")


def test_no_costly_decision_is_said_only_when_the_verdict_of_each_is_settled(qtbot: QtBot) -> None:
    list_of = CostlyDecisions()
    qtbot.addWidget(list_of)
    list_of.show_weighed(Weighed(3, 3, 2, ()))
    assert list_of.note == "2 of your 3 biggest decisions settled"
    list_of.show_weighed(Weighed(3, 3, 3, ()))
    assert list_of.note == "No costly decisions"


def test_the_id_of_a_hand_is_handed_on_whole(qtbot: QtBot) -> None:
    """It has more bits than Qt's integers."""
    page = TournamentEnd()
    qtbot.addWidget(page)
    hand_id = 7356717321003009
    costly = CostlyDecision(
        hand_id, 2, 58, "turn", 4, parse_cards("Ac9d"), phrase("You called all-in"), phrase("-"), 5.8, 1.2
    )
    page.costly.show_weighed(Weighed(1, 1, 1, (costly,)))
    with qtbot.waitSignal(page.review_wanted) as wanted:
        page.costly._buttons[0].click()
    assert wanted.args == [hand_id, 2]
