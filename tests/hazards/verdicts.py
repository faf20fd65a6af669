"""The verdict on a mutant: whether it is reported and where, and, if it is not, whether it is wrong
at all.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from mutant_kernels import Case
from mutations import Mutant, operation
from observing import ACTS, Record

from cutec.diag import CutecError
from cutec.diag.source import line_of
from cutec.interpreter.hazards.participants import REGISTER_FILE
from cutec.interpreter.values.grid import WARP
from cutec.ir.core import Block, Loc, Op, Value
from cutec.ir.types import ptr

NOT_REACHED = "not reached"
_WAITS = ("cutec.mbarrier.wait.parity", "cutec.mbarrier.try_wait.parity")
_GROUP_WAITS = ("nvvm.cp.async.bulk.wait_group", "nvvm.cp.async.wait.group", "cutec.wgmma.wait_group")
_ARRIVALS = ("cutec.mbarrier.arrive", "cutec.tcgen05_commit")
_CLUSTER_ARRIVALS = ("nvvm.cluster.arrive", "nvvm.cluster.arrive.relaxed")
_BARRIERS = ("nvvm.barrier", "cutec.barrier_sync")
_MEETINGS = (*_BARRIERS, "cutec.barrier_red", "cutec.barrier_sync_red")
_ENOUGH = 3  # findings

# -- running ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """`codes` of what was found in the order of `seed`, or in the usual one with other `extents`;
    whether one of the findings names the `line` that it should; whether all results were those of
    the original in every order that was tried (`same`).
    """

    number: int
    op: str
    what: str
    file: str
    at: int
    codes: tuple[str, ...]
    seed: int | None
    line: bool
    same: bool
    seconds: float
    crash: str = ""
    extents: str = ""

    def data(self) -> dict[str, object]:
        """The verdict as a dictionary, for JSON."""
        return asdict(self)


def judge(
    case: Case,
    mutant: Mutant,
    wanted: tuple[bytes, ...],
    seeds: tuple[int | None, ...] = (None,),
    others: tuple[str, ...] = (),
) -> Verdict:
    """Run a mutant in several orders, and with other extents, until something is found. `wanted`:
    the original's results.
    """
    begin, findings, seed, extents, same = time.perf_counter(), [], None, "", True
    crash = ""
    first, *random = seeds
    for seed, extents in [(first, ""), *((None, other) for other in others), *((seed, "") for seed in random)]:
        try:
            run = case.run(mutant.of(case.module()), seed, _ENOUGH, extents)
        except Exception as problem:
            crash = f"{type(problem).__name__}: {problem}"
            break
        findings = run.findings
        same = same and (bool(extents) or run.results == wanted)
        if findings:
            break
    right = bool(named(findings) & concerned(case.module(), mutant.number))
    codes = tuple(dict.fromkeys(f.code for f in findings))
    took = round(time.perf_counter() - begin, 2)
    at = mutant.loc.file, mutant.loc.line
    return Verdict(
        mutant.number, mutant.op, mutant.what, *at, codes, seed, right, same, took, crash, extents if codes else ""
    )


# -- lines -----------------------------------------------------------------------------------------


def lines(place: Loc | None) -> set[tuple[str, int]]:
    """The lines that a place names, its callers' too."""
    found = set()
    while place is not None and place.file:
        found.add((place.file, place.line))
        place = place.caller
    return found


def named(findings: list[CutecError]) -> set[tuple[str, int]]:
    """All lines that findings name."""
    return set().union(*(lines(p) for f in findings for p in (f.place, *(n.place for n in f.notes))), set())


_SYNCHRONISES = (
    "cutec.mbarrier",
    "cutec.tma",
    "cutec.bulk",
    "cutec.st.async",
    "cutec.tcgen05",
    "cutec.wgmma",
    "nvvm.cp.async",
    "nvvm.barrier",
    "cutec.barrier",
    "nvvm.cluster",
)
_ACCESSES = ("llvm.load", "llvm.store", "cutec.ldmatrix", "nvvm.ldmatrix", "cutec.stmatrix")


