"""What is written down of tables and hands: rows of the database, inside a transaction of the caller's."""
