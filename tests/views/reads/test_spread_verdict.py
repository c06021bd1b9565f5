import pytest

from pokertable.model.text import phrase
from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.reads.spread_verdict import ShiftColumn, SpreadVerdict

NAMES = ("Quinte ou mieux", "Paire inférieure", "Tirage à quinte", "Encore rien")
GIVEN, EXACT = (0, 20, 23, 57), (15, 55, 30, 0)


@pytest.fixture
def large_text():
    look().change(text_scale=1.3)
    yield
    look().change(text_scale=1.0)


def test_bars_keep_their_length_with_large_text_in_a_small_window(qtbot, large_text):
    verdict = SpreadVerdict()
    qtbot.addWidget(verdict)
    verdict.resize(676, 280)
    verdict.show_truth(
        [phrase("{name}", name=name) for name in NAMES],
        GIVEN,
        EXACT,
        [ShiftColumn("parole", GIVEN, GIVEN), ShiftColumn("mise 30", EXACT, EXACT)],
    )
    places = verdict.places
    assert places.words - places.bars >= sized(110)
    assert all(width_of(name, sized(11), bold=True) < places.bars - places.names for name in NAMES)
    assert width_of("57 too many", sized(13)) <= places.right - places.words


def test_names_of_any_length_leave_half_of_the_row(qtbot):
    verdict = SpreadVerdict()
    qtbot.addWidget(verdict)
    verdict.resize(676, 280)
    verdict.show_truth([phrase("{name}", name=name * 9) for name in NAMES], None, EXACT, [])
    places = verdict.places
    assert places.bars - places.names <= (places.right - places.names) / 2
    assert places.bars < places.words <= places.right


def test_the_oldest_actions_are_left_out_before_the_bars_are_dots(qtbot, large_text):
    """Stud hi/lo with four actions: the longest bar was 20 px."""
    verdict = SpreadVerdict()
    qtbot.addWidget(verdict)
    names = ("2 paires ou brelan, pas de low", "Quinte ou mieux, pas de low", "Low et paire", "Encore rien")
    titles = ("parole", "suit à 50", "mise 100", "mise 150")
    columns = [ShiftColumn(title, EXACT, EXACT) for title in titles]
    verdict.resize(1200, 280)
    verdict.show_truth([phrase("{name}", name=name) for name in names], GIVEN, EXACT, columns)
    assert verdict.titles == titles
    verdict.choose_column(1)
    with qtbot.waitSignal(verdict.column_chosen) as chosen:
        verdict.resize(676, 280)
        verdict.show()
    places = verdict.places
    assert 2 <= len(verdict.titles) < 4 and verdict.titles == titles[-len(verdict.titles) :]
    assert chosen.args == [-len(verdict.titles)], "the chosen one was left out: the oldest there is"
    assert places.words - places.bars >= sized(80)
    out = titles[: -len(verdict.titles)]
    said = verdict.accessibleDescription().split("; ") if out else []
    assert [each.split(":")[0] for each in said] == list(out), "what is left out is said"
    assert " ".join(verdict.toolTip().split()).endswith(" ".join(said))
    assert f"{out[0]}: {names[0]} 15, {names[1]} 55" in verdict.accessibleDescription()
    verdict.resize(1200, 280)
    assert verdict.titles == titles and not verdict.toolTip()


@pytest.mark.parametrize(("sampled", "word"), [(False, "exact 15"), (True, "sampled 15")])
def test_what_was_worked_out_over_a_sample_is_not_called_exact(qtbot, sampled, word):
    verdict = SpreadVerdict()
    qtbot.addWidget(verdict)
    verdict.show_truth([phrase("{name}", name=name) for name in NAMES], GIVEN, EXACT, [], sampled=sampled)
    assert word in verdict.accessibleName()
