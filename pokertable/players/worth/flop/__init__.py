"""Games with a board: hands on the futures of it, against hands that stand for any."""
