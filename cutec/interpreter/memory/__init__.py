"""The memory that a batch of blocks sees: global, shared and local, with shadow memory.

*Shadow memory* has the state of each unit of memory for the checks: whether it was written, and its
last accesses.

`races` is a happens-before race detector: each warp has a logical clock, barriers order clocks, and
two accesses of one unit, one of them a write, race if neither is ordered before the other. It
follows barriers only; `interpreter.hazards` follows everything, at more cost.

`undefined` tracks uninitialised values as MemorySanitizer does: undefinedness propagates with
copies and arithmetic, and is reported where it matters.
"""
