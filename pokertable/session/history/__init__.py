"""The played hands: stored, looked up, counted.

`store` writes what is played and reads it back; `database` is the file, `rows` the contents of its tables. Above them
are reports over many hands, below them the figures of one.
"""
