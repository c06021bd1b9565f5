"""What is believed of a lead: the mean of what it may be, by how large leads usually are."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.session.record.spectator import seen_hand
from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.usual import DEVIATIONS, SHARES, believed, usual
from tests.training.weigh import leads
from tests.training.weigh.spots import played, weighed
from tests.training.weigh.test_known_answers import river

SOME = (0.2, 0.7, 0.1)


def drawn(count: int, rng: np.random.Generator) -> Floats:
    """So many leads in a pot of 1."""
    return rng.normal(0, DEVIATIONS[rng.choice(3, count, p=SOME)])


@pytest.mark.parametrize("found", [Known(0.0, 0.1), Known(0.3, 0.1), Known(-0.4, 0.2), Known(0.05, 0.02)])
def test_it_is_the_mean_of_what_may_be_and_its_error_the_deviation(found: Known) -> None:
    at = np.linspace(-4, 4, 400_001)
    before = sum(
        share / deviation * np.exp(-((at / deviation) ** 2) / 2)
        for share, deviation in zip(SOME, DEVIATIONS.tolist(), strict=True)
    )
    likely = before * np.exp(-(((at - found.mean) / found.stderr) ** 2) / 2)
    likely /= likely.sum()
    mean = float(likely @ at)
    expected = mean, float(likely @ (at - mean) ** 2) ** 0.5
    assert believed(found, 1.0, SOME) == pytest.approx(expected, rel=1e-4, abs=1e-9)
    in_chips = believed(Known(50 * found.mean, 50 * found.stderr), 50.0, SOME)
    assert in_chips == pytest.approx([50 * each for each in expected], rel=1e-4, abs=1e-9), "a part of the pot"


@pytest.mark.parametrize("error", [0.05, 0.15])
def test_leads_told_for_being_large_are_right_on_the_mean(error: float) -> None:
    """What is told is picked by how large it came out: that luck is taken out, and where there is none, nothing."""
    rng = np.random.default_rng(4)
    true = drawn(6000, rng)
    found = true + rng.normal(0, error, len(true))
    said = [believed(Known(each, error), 1.0, SOME) for each in found.tolist()]
    told = [at for at, each in enumerate(said) if each.mean > 0.08]
    off = np.array([said[at].mean for at in told]) - true[told]
    stated = np.sqrt(np.mean([said[at].stderr ** 2 for at in told]))
    assert len(told) > 200
    assert abs(off.mean()) < 3 * stated / len(told) ** 0.5 < found[told].mean() - true[told].mean()
    assert stated == pytest.approx(off.std(), rel=0.1)


@pytest.mark.parametrize("shares", set(SHARES.values()))
def test_a_lead_far_beyond_its_error_stays_what_it_is_and_so_does_an_exact_one(shares: tuple[float, ...]) -> None:
    assert believed(Known(90.0, 4.0), 100.0, shares) == pytest.approx((90.0, 4.0), rel=0.02)
    assert believed(Known(3.0, 0.0), 100.0, shares) == (3.0, 0.0)
    assert believed(Known(3.0, 4.0), 100.0, shares).mean < 2.7, "near its error it is drawn towards nothing"


def test_a_lead_is_a_part_of_the_pot_after_a_call() -> None:
    """A bet of 4 into 4 was called."""
    moment = weighed(river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 4", "p1 cc"), 0, "random", groups=2).moment
    assert usual(moment.legal)(Known(3.0, 2.0)) == believed(Known(3.0, 2.0), 12.0, SHARES[Structure.NO_LIMIT])


def test_where_nobody_has_put_anything_in_a_lead_is_a_part_of_the_bring_in() -> None:
    """Without antes no lead of a bring-in was believed, as if it were known that nothing was lost."""
    moment, *_ = moments(seen_hand(played("fivestud", ["d dh p1 As2c", "d dh p2 ??3d", "p1 pb"]), 0))
    assert moment.legal.bring_in == 1
    found = usual(moment.legal._replace(pot=0))(Known(3.0, 0.5))
    assert found == believed(Known(3.0, 0.5), 1.0, SHARES[Structure.FIXED]) and found.stderr > 0


def test_a_fit_finds_what_leads_came_from() -> None:
    rng = np.random.default_rng(5)
    errors = rng.uniform(0.01, 0.1, 20_000)
    fitted = leads.fitted(drawn(len(errors), rng) + rng.normal(0, errors), errors, rounds=300)
    assert fitted == pytest.approx(SOME, abs=0.02)


@pytest.mark.parametrize("structure", SHARES)
def test_the_shares_are_those_of_the_decisions_counted(structure: Structure) -> None:
    """`python -m tests.training.weigh.leads` prints them."""
    assert leads.fit(fixed=structure is Structure.FIXED) == SHARES[structure]
