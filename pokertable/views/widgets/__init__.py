"""Widgets that the pages share: buttons, labels, choice boxes, layouts, graphs."""
