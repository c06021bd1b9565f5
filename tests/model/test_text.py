"""What errors say: a phrase where they carry one."""

import errno
import pickle

import pytest

from pokertable.model.text import BadInput, in_percent, phrase, quoted, told


def test_an_error_says_its_phrase_its_text_or_the_systems_reason() -> None:
    words = phrase("{count} seats", count=3)
    assert told(ValueError(words)) is words
    assert told(ValueError("plain")) == "plain"
    assert told(OSError(errno.ENOENT, "No such file or directory", "x.phh")) == phrase("No such file or directory")
    assert told(OSError(errno.EFBIG, phrase("too large"), "x.phh")) == phrase("too large")
    assert told(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"
    assert told(OSError("of no number")) == "of no number"


def test_a_value_of_many_parts_is_counted() -> None:
    assert str(quoted([1, 2])) == "a list of 2"
    assert str(quoted({1: 2})) == "a table of 1"
    assert str(quoted(10**80)) == "a number of more than sixty digits"
    assert quoted("x") == "'x'"


def test_a_bad_input_says_a_phrase_of_its_fields_and_a_text_without_fields_as_it_is() -> None:
    """What is caught, kept or sent to another process still says its phrase, for a view to translate."""
    error = pickle.loads(pickle.dumps(BadInput("{said}: expected {most}", said="9", most=2400)))
    assert told(error) == phrase("{said}: expected {most}", said="9", most=2400)
    assert str(error) == "9: expected 2,400"
    assert str(BadInput("a brace {as it is")) == "a brace {as it is"
    assert told(BadInput(*error.args)) == told(error)


def test_what_always_came_up_in_some_deals_is_not_said_to_be_sure() -> None:
    """Eights full had "100.0%" against a range of which nines full and quads were not in the sample."""
    assert in_percent(1.0, 0, 0.001) == (">", 99.0)
    sign, figure = in_percent(1.0, 1, 0.001)
    assert sign == ">" and figure == pytest.approx(99.8, abs=0.01)


@pytest.mark.parametrize(
    ("part", "decimals", "said"),
    [
        (0.0, 1, ("", 0.0)), (0.0004, 1, ("<", 0.1)), (0.0006, 1, ("", 0.06)), (0.004, 0, ("<", 1.0)),
        (0.9996, 1, (">", 99.9)), (1.0, 1, ("", 100.0)), (1.5, 0, ("", 150.0)), (-0.0001, 1, ("", -0.01)),
    ],
)  # fmt: skip
def test_what_is_rare_is_not_0_percent(part: float, decimals: int, said: tuple[str, float]) -> None:
    sign, figure = in_percent(part, decimals)
    assert sign == said[0]
    assert figure == pytest.approx(said[1])
