"""What orders accesses of shared memory, asynchronous ones included, and what nothing orders
(`docs/hazards.md`).
"""

from cutec.interpreter.hazards.grid_races import GridRaces, stored_to
from cutec.interpreter.hazards.monitor import Accesses, Monitor

__all__ = ["Accesses", "GridRaces", "Monitor", "stored_to"]
