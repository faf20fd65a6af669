"""Diagnostics for exceptions that Python raises in user code: the line, its callers, and what was
probably meant.
"""
