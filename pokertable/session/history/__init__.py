"""The hands that were played: kept, looked up, counted.

`store` writes what is played and looks back; `database` is the file that holds it, `rows` what is written in its
tables. Above them reports over many hands, below them the figures of one.
"""