def concerned(module: Op, number: int) -> set[tuple[str, int]]:
    """The lines that a report of a mutant may name: the changed operation's own, and those of the
    accesses that it orders or that it waits for: what touches memory or synchronises in the same
    block of code or the one around it (of a barrier's initialisation, in any); of a wait for an
    mbarrier the arrivals there, of an arrival the waits.
    """
    op = operation(module, number)
    found = lines(op.loc)
    if op.name in (*_WAITS, *_ARRIVALS):  # who waits for whom
        for other in module.walk():
            if other.name in (_ARRIVALS if op.name in _WAITS else _WAITS):
                found |= lines(other.loc)
    if op.name == "cutec.tcgen05_dealloc":  # what is not freed was allocated somewhere
        found |= set().union(*(lines(other.loc) for other in module.walk() if other.name == "cutec.tcgen05_alloc"))
    block = op.block
    near = 0
    while block is not None and (near < 2 or op.name == "cutec.mbarrier.init"):
        for other in block.ops:
            for inner in other.walk():
                if inner.name.startswith(_SYNCHRONISES) or (inner.name in _ACCESSES and _shared(inner)):
                    found |= lines(inner.loc)
        near += 1
        block = block.region.owner.block if block.region is not None and block.region.owner is not None else None
    return found


def _shared(op: Op) -> bool:
    return any(v.type == ptr(3) for v in op.operands)


# -- mutants that are no worse than the original ---------------------------------------------------


