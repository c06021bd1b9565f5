"""Widgets that the pages share: buttons, labels, boxes to choose from, layouts, graphs."""
