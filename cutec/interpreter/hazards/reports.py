"""The text of hazards: both sides with their lines, threads, iterations and phases, and the code to
write instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cutec.diag import CutecError, Note, error
from cutec.interpreter.hazards.events import Event, Wait
from cutec.interpreter.hazards.shadow import Hazard
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.findings import block_name, dims
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import BULK_GROUP, CP_ASYNC

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import ReportingMonitor

_MOST = 20
_SYNCHRONISE_HELP = (
    "put a barrier between the two accesses: `cute.arch.sync_threads()`, or a named barrier or mbarrier of the warps"
    " that share the data"
)
_STORE_READS_HELP = (
    "`cute.arch.cp_async_bulk_wait_group(n, read=True)` in the thread that issued the store, then a barrier, before the"
    " memory is used again or the block ends"
)
_ALL_BYTES_HELP = (
    "expect exactly the bytes of all copies of the phase (`cute.size_in_bytes` of one stage of each operand)"
)
_ORDER_HELP = (
    "let one thread have each element, or order the accesses: a barrier in a block; between blocks a flag with release"
    " and acquire (or `cute.arch.fence_acq_rel_gpu()` before it is raised and behind the load that finds it), within"
    " barriers of both blocks; or two launches"
)
_GPUS_HELP = (
    "order the accesses: a flag in memory of either GPU with release and acquire of the scope sys (`cute.arch.red(flag,"
    ' 1, sem="release", scope="sys")`; or `cute.arch.fence_acq_rel_sys()` before it is raised and behind the load that'
    " finds it), within barriers of both blocks"
)
_WAIT_FOR_LAUNCH_HELP = (
    "call `cute.arch.griddepcontrol_wait()` first, in all threads or before a barrier of the block; or launch without"
    " `use_pdl`"
)
_STORED_HELP = (
    "`cute.arch.cp_async_bulk_wait_group(0)` in the thread that issued the store, without `read=True` (which waits only"
    " until shared memory has been read), then a barrier; for other blocks a release behind it"
)
_INITIALISED_HELP = (
    "after `mbarrier_init`: `cute.arch.mbarrier_init_fence()`, then `sync_threads()` (of a cluster: `cluster_arrive()`"
    " and `cluster_wait()`)"
)
_MEET_FIRST_HELP = "let the cluster meet first: `cute.arch.cluster_arrive()` and `cluster_wait()`"
_MEET_LAST_HELP = (
    "let all blocks of the cluster meet before the first exits: `cluster_arrive()`, which orders the accesses before"
    " it (`cluster_arrive_relaxed()` orders none), and `cluster_wait()`, or `producer_tail`"
)
# Help for the codes that `hazard` chooses among.
_HAZARD_HELP = {
    "E5005": _SYNCHRONISE_HELP,
    "E5030": (
        "wait for the copy first: `cute.arch.mbarrier_wait(barrier, phase)` (a pipeline: `consumer_wait`), all threads"
        " that read, in each iteration"
    ),
    "E5031": (
        "wait for the copies first: `cute.arch.cp_async_wait_group(n)` in the threads that issued them, then"
        " `cute.arch.sync_threads()`"
    ),
    "E5032": (
        "let the readers arrive at a barrier when they are done (`mbarrier_arrive` after `wait_group`; a pipeline:"
        " `consumer_release`), and wait for that before writing"
    ),
    "E5033": (
        'after the accesses, in the threads that made them, `cute.arch.fence_proxy("async.shared", space="cta")`, then'
        " the barrier"
    ),
    "E5035": _ALL_BYTES_HELP,
    "E5037": (
        "a thread waits for each phase of a barrier once, parity 0, 1, 0, …: flip the parity when the ring of stages"
        " begins anew"
    ),
    "E5038": _STORE_READS_HELP,
    "E5048": (
        'arrive with `cute.arch.mbarrier_arrive(bar, rank, scope="cluster")`, and wait with `mbarrier_wait(bar, phase,'
        ' scope="cluster")`; or let the cluster meet: `cluster_arrive()` and `cluster_wait()`; atomics: a scope of'
        " cluster, gpu or sys"
    ),
}
_VERBS = {
    "load": "load of",
    "store": "store to",
    "atomic operation": "atomic operation on",
    "bulk load": "bulk load of",
    "bulk store": "bulk store to",
}
_OTHER_BLOCK_HELP = (
    "let the cluster meet between the two: `cute.arch.cluster_arrive()` and `cluster_wait()`; or let one block wait for"
    " its mbarrier, at which the other arrives"
)


def _wrong_phase(wait: Wait, before: Event, number: int) -> bool:
    """Whether the wait that should have ordered an access after an earlier one, event `number`, was
    for a phase before the right one.
    """
    if before.counted is not None and before.counted[0] == wait.slot:
        return wait.phase < before.counted[1] and (wait.phase < 0 or wait.again or wait.event > number)
    return wait.again and before.counted is None


def _overtaken(wait: Wait, before: Event) -> bool:
    """Whether a copy was issued for a later phase than its reader has waited for: its memory was
    released too early.
    """
    return before.counted is not None and before.counted[0] == wait.slot and 0 <= wait.phase < before.counted[1]


def _group(event: Event) -> str:
    """The kind of group whose completion ends an asynchronous operation."""
    return PRIMITIVES[event.op.name].effects.asynchronous


class Reports:
    """The findings of a batch, one for each pair of operations and code."""

    def __init__(self, monitor: ReportingMonitor, findings: list[CutecError]):
        self._monitor, self._findings = monitor, findings
        self._seen: set[object] = set()

    def add(self, code: str, op: Op, other: Op | None, message: str, notes: list[Note], help: str) -> None:
        """Add a finding, unless there is one with this code about these operations."""
        key = code, op, other
        if key in self._seen or len(self._findings) >= _MOST:
            return
        self._seen.add(key)
        if not any(
            (f.code, f.place) == (code, op.loc) and (other is None or other.loc in [n.place for n in f.notes])
            for f in self._findings
        ):
            self._findings.append(error(code, message, op.loc, notes, help))

    def _name(self, event: Event) -> str:
        return PRIMITIVES[event.op.name].label or event.kind

    def _side(self, event: Event, lane: int) -> str:
        where = self._monitor.events.where(event, lane)
        who = self._monitor.events.who(lane)
        return f"{who}{', ' + where if where else ''}"

    # -- accesses ----------------------------------------------------------------------------------

    def hazard(self, number: int, lane: int, hazard: Hazard) -> None:
        """An event of a lane and an earlier one that nothing orders. A known cause (a wrong phase,
        too few bytes expected) becomes the headline.
        """
        monitor = self._monitor
        now, before = monitor.events[number], monitor.events[hazard.before]
        if (now.op, before.op, hazard.wrote, hazard.lacks_fence) in self._seen:
            return
        self._seen.add((now.op, before.op, hazard.wrote, hazard.lacks_fence))
        code, what = self._kind(now, before, hazard)
        place = monitor.describe_unit(hazard.unit)
        other = self._other_lane(before, hazard, lane)
        notes = [Note(self._side(now, lane))]
        detail = f", counted in {monitor.phases.detail(*before.counted)}" if before.counted else ""
        notes.append(Note(f"the {self._name(before)}: {self._side(before, other)}{detail}", before.op.loc))
        wait = monitor.phases.last_wait(lane)
        op = now.op
        if (
            code == "E5030"
            and before.counted is not None
            and (expected := monitor.phases.unexpected(*before.counted)) is not None
        ):
            code, op = "E5035", before.op
            what = (
                f"{monitor.phases.detail(*before.counted)} expects {expected} bytes and this {self._name(before)}"
                f" brings more: {what}"
            )
            notes = [
                Note(self._side(before, other)),
                Note(f"the {self._name(now)}: {self._side(now, lane)}", now.op.loc),
            ]
            notes += monitor.phases.notes_of_previous(before.counted[0])
        elif wait is not None and code in ("E5030", "E5032") and _wrong_phase(wait, before, hazard.before):
            code, op = "E5037", wait.op
            notes.insert(1, Note(f"the {self._name(now)} that relies on the wait", now.op.loc))
            what = f"the wait finds an earlier phase complete, so that {what}"
        elif wait is not None and code == "E5030" and _overtaken(wait, before):
            code, op = "E5032", before.op
            what = f"{self._name(before)} overwrites PLACE while a {self._name(now)} may still be reading it"
            notes = [
                Note(self._side(before, other) + detail),
                Note(f"the {self._name(now)}: {self._side(now, lane)}", now.op.loc),
            ]
        if wait is not None and code in ("E5030", "E5032", "E5037", "E5005", "E5035", "E5048"):
            notes += monitor.phases.describe(wait)
        batch = monitor.batch
        other_block = code == "E5005" and lane // batch.threads != other // batch.threads
        who = f"thread {dims(batch.thread_of(other))}" + (
            f" of block {block_name(batch, other)}" if other_block else ""
        )
        what = what.replace("THREAD", who).replace("PLACE", place)
        self.add(
            code,
            op,
            before.op if op is not before.op else now.op,
            what,
            notes,
            _OTHER_BLOCK_HELP if other_block else _HAZARD_HELP[code],
        )

    def global_race(
        self, number: int, lane: int, before: int | None, other: Op, other_lane: int, wrote: bool, place: str
    ) -> None:
        """An event that accesses global memory and an earlier access, by operation `other`, that
        nothing orders. `before`: the earlier event, None if it was in another batch.
        """
        monitor, batch = self._monitor, self._monitor.batch
        now = monitor.events[number]
        if (now.op, other, "global") in self._seen:
            return
        self._seen.add((now.op, other, "global"))
        verb = _VERBS[now.kind]
        far = batch.gpu_of(lane) != batch.gpu_of(other_lane)
        apart = lane // batch.threads != other_lane // batch.threads
        blocks = " of another GPU" if far else " of another block" if apart else ""
        message = (
            f"{verb} {place}, which another thread{blocks} has {'stored to' if wrote else 'loaded'} with nothing to"
            " order the two"
        )
        side = self._side(monitor.events[before], other_lane) if before is not None else monitor.events.who(other_lane)
        self.add(
            "E5044",
            now.op,
            other,
            message,
            [Note(self._side(now, lane)), Note(f"the {'store' if wrote else 'load'}: {side}", other.loc)],
            _GPUS_HELP if far else _ORDER_HELP,
        )

    def before_dependency(self, place: str, lane: int, wrote: bool, stored: bool) -> None:
        """A lane accesses what the launch before may still be storing to (`stored`) or loading."""
        monitor = self._monitor
        verb = "store to" if wrote else "load of"
        message = f"{verb} {place}, which the launch before may still be {'storing to' if stored else 'loading'}"
        self.add("E5047", monitor.context.op, None, message, [Note(monitor.events.who(lane))], _WAIT_FOR_LAUNCH_HELP)

    def before_store_ends(self, place: str, lane: int, wrote: bool, before: int) -> None:
        """A lane accesses what a bulk store, event `before`, may not have stored yet."""
        monitor, store = self._monitor, self._monitor.events[before]
        name, issuer = self._name(store), int(store.lanes.indices()[0])
        notes = [Note(monitor.events.who(lane)), Note(f"the {name}: {self._side(store, issuer)}", store.op.loc)]
        message = f"{'store to' if wrote else 'load of'} {place} before the {name} to it is complete"
        self.add("E5044", monitor.context.op, store.op, message, notes, _STORED_HELP)

    def store_collision(self, place: str, lane: int) -> None:
        """Threads store different values to one place of global memory with one operation."""
        op = self._monitor.context.op
        self.add(
            "E5044",
            op,
            None,
            f"threads store different values to {place} at once",
            [Note(self._monitor.events.who(lane))],
            _ORDER_HELP,
        )

    def _other_lane(self, before: Event, hazard: Hazard, lane: int) -> int:
        """The lane that issued the earlier access."""
        clocks = self._monitor.vector_clocks
        if hazard.asynchronous:
            return (
                int(before.lanes.indices()[0])
                if hazard.agent < clocks.span or _group(before) != CP_ASYNC
                else (
                    clocks.cluster_of(lane) * clocks.span
                    + hazard.agent
                    - self._monitor.ordering.copy_column(clocks.cluster_of(lane))
                )
            )
        return clocks.cluster_of(lane) * clocks.span + hazard.agent

    def _kind(self, now: Event, before: Event, hazard: Hazard) -> tuple[str, str]:
        """(code, message) of a hazard, with PLACE and THREAD to fill in."""
        later, earlier = self._name(now), self._name(before)
        writes = "writes" if self._writes(now, hazard) else "reads"
        if hazard.lacks_fence:
            did, access = ("stored", "store") if hazard.wrote else ("read", "load")
            return (
                "E5033",
                f"{later} {writes} PLACE, {did} by a thread with no fence between that {access} and the async proxy",
            )
        if hazard.lacks_scope:
            return "E5048", f"{later} {writes} PLACE, whose {earlier} is released only to the threads of its own block"
        if hazard.asynchronous and hazard.wrote:
            if _group(before) == CP_ASYNC:
                return "E5031", f"{later} {writes} PLACE, which a cp.async may not have written yet"
            return (
                ("E5032", f"{later} overwrites PLACE while a {earlier} may still be writing it")
                if writes == "writes"
                else ("E5030", f"{later} reads PLACE before the {earlier} into it is complete")
            )
        if hazard.asynchronous:
            code = "E5038" if _group(before) == BULK_GROUP else "E5032"
            return code, f"{later} overwrites PLACE while a {earlier} may still be reading it"
        did = "stored to" if hazard.wrote else "loaded"
        if now.kind in ("bulk copy", "cp.async") and not hazard.wrote:
            return "E5032", f"{later} overwrites PLACE, which another thread may still be reading"
        verb = {"load": "load of", "store": "store to", "atomic operation": "atomic operation on"}.get(
            now.kind, f"{later} {writes}"
        )
        return "E5005", f"{verb} PLACE, which THREAD {did} with no barrier between"

    @staticmethod
    def _writes(now: Event, hazard: Hazard) -> bool:
        return now.kind in ("store", "atomic operation", "bulk copy", "cp.async") and not (
            "shared" in PRIMITIVES[now.op.name].effects.reads and not hazard.wrote
        )

    # -- mbarriers ---------------------------------------------------------------------------------

    def _place(self, slot: int) -> str:
        """An mbarrier, in words."""
        return self._monitor.context.memory.describe(slot * MBARRIER)

    def barrier_not_visible(self, slot: int, lane: int, hazard: Hazard) -> None:
        """A lane uses a barrier whose initialisation is not ordered before."""
        monitor, before = self._monitor, self._monitor.events[hazard.before]
        op = monitor.context.op
        clocks = monitor.vector_clocks
        other = clocks.cluster_of(lane) * clocks.span + hazard.agent
        how = "an asynchronous copy counts its bytes at" if hazard.lacks_fence else "use of"
        message = f"{how} the barrier at {self._place(slot)}, whose initialisation may not be visible yet"
        code, help = "E5036", _INITIALISED_HELP
        if lane // monitor.batch.threads != other // monitor.batch.threads:
            code, help = "E5040", _MEET_FIRST_HELP
        if not PRIMITIVES[before.op.name].effects.split:
            code, help = "E5005", _SYNCHRONISE_HELP
            message = f"use of the barrier at {self._place(slot)}, which another thread has overwritten"
        self.add(
            code,
            op,
            before.op,
            message,
            [Note(monitor.events.who(lane)), Note(f"initialised by {monitor.events.who(other)}", before.op.loc)],
            help,
        )

    def initialised_twice(self, slot: int, lane: int, count: int) -> None:
        """Several threads initialise one barrier."""
        monitor = self._monitor
        message = f"{count} threads initialise the barrier at {self._place(slot)}: only one may"
        help = "let one thread do it: `if tid == 0`, or `with cute.arch.elect_one()` in one warp"
        self.add("E5036", monitor.context.op, None, message, [Note(monitor.events.who(lane))], help)

    def arrivals_split(self, slot: int, lane: int, count: int, takes: int) -> None:
        """Threads that arrive with one operation end a phase; the rest of them counts in the
        next.
        """
        monitor = self._monitor
        message = (
            f"{count} arrivals at once at the barrier at {self._place(slot)}, which takes {takes} per phase: the rest"
            " counts in the next"
        )
        initialised = monitor.phases.initialised_by(slot)
        notes = [
            Note(monitor.events.who(lane)),
            *([Note("the barrier was initialised here", initialised[0].loc)] if initialised is not None else []),
        ]
        self.add(
            "E5014",
            monitor.context.op,
            None,
            message,
            notes,
            "make a barrier for as many arrivals as come in a phase, not fewer",
        )

    def too_many_bytes(
        self, slot: int, lane: int, expected: int, promised: int, expects: Mapping[Op, int], promises: Mapping[Op, int]
    ) -> None:
        """Copies bring more bytes than a phase expects. `expects` and `promises`: bytes by
        operation.
        """
        monitor = self._monitor
        where = monitor.phases.detail(slot)
        op = next(iter(expects), None) or monitor.context.op
        notes = [Note(monitor.events.who(lane))]
        notes += [Note(f"{count} bytes are expected here", o.loc) for o, count in expects.items()]
        notes += [Note(f"{count} bytes are copied here", o.loc) for o, count in promises.items()]
        message = f"copies of {promised} bytes in {where}, which expects {expected}"
        self.add("E5035", op, None, message, notes, _ALL_BYTES_HELP)

    # -- operations of warps -----------------------------------------------------------------------

    def accumulator_used(self, op: Op, lane: int, event: int) -> None:
        """An accumulator of a multiply that may still run is used."""
        self._in_flight(op, lane, event, "use of an accumulator of a wgmma that may still be running")

    def operand_changed(self, op: Op, lane: int, event: int, what: str) -> None:
        """A register of A, or of its metadata, is overwritten while its multiply may still run."""
        self._in_flight(op, lane, event, f"overwrites {what} that a wgmma may still be reading")

    def _in_flight(self, op: Op, lane: int, event: int, message: str) -> None:
        events, multiply = self._monitor.events, self._monitor.events[event]
        if multiply.kind == "tcgen05.ld":
            self._before_wait(op, lane, multiply)
            return
        here, where = events.around(op, lane), events.where(multiply, lane)
        note = Note(f"the wgmma{': ' + where if where else ''}, whose group has not been waited for", multiply.op.loc)
        help = (
            "wait for the multiplies first: `warpgroup.wait_group(n)` with n the number of later groups that may still"
            " run"
        )
        notes = [Note(events.who(lane) + (f", {here}" if here else "")), note]
        self.add("E5034", op, multiply.op, message, notes, help)

    def _before_wait(self, op: Op, lane: int, load: Event) -> None:
        """A register is used that a load from tensor memory may not have filled yet."""
        message = "use of a register that a tcgen05.ld may not have filled yet"
        help = "wait for it first, in the whole warp: `cute.arch.fence_view_async_tmem_load()`"
        notes = [Note(self._monitor.events.who(lane)), Note("the tcgen05.ld", load.op.loc)]
        self.add("E5057", op, load.op, message, notes, help)

    def divergent(self, op: Op, lane: int, missing: int) -> None:
        """Part of a warp executes an operation of whole warps."""
        message = f"{op.name.partition('.')[2]} by {32 - missing} threads of a warp: all 32 have to execute it together"
        help = (
            "move it out of the branch, or make the condition the same for the whole warp"
            " (`cute.arch.make_warp_uniform`)"
        )
        self.add("E5043", op, None, message, [Note(self._monitor.events.who(lane))], help)

    def repeated_reduction(self, op: Op, lane: int, count: int) -> None:
        """Several lanes of a warp issue the same reduction."""
        message = f"{count} threads of a warp issue the same reduction: each adds the tile once more"
        help = (
            "let one thread issue it: `with cute.arch.elect_one()`, or leave it to `cute.copy` in a branch for whole"
            " warps"
        )
        self.add("E5046", op, None, message, [Note(self._monitor.events.who(lane))], help)

    def uneven_barrier(self, op: Op, lane: int, count: int) -> None:
        """A barrier for a number of threads that is no multiple of a warp."""
        self.add(
            "E5041",
            op,
            None,
            f"a barrier for {count} threads, which is no multiple of 32",
            [Note(self._monitor.events.who(lane))],
            "round the number up to whole warps, and let whole warps arrive",
        )

    def register_budget(self, op: Op, lane: int, message: str, notes: list[Note]) -> None:
        """Requests for registers that do not fit."""
        help = "give up more in the warpgroups that need few (`setmaxregister_decrease`), or ask for less in the others"
        self.add("E5042", op, None, message, [Note(self._monitor.events.who(lane)), *notes], help)

    # -- clusters ----------------------------------------------------------------------------------

    def access_after_exit(self, event: int, lane: int, block: int) -> None:
        """A lane accesses shared memory of a block that has exited."""
        monitor, found = self._monitor, self._monitor.events[event]
        self.add(
            "E5039",
            found.op,
            None,
            f"{self._name(found)} to the shared memory of block {block % monitor.vector_clocks.ranks} of the cluster,"
            " which has exited",
            [Note(self._side(found, lane))],
            _MEET_LAST_HELP,
        )

    def exit_before_access_ends(self, event: int, thread: int | None, block: int) -> None:
        """A block exits while an access of its shared memory may still run: by a thread (lane), or
        an asynchronous one.
        """
        monitor, found = self._monitor, self._monitor.events[event]
        lane = int(found.lanes.indices()[0]) if thread is None else thread
        other = monitor.context.op
        own = lane // monitor.batch.threads == block
        what = (
            f"the block exits while its {self._name(found)} may still be writing its shared memory"
            if own
            else (
                f"block {block % monitor.vector_clocks.ranks} of the cluster may exit before this"
                f" {self._name(found)} in its shared memory"
            )
        )
        self.add(
            "E5039",
            found.op,
            None,
            what,
            [Note(self._side(found, lane)), Note("the last operation before the exit", other.loc)],
            _MEET_LAST_HELP,
        )

    def exit_before_store_reads(self, event: int, lane: int) -> None:
        """A block exits before its bulk store has read its source."""
        found = self._monitor.events[event]
        self.add(
            "E5038",
            found.op,
            None,
            f"the block may exit before the {self._name(found)} has read its shared memory",
            [Note(self._side(found, lane))],
            _STORE_READS_HELP,
        )

    def access_before_start(self, event: int, lane: int, block: int) -> None:
        """A lane accesses another block's shared memory, and nothing says that the block has
        begun.
        """
        found = self._monitor.events[event]
        rank = block % self._monitor.vector_clocks.ranks
        self.add(
            "E5040",
            found.op,
            None,
            f"{self._name(found)} in the shared memory of block {rank} of the cluster, which may not have begun yet",
            [Note(self._side(found, lane))],
            _MEET_FIRST_HELP,
        )