class Excuses:
    """Why mutants of a kernel do no harm. All reasons are looked up in the module, or in what a run
    of the original did (`others`: runs with each of the kernel's other extents); none in what is
    reported.
    """

    def __init__(self, case: Case, seen: Record, others: Sequence[Record] = ()):
        self._ops = list(case.module().walk())
        self._numbers = {id(op): number for number, op in enumerate(self._ops)}
        self._seen = seen
        assert len(others) in (0, len(case.kernel.others))
        self._others = others
        self._folder = case.kernel.file.parent  # from where places in a bundle name files
        self._kernel = case.kernel.file.stem

    def reason(self, number: int, what: str) -> str:
        """Why a change of an operation does no harm (`NOT_REACHED`: in this run); nothing where it
        is wrong.
        """
        op = self._ops[number]
        if number not in self._seen.warps:
            return NOT_REACHED
        if op.name in _BARRIERS and what == "removed" and number in self._seen.counted:
            return ""
        for rule in _RULES:
            said = rule(self, op, what)
            if said:
                return said
        places = [(op.loc.file, op.loc.line - 1), *lines(op.loc)]
        text = "\n".join(line_of(str(self._folder / file), line) or "" for file, line in places)
        judged = BY_HAND.get((op.name, what), ())
        return next((why for of, part, why in judged if of == self._kernel and part in text), "")

    # -- waits -------------------------------------------------------------------------------------

    def _waits_for_nothing(self, op: Op, what: str) -> str:
        """In this run a wait comes only to barriers of which no phase has ended, or to groups with
        nothing in them: it lets everybody pass. So does one for another barrier of which no phase
        has ended either, if none can end before it in any order.
        """
        number = self._numbers[id(op)]
        if op.name in _WAITS and what in ("other parity", "next barrier"):
            passes = (number, what) not in self._seen.late
            return NOT_REACHED if passes and number not in self._seen.waited else ""
        if (op.name in _WAITS and what in ("removed", "says yes")) or (op.name in _GROUP_WAITS and what == "removed"):
            return "" if number in self._seen.waited else NOT_REACHED
        pending = op.name in _GROUP_WAITS and what == "one group more pending"
        return NOT_REACHED if pending and number not in self._seen.more else ""

    def _nothing_after(self, op: Op, what: str) -> str:
        """A wait that lets its threads go on in the end, after which they do nothing but wait, in a
        kernel without clusters or before they meet: blocks do not mind that others end. In a
        cluster too, where only threads of its block arrive, and no bytes. Or a barrier after which
        they do not touch shared memory.
        """
        if op.name in _WAITS and self._ends(op, what):
            later = [other.name for other in self._after(op) if not self._idle(other)]
            alone = not self._in_clusters() or self._numbers[id(op)] not in self._seen.from_outside
            meets = later in (["nvvm.cluster.arrive", "nvvm.cluster.wait"], [] if alone else None)
            return "its threads do nothing after it but end, or meet with all others" if meets else ""
        if op.name in _BARRIERS and what == "removed" and not self._in_clusters():
            quiet = all(
                self._idle(other) or (other.name in ("llvm.load", "llvm.store") and not _shared(other))
                for other in self._after(op)
            )
            return "its threads touch no shared memory after it" if quiet else ""
        return ""

    def _ends(self, op: Op, what: str) -> bool:
        """Whether every thread still gets through the changed wait, however late it comes."""
        return what == "removed" or (
            what in ("other parity", "next barrier") and (self._numbers[id(op)], what) not in self._seen.stuck
        )

    def _later_wait(self, op: Op, what: str) -> str:
        """A wait that is followed by other waits near the end: it covers work that is done before
        the work that the later waits cover.
        """
        if op.name not in _WAITS or not self._ends(op, what):
            return ""
        later = [other.name for other in self._after(op) if other.name in _WAITS or not self._idle(other)]
        waits = [name for name in later if name in _WAITS]
        return (
            "the waits after it are for what comes later"
            if waits and set(later) - set(_WAITS) <= {"nvvm.cluster.arrive", "nvvm.cluster.wait"}
            else ""
        )

    def _known_already(self, op: Op, what: str) -> str:
        """A wait for arrivals that tells nothing new: each arriving warp has later arrived at
        another barrier, and the thread has already waited there.
        """
        told = (op.name, what) == ("cutec.mbarrier.wait.parity", "removed") and self._numbers[
            id(op)
        ] not in self._seen.news
        return "an earlier wait is for what those who arrive have done later" if told else ""

    def _waits_for_more(self, op: Op, what: str) -> str:
        """A wait for another barrier that brings all that its own brings, somewhat later, in this
        run and with other extents.
        """
        number = self._numbers[id(op)]
        if not (op.name in _WAITS and what == "next barrier" and self._others):
            return ""
        more = all(number in run.covered for run in (self._seen, *self._others) if number in run.warps)
        return "those who arrive at its barrier arrive at the other one next, whatever its threads do" if more else ""

    def _tells_what_is_known(self, op: Op, what: str) -> str:
        """A barrier of a warp's lanes before an arrival that tells nobody anything new: whoever
        waits for it already knows of an arrival of the warp behind a later meeting of its lanes.
        """
        if (op.name, what) != ("nvvm.bar.warp.sync", "removed"):
            return ""
        then = next((other for other in self._after(op) if not self._idle(other)), None)
        if then is None or then.name != "cutec.mbarrier.arrive":
            return ""
        waits = [
            n
            for n, used in self._seen.mbarriers.items()
            if self._ops[n].name in _WAITS and used & self._seen.mbarriers[self._numbers[id(then)]]
        ]
        return (
            ""
            if self._seen.news_of_lanes.intersection(waits)
            else "whoever waits for the arrival after it knows already of a later one"
        )

    def _of_its_warpgroup(self, op: Op, what: str) -> str:
        """A wait for warps of its own warpgroup and itself to have used a buffer, which they do by
        multiplies only: a group of those belongs to all of the warpgroup, and whoever arrives has
        waited for it (PTX ISA, "wgmma.commit_group", "wgmma.wait_group"). Or a barrier of a block
        that is one warpgroup, right after it has waited for all of them, which are all that has
        touched shared memory since the barrier before.
        """
        number = self._numbers[id(op)]
        if (op.name, what) == ("cutec.mbarrier.wait.parity", "removed") and number not in self._seen.from_others:
            around = [] if op.block.region is None else list(self._loop(op).walk())
            multiplies = {"cutec.wgmma.mma_async", "cutec.wgmma.wait_group"} <= {other.name for other in around}
            only = multiplies and not any(
                other.name in ("llvm.load", "llvm.store", "cutec.ldmatrix", "cutec.stmatrix") and _shared(other)
                for other in around
            )
            return (
                "warps of its warpgroup have used the buffer, by multiplies for which it has waited itself"
                if only
                else ""
            )
        if (op.name, what) == ("nvvm.barrier", "removed") and self._seen.block == self._seen.threads[
            number
        ] == 4 * WARP:
            waited = False
            for other in reversed(self._ops[:number]):
                if other.name in ("nvvm.barrier", "nvvm.cluster.wait"):
                    return (
                        "its only warpgroup has waited for all multiplies, and has done nothing else in shared memory"
                        " since the barrier before"
                        if waited
                        else ""
                    )
                waited = waited or (other.name == "cutec.wgmma.wait_group" and _pending(other) == 0)
                asynchronous = other.name in ("cutec.wgmma.mma_async", "cutec.tma.load") or other.name.startswith(
                    "cutec.mbarrier"
                )
                if not (self._idle(other) or asynchronous) or (asynchronous and not waited):
                    return ""
        return ""

    @staticmethod
    def _loop(op: Op) -> Op:
        """The loop around an operation, or the function."""
        while op.name not in ("scf.for", "scf.while", "llvm.func"):
            op = op.block.region.owner
        return op

    def _waited_for_later(self, op: Op, what: str) -> str:
        """A wait for groups that a later one waits for too, and no shared memory is written until
        then.
        """
        if op.name not in _GROUP_WAITS[:2]:
            return ""
        limit = _pending(op)
        for other in self._after(op, everybody=True):
            if other.name == op.name and other is not op and _pending(other) <= limit:
                return "a later wait is for the same, and nothing is written before it"
            if (other.name in ("llvm.store", "cutec.stmatrix", "cutec.tma.load") and _shared(other)) or other.name in (
                "scf.for",
                "scf.while",
            ):
                return ""
        return ""

    # -- barriers ----------------------------------------------------------------------------------

    def _renamed(self, op: Op, what: str) -> str:
        """A named barrier to which all of its threads come at this operation, and another number
        that no operation uses; or none after the first time here, where these threads have met
        before by all that use it.
        """
        number = self._numbers[id(op)]
        if op.name not in _BARRIERS or what != "next barrier" or not self._whole(op):
            return ""
        new = {barrier + 1 for barrier in self._seen.barriers[number]}
        others = [n for n, used in self._seen.barriers.items() if n != number and used & new]
        if not others:
            return "all of the barrier's threads come to it, and nothing else uses the other number"
        first, mine = self._seen.spans[number][0], self._seen.warps[number]
        came = set().union(*(self._seen.warps[n] for n in others))
        before = came >= mine and all(self._seen.spans[n][1] < first for n in others)
        return (
            "all of the barrier's threads come to it, and have come to all else of the other number" if before else ""
        )

    def _whole(self, op: Op) -> bool:
        count = op.operands[1].owner
        number = self._numbers[id(op)]
        return (
            isinstance(count, Op)
            and "value" in count.attrs
            and count.attrs["value"].value == self._seen.threads[number] // len(self._seen.barriers[number])
        )

    def _repeated(self, op: Op, what: str) -> str:
        """The same comes again before anything that it would order: what a pipeline's constructor
        emits, and the next one's too.
        """
        if what != "removed" or op.name not in ("nvvm.barrier", "nvvm.fence.mbarrier.init", "nvvm.fence.proxy"):
            return ""
        for later in self._after(op):
            if later.name == op.name and any(later.block is block for block in _around(op)):
                return "the same comes again before anything that it orders"
            # what is fenced is used behind the next one too
            met = later.name == "nvvm.barrier" and op.name == "nvvm.fence.mbarrier.init"
            if not (met or self._idle(later)) or later.name in (*_WAITS, *_GROUP_WAITS, "scf.for", "scf.while"):
                return ""
        return ""

    def _nobody_waits(self, op: Op, what: str) -> str:
        """Arrivals at an mbarrier for no phase of which a wait has anything to wait for."""
        fewer = {"cutec.mbarrier.arrive": "removed", "cutec.mbarrier.init": "one arrival more"}
        if fewer.get(op.name) != what:
            return ""
        mine = self._seen.mbarriers[self._numbers[id(op)]]
        waited = any(mine & slots for slots in self._seen.waited_at.values())
        return "" if waited else "no thread waits for a phase of the barrier"

    def _first_use(self, op: Op, what: str) -> str:
        """A barrier behind which its threads, until they meet there again, use only shared memory
        that nothing has accessed before, and signal nobody.
        """
        fresh = op.name in _BARRIERS and what == "removed" and self._numbers[id(op)] not in self._seen.used
        return "until the next barrier its threads use only memory that nothing has accessed before" if fresh else ""

    def _hands_on_nothing(self, op: Op, what: str) -> str:
        """A block barrier that hands on a wait which waits for nothing in this run: no memory has
        been accessed since the barrier before it.
        """
        if op.name not in _BARRIERS or what != "removed":
            return ""
        waits = []
        for number in range(self._numbers[id(op)] - 1, 0, -1):
            other = self._ops[number]
            if other.name in _MEETINGS:
                told = bool(waits) and all(
                    self._waits_for_nothing(w, "removed") or self._waited_for_later(w, "removed") for w in waits
                )
                return "it tells of a wait that is for nothing here" if told else ""
            if other.name in _GROUP_WAITS[:2]:
                waits.append(other)
            elif other.name not in ("cutec.tma.store", "nvvm.cp.async.bulk.commit.group") and not self._idle(other):
                return ""
        return ""

    def _part_of_next(self, op: Op, what: str) -> str:
        """A group that becomes part of the next one, before any wait that could tell them apart."""
        if what != "removed" or "commit" not in op.name:
            return ""
        kind = {
            "nvvm.wgmma.commit.group.sync.aligned": "cutec.wgmma.wait_group",
            "nvvm.cp.async.bulk.commit.group": "nvvm.cp.async.bulk.wait_group",
        }
        committed = False
        for later in self._after(op):
            committed = committed or later.name == op.name
            if later.name == kind.get(op.name) and not (
                self._waits_for_nothing(later, "removed") or self._waited_for_later(later, "removed")
            ):
                return "part of the next group, and both are waited for" if committed and _pending(later) == 0 else ""
            if later.name in ("scf.for", "scf.while"):
                return ""
        return ""

    # -- making barriers, elections, registers -----------------------------------------------------

    def _used(self, op: Op, names: tuple[str, ...]) -> bool:
        """Whether operations of these names use the barrier that an operation makes."""
        mine = self._seen.mbarriers[self._numbers[id(op)]]
        return any(
            self._ops[number].name.startswith(names) and used & mine for number, used in self._seen.mbarriers.items()
        )

    def _barrier_unused(self, op: Op, what: str) -> str:
        """An mbarrier that this run does not use, and the fence or block's barrier after the making
        of only such ones; or the fence after making some that only threads of the block use, which
        meet at the block's barrier.
        """
        users = (
            "cutec.mbarrier.wait",
            "cutec.mbarrier.try_wait",
            "cutec.mbarrier.arrive",
            "cutec.tma.load",
            "cutec.st.async",
            "cutec.mbarrier.expect",
        )
        if op.name == "cutec.mbarrier.init":
            return "" if self._used(op, users) else "nothing uses the barrier"
        if what != "removed" or op.name not in ("nvvm.fence.mbarrier.init", "nvvm.barrier"):
            return ""
        made = []
        for number in range(self._numbers[id(op)] - 1, 0, -1):
            other = self._ops[number]
            if other.name == "cutec.mbarrier.init":
                made.append(other)
            elif other.name in (op.name, "llvm.func") or (
                op.name == "nvvm.barrier" and other.name in _CLUSTER_ARRIVALS
            ):
                break  # what is before is made visible by that
        if made and not any(self._used(other, users) for other in made):
            return "nothing uses the barriers that were made before it"
        own = (
            op.name == "nvvm.fence.mbarrier.init"
            and made
            and not self._in_clusters()
            and not any(self._used(o, ("cutec.tma.load",)) for o in made)
        )
        return "only the block's own threads use the barriers that were made before it" if own else ""

    def _same_for_all_lanes(self, op: Op, what: str) -> str:
        """An election of who does what may be done 32 times."""
        if op.name != "nvvm.elect.sync":
            return ""
        names = {inner.name for branch in _decided_by(op.results[-1], self._ops) for inner in branch.walk()}
        does = names & {*ACTS, "llvm.store", "cutec.mbarrier.init", "nvvm.fence.mbarrier.init", "nvvm.barrier"} - {
            "cutec.tma.store"
        }
        if not does and "cutec.tma.prefetch_descriptor" in names:
            return "32 prefetches instead of one"
        return "the same tile is stored 32 times" if not does and "cutec.tma.store" in names else ""

    def _registers_fit(self, op: Op, what: str) -> str:
        """Shares of the register file that together are no larger than what the block has at
        first.
        """
        if op.name != "nvvm.setmaxregister":
            return ""
        asked = {n: self._ops[n].attrs["regCount"].value for n in self._seen.warps if self._ops[n].name == op.name}
        asked[self._numbers[id(op)]] += 8
        at_first = REGISTER_FILE // self._seen.block // 8 * 8
        total = sum(count * self._seen.threads[n] for n, count in asked.items())
        return "there are as many registers" if total <= at_first * self._seen.block else ""

    # -- walks -------------------------------------------------------------------------------------

    def _in_clusters(self) -> bool:
        return any(
            op.name in ("nvvm.mapa", "nvvm.cluster.wait") and n in self._seen.warps for n, op in enumerate(self._ops)
        )

    @staticmethod
    def _idle(op: Op) -> bool:
        """Whether an operation neither accesses memory nor signals other threads."""
        return (
            op.name not in ACTS
            and op.name not in ("nvvm.cluster.wait", *_MEETINGS, "nvvm.barrier.arrive", "cutec.barrier_arrive")
            and not (op.name in ("llvm.load", "llvm.store", "cutec.ldmatrix", "cutec.stmatrix") and not _private(op))
        )

    def _after(self, op: Op, everybody: bool = False) -> Iterator[Op]:
        """The operations that its threads (or all threads) may execute after an operation in this
        run: those behind it in its block of code and in the blocks around it, and the whole of
        each loop around it.
        """
        warps = self._seen.warps[self._numbers[id(op)]]
        while op.name != "llvm.func":
            block = op.block
            for later in block.ops[block.ops.index(op) + 1 :]:
                yield from (
                    o for o in later.walk() if everybody or self._seen.warps.get(self._numbers[id(o)], set()) & warps
                )
            op = block.region.owner
            if op.name in ("scf.for", "scf.while"):
                yield from (
                    o for o in op.walk() if everybody or self._seen.warps.get(self._numbers[id(o)], set()) & warps
                )


