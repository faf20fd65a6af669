"""Python's exceptions on a line of the user's as diagnostics: the line, its callers, and what was
probably meant.
"""
