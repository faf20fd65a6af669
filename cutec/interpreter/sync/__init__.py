"""Synchronisation: barriers, mbarriers with phases, memory order, and deadlocks.

Barriers decide which lanes wait and which go on; they report the *order* that they establish to
clocks (`protocols.Clocks`): arriving is a release, leaving an acquire. `memory_order` does the same
for atomics and fences of the PTX memory model. A *deadlock* is a state in which no lane can run;
its report is the wait-for graph.
"""
