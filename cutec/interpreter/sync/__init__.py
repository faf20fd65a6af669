"""Synchronisation: barriers, mbarriers with phases, memory order, and who waits for whom when
nobody can go on.

`memory_order` is the PTX memory model on logical clocks: a release publishes, at an address, the
clock of its thread; an acquire that reads it joins that clock to its own. A *deadlock* is a state
in which no group of threads can run; its report is the wait-for graph.
"""
