"""Who may sit down: names, styles, sliders, leaks."""
