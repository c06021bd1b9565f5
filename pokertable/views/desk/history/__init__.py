"""The played hands: a list to browse, and details of one."""
