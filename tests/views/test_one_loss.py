"""A decision's loss is the same figure, in the same unit, on every page that tells it."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.betting.structure import Structure
from pokertable.session.history.decisions import DecisionsReport, Lost, Worst
from pokertable.session.history.rows.stored import HandRow, Origin
from pokertable.training.review.sheet import HandSheet
from pokertable.training.weigh.severity import Severity
from pokertable.views.desk.history.words import Verdict, verdict, verdict_words
from pokertable.views.desk.statistics.decisions import DecisionsPanel
from pokertable.views.kit.losses import loss_figure, loss_in_units
from pokertable.views.kit.translate import percent, percent_gained
from pokertable.views.review.decisions import loss_words, lost_words
from pokertable.views.review.result import HandResult
from tests.narrow import known
from tests.training.review.sheets import MISTAKE, decision, measured, undecided


def reviewed(lost: float) -> HandSheet:
    """A hand with a decision that lost these chips, one that lost a little, and one that is not decided."""
    told = [replace(MISTAKE.decisions[2].verdict, measured=measured(each)) for each in (lost, 4.0)]
    return replace(MISTAKE, decisions=tuple(map(decision, [*told, undecided(Severity.MISTAKE)])))


def row_of(sheet: HandSheet) -> HandRow:
    """The hand in the history, as the review stores it."""
    kept = tuple([each.to_keep(place) for place, each in enumerate(sheet.decisions)])
    game = sheet.game
    return HandRow(
        7, None, 1, Origin.PLAYED, "PLO8", "omaha8", game.structure.value, 3, 0, "BTN", -465, True, 930,
        game.yardstick, 0, "", "", "", (), kept, None, None, False,
    )  # fmt: skip


@pytest.mark.parametrize(("lost", "figure"), [(44.4, "2.22"), (256.0, "12.8")])
def test_review_history_and_statistics_tell_one_loss(qtbot: QtBot, lost: float, figure: str) -> None:
    """They said 0.5, 0.22 and 0.78: one with a decimal less, one in chips, one of all decisions together."""
    sheet = reviewed(lost)
    worst, row = sheet.decisions[0], row_of(sheet)
    assert sheet.game.structure is not Structure.FIXED
    assert lost_words(worst.verdict) == f"{figure} big blinds"
    assert loss_words(worst, sheet).startswith(f"−{figure} ± ")
    told = known(verdict(row))
    assert told.loss == f"−{figure}" and told.loss_in_units(row.structure) == f"−{figure} big blinds"
    assert verdict_words(row).startswith(f"Review: {known(told.severity).value}, {figure} ± ")
    assert told.kind == worst.to_keep(0).kind, "severity, loss and reason are of one decision"
    panel = DecisionsPanel()
    qtbot.addWidget(panel)
    total = Lost((), 240, 36, 668.3, 77.6)
    game = f"omaha8 {row.structure}"
    panel.show_report(DecisionsReport(total, (), (), (), (Worst(7, game, row.reviewed[0]),), {}))
    assert panel.worst.item(0).text().startswith(f"{figure} ± ")


def test_the_hands_sum_is_that_of_the_losses_in_its_rows(qtbot: QtBot) -> None:
    """What was too close to call had no loss in its row, and one in the sum."""
    sheet = reviewed(44.4)
    result = HandResult()
    qtbot.addWidget(result)
    result.show_hand(sheet, 0)
    (_, sum_of_all, _) = result._lines()[1]
    assert loss_words(sheet.decisions[2], sheet).startswith("cost at most ")
    assert sum_of_all.startswith("−2.42 ± "), "2.22 and 0.20"


def test_the_loss_of_a_narrow_list_leaves_the_street_its_room() -> None:
    """Of "Préflop" two letters were left beside "coût : 1,32 au plus (22 %)"."""
    sheet = reviewed(44.4)
    assert loss_words(sheet.decisions[2], sheet, part=False) == "cost at most 7.88"
    assert loss_words(sheet.decisions[0], sheet, part=False).startswith("−2.22 ± ")


def test_a_hand_without_a_verdict_tells_no_loss() -> None:
    sheet = replace(MISTAKE, decisions=(decision(undecided(Severity.MISTAKE)),))
    assert verdict_words(row_of(sheet)) == "Review: undecided."
    best = replace(MISTAKE, decisions=(decision(MISTAKE.decisions[0].verdict),))
    assert verdict_words(row_of(best)) == "Review: best."


def test_a_loss_has_two_decimals_below_ten_and_says_its_unit() -> None:
    assert [loss_figure(each) for each in (0.001, 0.224, 9.99, 10.0, 12.34)] == ["0", "0.22", "9.99", "10.0", "12.3"]
    assert loss_in_units(0.5, fixed=True) == "0.50 big bets"
    assert loss_in_units(1.0, fixed=False, sign=True) == "−1.00 big blinds"


def test_a_trifle_of_the_prize_pool_is_no_loss() -> None:
    """It was said to be less than a hundredth of a percent, with a minus before it."""
    assert Verdict(Severity.FINE, 3e-5, is_part=True).loss == ""
    assert Verdict(Severity.FINE, 3e-4, is_part=True).loss == "\N{MINUS SIGN}0.03%"


def test_a_trifle_is_no_gain_of_the_prizes() -> None:
    """It was "+<0.01%", and its error "± <0.01%"."""
    assert percent(3e-5, places=2) == "<0.01%", "a part that is rare is not 0"
    assert percent_gained(-3e-5, places=2) == "0.00%" and percent_gained(-0.0123) == "1.2%"
