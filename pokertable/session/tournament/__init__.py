"""Sit and goes: levels, seats, the dead button, who is out, and prizes (resources/rules/tournaments.md)."""
