"""Figures of many hands, in a table and a graph."""
