import threading

from pokertable.model.cached import cached_property

PATIENCE = 10


class Asks:
    """Two properties, each of which asks another object for the other one once both threads are inside."""

    def __init__(self, inside: threading.Barrier | None, other: "Asks | None") -> None:
        self.inside, self.other, self.worked_out = inside, other, 0

    @cached_property
    def left(self) -> str:
        """Asks for the right."""
        self.worked_out += 1
        if self.inside is None or self.other is None:
            return "left"
        self.inside.wait(PATIENCE)
        return f"left of {self.other.right}"

    @cached_property
    def right(self) -> str:
        if self.inside is None or self.other is None:
            return "right"
        self.inside.wait(PATIENCE)
        return f"right of {self.other.left}"


def test_it_is_worked_out_once_and_can_be_set() -> None:
    asks = Asks(None, None)
    assert (asks.left, asks.left, asks.worked_out) == ("left", "left", 1)
    asks.left = "told"
    assert asks.left == "told"
    del asks.left
    assert (asks.left, asks.worked_out) == ("left", 2)
    assert Asks.left.__doc__ == "Asks for the right."


def test_what_is_kept_is_told_without_working_it_out() -> None:
    class Counting:
        @cached_property
        def worked_out(self) -> int:
            return 7

    counting = Counting()
    assert Counting.worked_out.kept(counting) is None
    assert counting.worked_out == 7 == Counting.worked_out.kept(counting)


def test_two_threads_that_need_what_the_other_works_out_do_not_wait_for_each_other() -> None:
    inside, found = threading.Barrier(2), []
    one, two = Asks(inside, Asks(None, None)), Asks(inside, Asks(None, None))
    threads = [
        threading.Thread(target=lambda: found.append(one.left), daemon=True),
        threading.Thread(target=lambda: found.append(two.right), daemon=True),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert sorted(found) == ["left of right", "right of left"]
