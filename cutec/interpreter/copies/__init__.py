"""Asynchronous copies: `cp.async` of threads, bulk and tensor copies of the TMA unit, and the boxes
of elements that these move.

A GPU chooses when a copy happens. Here `cp_async` performs it as late as allowed, when a wait
completes it. `bulk` performs it when issued; with the hazard checker, the checker decides
(`protocols.Monitor`).
"""
