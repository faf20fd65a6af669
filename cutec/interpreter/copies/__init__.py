"""Asynchronous copies: `cp.async` of threads, bulk and tensor copies of the TMA unit, and the boxes
of elements that these move.

When a copy happens is a choice that a GPU has too. `cp_async` performs it as late as allowed, when
it is waited for. `bulk` performs it when issued; with the hazard checker, the checker decides
(`protocols.Monitor`).
"""
