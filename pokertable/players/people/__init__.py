"""Opponents: names, styles, sliders, leaks."""
