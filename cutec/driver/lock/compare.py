"""What builds need beside what is locked: which quantities got worse or better, and which exports
and kernels have other names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from cutec.driver.lock.lock_file import Entries, Entry, Inputs, Key, Lock, Origin
from cutec.driver.lock.records import Footprint, Tolerances
from cutec.records import asdict, dataclass, field, fields
from cutec.target.arch import parse_arch
from cutec.target.occupancy import blocks_by_resource

SAME, WORSE, BETTER = "same", "worse", "better"


class Quantity(NamedTuple):
    """Something that is judged, by its name in a footprint. `tolerance`: its name in the lock."""

    name: str
    tolerance: str
    unit: str = ""
    percent: bool = False  # the tolerance is one of the locked value
    falls: bool = False  # less is worse


QUANTITIES = (
    Quantity("registers", "registers"),
    Quantity("occupancy", "occupancy", falls=True),
    Quantity("spill_stores", "spills", "bytes"),
    Quantity("spill_loads", "spills", "bytes"),
    Quantity("stack", "stack", "bytes"),
    Quantity("shared", "shared", "bytes"),
    Quantity("instructions", "instructions", percent=True),
    Quantity("cost", "cost", percent=True),
)


class Change(NamedTuple):
    """A quantity that differs. `allowed`: the tolerance; `verdict`: SAME if it is within that,
    either way.
    """

    quantity: Quantity
    before: float
    after: float
    allowed: int
    verdict: str


@dataclass(frozen=True)
class KernelChange:
    """A kernel of which quantities differ; `before` and `after` are all of them."""

    key: Key
    kernel: str
    before: Footprint
    after: Footprint
    changes: tuple[Change, ...]

    @property
    def verdict(self) -> str:
        """WORSE if any quantity is, else BETTER if any is."""
        verdicts = {change.verdict for change in self.changes}
        return next((v for v in (WORSE, BETTER) if v in verdicts), SAME)

    def mix(self) -> dict[str, tuple[int, int]]:
        """Kinds of instructions whose numbers differ, the largest growth first."""
        a, b = self.before.mix or {}, self.after.mix or {}
        kinds = sorted({*a, *b}, key=lambda kind: (a.get(kind, 0) - b.get(kind, 0), kind))
        return {kind: (a.get(kind, 0), b.get(kind, 0)) for kind in kinds if a.get(kind, 0) != b.get(kind, 0)}


class NameChange(NamedTuple):
    """An export, or a kernel of one, that is `new`, `missing` or `renamed` (to `now`)."""

    how: str
    key: Key
    kernel: str = ""
    now: str = ""


@dataclass
class Comparison:
    """How builds differ from a lock. `inputs`: what differs in what they were made from, by file
    (an empty list: nothing); `uncounted`: files whose machine code only the lock, or only the
    build, has counted.
    """

    kernels: list[KernelChange] = field(default_factory=list)
    names: list[NameChange] = field(default_factory=list)
    inputs: dict[Origin, list[str]] = field(default_factory=dict)
    uncounted: list[Origin] = field(default_factory=list)

    def with_verdict(self, verdict: str) -> list[KernelChange]:
        """The kernels that got worse, or better."""
        return [change for change in self.kernels if change.verdict == verdict]

    @property
    def fails(self) -> bool:
        """Whether a build has to fail."""
        return bool(self.names or self.with_verdict(WORSE))


def compare(lock: Lock, found: Entries, parts: Collection[Origin] = ()) -> Comparison:
    """Compare builds with the lock. Of files in `parts` only some exports were built."""
    result = Comparison()
    for key, entry in found.items():
        locked = lock.entries.get(key)
        if locked is not None:
            _compare_entry(key, locked, entry, lock.tolerances, result)
    result.names += _exports(lock.entries, found, lock.gone(found, parts))
    return result


def _compare_entry(key: Key, locked: Entry, entry: Entry, tolerances: Tolerances, result: Comparison) -> None:
    known = result.inputs.setdefault(key.origin, [])
    known += [text for text in input_changes(locked.inputs, entry.inputs) if text not in known]
    names = pairs(locked.kernels, entry.kernels)
    for before, after in names:
        if before and after:
            a, b = locked.kernels[before], entry.kernels[after]
            changes = tuple(_changes(key, a, b, tolerances))
            if changes:
                result.kernels.append(KernelChange(key, after, a, b, changes))
            if (a.instructions is None) != (b.instructions is None) and key.origin not in result.uncounted:
                result.uncounted.append(key.origin)
        if before != after:
            result.names.append(_name_change(key, before, after))


def _name_change(key: Key, before: str, after: str) -> NameChange:
    if before and after:
        return NameChange("renamed", key, before, after)
    return NameChange("missing", key, before) if before else NameChange("new", key, after)


def pairs(before: dict[str, Footprint], after: dict[str, Footprint]) -> list[tuple[str, str]]:
    """Kernels that belong together: those of one name, then those that need just the same, then the
    others in their order. "" stands for the partner of one that has none.
    """
    common = [(name, name) for name in before if name in after]
    gone, new = [n for n in before if n not in after], [n for n in after if n not in before]
    for a in list(gone):
        same = next((b for b in new if after[b] == before[a]), None)
        if same is not None:
            common.append((a, same))
            gone.remove(a)
            new.remove(same)
    rest = max(len(gone), len(new))
    return [*common, *zip(gone + [""] * (rest - len(gone)), new + [""] * (rest - len(new)))]


def _exports(locked: Entries, found: Entries, gone: list[Key]) -> Iterator[NameChange]:
    """Exports that only one side has. Two that need the same are one that was renamed."""
    new = [key for key in found if key not in locked]
    for key in gone:
        same = next(
            (
                k
                for k in new
                if (k.origin, k.arch) == (key.origin, key.arch) and _needs(found[k]) == _needs(locked[key])
            ),
            None,
        )
        if same is not None:
            new.remove(same)
        yield NameChange("renamed" if same else "missing", key, now=same.export if same else "")
    yield from (NameChange("new", key) for key in new)


def _needs(entry: Entry) -> list[Footprint]:
    return list(entry.kernels.values())


def _changes(key: Key, a: Footprint, b: Footprint, tolerances: Tolerances) -> Iterator[Change]:
    before, after = _values(key, a, b), _values(key, b, a)
    for quantity in QUANTITIES:
        x, y = before[quantity.name], after[quantity.name]
        if x is not None and y is not None and x != y:
            allowed = getattr(tolerances, quantity.tolerance)
            yield Change(quantity, x, y, allowed, _verdict(quantity, x, y, allowed))


def _verdict(quantity: Quantity, before: float, after: float, allowed: int) -> str:
    growth = before - after if quantity.falls else after - before
    limit = allowed / 100 if quantity.falls else before * allowed / 100 if quantity.percent else allowed
    return SAME if round(abs(growth) - limit, 6) <= 0 else WORSE if growth > 0 else BETTER


def _values(key: Key, of: Footprint, other: Footprint) -> dict[str, Any]:
    """The quantities of a footprint, as far as another one has them too. Where a call decides how
    large a block is, the occupancy that the registers alone would allow stands for it.
    """
    values = asdict(of)
    if of.occupancy is None or other.occupancy is None:
        values["occupancy"] = _by_registers(key.arch, of.registers)
    if of.dynamic_shared is not None and other.dynamic_shared is not None:
        values["shared"] = of.shared + of.dynamic_shared
    return values


def _by_registers(arch: str, registers: int) -> float:
    """The part of a multiprocessor's warps that its registers are enough for."""
    limits = parse_arch(arch).limits
    warps = blocks_by_resource(limits, 32, registers, 0)["registers"]
    return round(min(warps / limits.warps_per_sm, 1), 4)


def input_changes(before: Inputs, after: Inputs) -> list[str]:
    """What differs in what two builds were made from: `ptxas 13.0.88 → 13.5.37`."""
    found = [_arrow("cutec", before.cutec, after.cutec)] if before.cutec != after.cutec else []
    tools = dict.fromkeys([*before.tools, *after.tools])
    found += [
        _arrow(name, a, b)
        for name in tools
        if (a := before.tools.get(name, "none")) != (b := after.tools.get(name, "none"))
    ]
    for option in fields(before.recipe):
        a, b = getattr(before.recipe, option.name), getattr(after.recipe, option.name)
        if a != b:
            found.append(_arrow(option.name, a, b))
    return [*found, "other sources"] if before.sources != after.sources else found


def _arrow(name: str, before: Any, after: Any) -> str:
    return f"{name} {_shown(before)} → {_shown(after)}"


def _shown(value: Any) -> str:
    """A value of the inputs: `13.0.88`, `-maxrregcount=32`, `none`."""
    if isinstance(value, tuple):
        value = " ".join(map(str, value))
    return "none" if value in (None, "", {}) else str(value).lower() if isinstance(value, bool) else str(value)
