"""Stud at many tables at once: everybody's cards are their own."""
