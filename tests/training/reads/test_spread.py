"""A hundred over classes: always a hundred, and the exact spread rounded to one's step scores it whole."""

from hypothesis import given
from hypothesis import strategies as st

from pokertable.training.reads.spread import apart, evened, in_common, rounded, set_to, step_of

SHARES = st.lists(st.floats(0, 1), min_size=6, max_size=8).filter(lambda shares: sum(shares) > 0.01)


@given(SHARES, st.sampled_from([1, 5]))
def test_rounded_shares_are_a_hundred_and_within_a_step_of_the_shares(shares, step):
    spread = rounded(shares, step)
    assert sum(spread) == 100
    assert all(each % step == 0 for each in spread)
    assert all(abs(each - 100 * share / sum(shares)) < step + 1e-6 for each, share in zip(spread, shares, strict=True))
    assert in_common(spread, shares) == 100


def test_the_largest_remainders_get_what_is_left():
    assert rounded([0.14, 0.33, 0.53]) == (14, 33, 53)
    assert rounded([1, 1, 1]) == (34, 33, 33)
    assert rounded([0.14, 0.33, 0.53], 5) == (15, 35, 50)
    assert rounded([0.12, 0.34, 0.54], 5) == (10, 35, 55)


def test_a_score_is_what_two_spreads_share():
    assert in_common((50, 50, 0), (0.5, 0.25, 0.25)) == 75
    assert in_common((0, 0, 100), (0.5, 0.5, 0.0)) == 0
    assert in_common((52, 48, 0), (0.52, 0.48, 0.0)) == 100
    assert step_of((50, 50, 0)) == 5
    assert step_of((51, 49, 0)) == 1
    assert apart((50, 50, 0), (0.5, 0.25, 0.25)) == 25


@given(SHARES, st.integers(0, 5), st.integers(-20, 140), st.sets(st.integers(0, 7)), st.sampled_from([1, 5]))
def test_one_class_moves_and_those_not_locked_give_way(shares, at, value, locked, step):
    before = rounded(shares, step)
    locked = {each for each in locked if each < len(before)}
    after = set_to(before, at, value, locked, step)
    assert sum(after) == 100
    assert all(each >= 0 for each in after)
    assert all(after[each] == before[each] for each in locked)
    free = 100 - sum(before[each] for each in locked)
    if at not in locked and len(locked) < len(before) - 1:
        assert after[at] == max(0, min(value, free))
    else:
        assert after == before


@given(SHARES, st.integers(0, 5), st.sampled_from([1, 5]))
def test_set_to_what_it_is_nothing_moves(shares, at, step):
    before = rounded(shares)
    assert set_to(before, at, before[at], step=step) == before


def test_others_give_way_in_proportion_to_what_they_have():
    assert set_to((40, 40, 20, 0), 2, 60) == (20, 20, 60, 0)
    assert set_to((100, 0, 0), 0, 90) == (90, 5, 5)
    assert set_to((60, 30, 10), 2, 40, {0}) == (60, 0, 40)
    assert set_to((50, 30, 20), 0, 55, step=5) == (55, 25, 20)


@given(SHARES, st.sets(st.integers(0, 7)), st.sampled_from([1, 5]))
def test_evened_out_the_free_ones_differ_by_a_step_at_most(shares, locked, step):
    before = rounded(shares, step)
    after = evened(before, locked, step)
    assert sum(after) == 100
    free = [each for at, each in enumerate(after) if at not in locked]
    assert not free or max(free) - min(free) <= step
