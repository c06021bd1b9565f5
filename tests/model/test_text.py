"""What errors say: a phrase where they carry one."""

import errno
import pickle

from pokertable.model.text import BadInput, phrase, quoted, told


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
