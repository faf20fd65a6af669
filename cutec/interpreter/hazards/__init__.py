"""The hazard checker: finds pairs of accesses that nothing orders, asynchronous ones included
(`docs/hazards.md`).

*Happens-before*: access x is ordered before y if a chain of program order and synchronisation leads
from x to y. Two accesses of one place, one of them a write, that are not ordered are a *hazard*,
whichever came first in this run. *Agents* perform accesses: threads, and issued work that runs on
its own (the copies that an mbarrier counts, a thread's bulk stores or `cp.async`s, a warpgroup's
multiplies). A *vector clock* per thread says, for each agent, up to which event that agent's
accesses are ordered before what the thread does now; a release publishes a clock, an acquire takes
the maximum with its own, and the completion of an asynchronous agent raises its component. wgmma
and TMA access memory through the async *proxy*, which sees generic writes only behind a proxy
fence: a second clock counts those. *Shadow cells* hold the last writer and readers of each unit of
memory; an access compares them with the clock of the agent that makes it.

`monitor` joins the parts; a part sees it through the narrow protocols in `protocols`.
"""

from cutec.interpreter.hazards.dependent_launch import Pending
from cutec.interpreter.hazards.grid_races import GridRaces, accessed, loaded_from, stored_to
from cutec.interpreter.hazards.monitor import Accesses, Monitor

__all__ = ["Accesses", "GridRaces", "Monitor", "Pending", "accessed", "loaded_from", "stored_to"]
