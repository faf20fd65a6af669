"""Registers of multiplies (wgmma), which run on after their issue: accumulators, and those of A."""
