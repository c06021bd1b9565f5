"""The hands that were played: a list to look through, and what is told of one."""
