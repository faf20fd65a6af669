"""Asynchronous copies: cp.async of threads, bulk and tensor copies of the TMA unit, and the boxes
that these move.
"""