def _around(op: Op) -> Iterator[Block]:
    """The block of code of an operation, and those around it."""
    while op.name != "llvm.func":
        yield op.block
        op = op.block.region.owner


def _private(op: Op) -> bool:
    """Whether an access is to a thread's own fragment."""
    return not any(v.type in (ptr(3), ptr(1), ptr(7)) for v in op.operands)


def _pending(op: Op) -> int:
    """The number of groups that a wait lets be pending."""
    return int(op.attrs["n" if "n" in op.attrs else "group"].value)


def _decided_by(value: Value, ops: list[Op]) -> Iterator[Op]:
    """The branches that a condition decides, by itself or with others."""
    for user in ops:
        if any(v is value for v in user.operands):
            if user.name == "scf.if":
                yield user
            elif user.name in ("arith.andi", "arith.extui", "arith.cmpi", "arith.trunci"):
                yield from _decided_by(user.result, ops)


_RULES = (
    Excuses._waits_for_nothing,
    Excuses._nothing_after,
    Excuses._later_wait,
    Excuses._known_already,
    Excuses._waits_for_more,
    Excuses._tells_what_is_known,
    Excuses._of_its_warpgroup,
    Excuses._waited_for_later,
    Excuses._renamed,
    Excuses._repeated,
    Excuses._first_use,
    Excuses._hands_on_nothing,
    Excuses._nobody_waits,
    Excuses._part_of_next,
    Excuses._barrier_unused,
    Excuses._same_for_all_lanes,
    Excuses._registers_fit,
)

