"""Stud at many tables at once: everybody has own cards only."""
