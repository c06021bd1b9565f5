"""Games with a board: hands on its futures, against stand-ins for any hand."""