_TURNS = "turns order no memory, only who multiplies first"
_Q_AFTER_K = "K's buffer was given back after that of Q, by warpgroups that had met, where a tile has several blocks"
_BRANCH = "it keeps a branch one; what lanes have read until then they tell by arrivals of their own"
_FREED = "blocks of a pair free tensor memory together, behind all multiplies and all loads of sums"
_TOLD = "each block of a pair has told the other of much else before it uses this barrier"
# Judged by hand: (operation, what) → (the kernel's file, part of the text of the line, the one
# before it and those that call it, why it does no harm).
BY_HAND: dict[tuple[str, str], list[tuple[str, str, str]]] = {
    ("nvvm.bar.warp.sync", "removed"): [("attention_hopper", "if cute.arch.vote_any_sync(raised |", _BRANCH)],
    ("nvvm.barrier", "removed"): [
        ("tensorop_gemm", "tBsB.fill(0)", "each thread clears what its own copies then fill"),
    ],
    ("cutec.mbarrier.wait.parity", "removed"): [
        ("gemm_hopper", "order.wait()", _TURNS),
        ("gemm_blackwell", "flow.ring.producer_tail(state)", _FREED),
        ("gemm_blackwell", "flow.sums.producer_tail(filled)", _FREED),
    ],
    ("cutec.mbarrier.wait.parity", "next barrier"): [("attention_hopper", "bring(0, sources[0])", _Q_AFTER_K)],
    ("nvvm.fence.mbarrier.init", "removed"): [
        ("gemm_blackwell", "tmem = utils.TmemAllocator(", _TOLD),
        ("gemm_pair", "tmem = utils.TmemAllocator(", _TOLD),
    ],
}
