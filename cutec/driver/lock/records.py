"""The form of `cutec.lock.yaml`: its keys are the fields of these records (`artifact.form`)."""

from __future__ import annotations

from typing import Annotated

from cutec.artifact.form import OmitDefault, Scalar
from cutec.artifact.manifest import OccupancyLimit, Recipe, Size
from cutec.records import dataclass

SCHEMA = 1
SchemaNumber = Annotated[int, Scalar(int, least=1, most=SCHEMA)]


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a kernel needs on one arch. The names are those of a manifest's `Resources`."""

    registers: Size
    "Per thread."
    spill_stores: OmitDefault[Size] = 0
    "Bytes per thread."
    spill_loads: OmitDefault[Size] = 0
    "Bytes per thread."
    stack: OmitDefault[Size] = 0
    "Bytes per thread."
    shared: OmitDefault[Size] = 0
    "Bytes of static shared memory per block."
    dynamic_shared: Size | None = None
    "Bytes of dynamic shared memory per block. Absent where a call decides."
    occupancy: float | None = None
    "Resident warps as a fraction of the multiprocessor's. Absent where a call decides."
    limit: OccupancyLimit | None = None
    "The resource that limits the occupancy."
    instructions: Size | None = None
    "Machine instructions. Absent, like `cost` and `mix`, where no disassembler was found."
    cost: float | None = None
    "The cycles that a warp occupies the pipes of a multiprocessor, by the static model."
    mix: dict[str, int] | None = None
    "Machine instructions by kind, as `cutec show --lines` abbreviates them."


@dataclass(frozen=True, slots=True)
class Tolerances:
    """By how much a quantity may be worse than in the lock."""

    registers: Size = 8
    "Registers per thread: eight are the unit in which they are allocated."
    occupancy: Size = 0
    "Percent of a multiprocessor's warps."
    spills: Size = 0
    "Bytes per thread, of stores and of loads."
    stack: Size = 0
    "Bytes per thread."
    shared: Size = 0
    "Bytes per block."
    instructions: Size = 5
    "Percent."
    cost: Size = 5
    "Percent."


@dataclass(frozen=True, slots=True)
class LockedBuild:
    """Exports of one kernel file, and what they were built from."""

    file: str
    "The kernel file, relative to the lock's folder, or the module."
    cutec: str
    "Version of the compiler."
    tools: dict[str, str]
    "Versions of the tools."
    sources: str
    "A digest of the files that the build read."
    exports: dict[str, dict[str, dict[str, Footprint]]]
    "What each kernel of each export needs on each arch."
    recipe: Recipe | None = None
    "Options of the build, as in a manifest. Absent where all have their defaults."


@dataclass(frozen=True, slots=True)
class LockFile:
    """The whole of a `cutec.lock.yaml`."""

    schema: SchemaNumber
    "Version of this format."
    tolerances: Tolerances
    "By how much each quantity may be worse."
    builds: tuple[LockedBuild, ...]
    "Kernel files; one has several items where its exports were built from different inputs."
