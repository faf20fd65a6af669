"""The CPU interpreter: runs lowered modules with NumPy and finds mistakes that a GPU would keep
silent about.

Execution is SIMT: a batch of blocks runs at once, a value is an array with a row per thread, and an
operation is one NumPy expression over the rows of the threads that execute it. A kernel is compiled
once to a flat program of segments; the scheduler runs the lowest segment at which any thread
stands, so that diverged threads meet again. Asynchronous operations take effect after their issue,
at times that a GPU may choose too.

Each package imports only those before it: `values` < `program`, `recording` < `memory` < `sync`,
`copies` < `hazards` < `machine`. A lower package states the services that it needs from a higher
one as a narrow protocol (`*/protocols.py`, `values.execution`).
"""

from cutec.interpreter.machine.device import Device, Options, Pointer, device_address
from cutec.interpreter.machine.machine import Stopped
from cutec.interpreter.memory.several_gpus import multicast, take_turns

__all__ = ["Device", "Options", "Pointer", "Stopped", "device_address", "multicast", "take_turns"]
