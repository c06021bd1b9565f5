"""The question on its board: what lies there, where the answer is given, and the verdict in the same place."""
