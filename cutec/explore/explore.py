"""The object that the page of `cutec explore` shows."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from cutec.cost.bulk import copies_of
from cutec.cost.cards import Card, default_card
from cutec.cost.kinds import KINDS
from cutec.diag.source import text_of
from cutec.explore.cute_text import operations
from cutec.explore.layouts import Found, Memory, layout_records, memories, named_values
from cutec.explore.machine_code import cost_records, machine_code
from cutec.explore.mlir_text import mlir_lines
from cutec.explore.names import Names
from cutec.explore.panes import python_panes, stage_panes
from cutec.explore.places import Line, Places
from cutec.explore.recording import RunOptions, findings, record, timeline_record
from cutec.explore.resources import kernel_resources
from cutec.explore.shared import kernels, shared_records
from cutec.explore.shared_layouts import Addressed, addressed
from cutec.explore.subject import Subject
from cutec.records import NamedTuple
from cutec.target.arch import parse_arch
from cutec.version import __version__


def page_data(subjects: Sequence[Subject], card: Card | None, run: RunOptions | None) -> dict[str, Any]:
    """The whole object: one build, or two beside each other. `card`: the GPU of the costs; None: a
    common one of each build's arch. `run`: what to run on the interpreter; None: nothing.
    """
    title = os.path.basename(subjects[0].export.source.file)
    return {"cutec": __version__, "title": title, "builds": [build_data(subject, card, run) for subject in subjects]}


def build_data(subject: Subject, card: Card | None, options: RunOptions | None) -> dict[str, Any]:
    """One build."""
    places = Places(subject.files)
    export, arch, device = subject.export, subject.arch, subject.device
    card = card or default_card(parse_arch(arch))
    cute = mlir_lines(subject.texts.get("cute", ""))
    values = _values(cute, places)
    layouts, left_out = layout_records(values.named, values.memory, places)
    shared = shared_records(device, export.host(arch), values.shared, places) if device else []
    code = machine_code(subject)
    costs = cost_records(code.functions, copies_of(code.functions, subject.bundle, export, arch), card, places)
    recording = record(subject, options)
    ran = recording.run
    panes = stage_panes(subject, cute, list(code.lines()), places)
    resources = kernel_resources(export, arch)
    return {
        "name": " ".join(filter(None, (arch, subject.options))),
        "export": export.name,
        "kernel": next(iter(kernels(device) if device else export.kernels), ""),
        "arch": arch,
        "options": subject.options,
        "tools": subject.manifest.tools,
        "other_exports": subject.others,
        "resources": resources,
        "card": card.name if costs else "",
        "kinds": [kind for kind in KINDS if any(kind in cost["instructions"] for cost in costs)],
        "costs": costs,
        "layouts": layouts,
        "layouts_left_out": left_out,
        "shared": shared,
        "shared_bytes": resources[0]["shared"] if resources else None,
        "panes": [*python_panes(subject, places), *panes],
        "places": places.table,
        "run": {"note": recording.words},
        "timeline": timeline_record(ran.timelines[0], places) if ran else None,
        "findings": findings(ran, places) if ran else [],
    }


class _Values(NamedTuple):
    """The values of CuTe IR that variables hold, the memory that layouts address, and the layouts
    that address shared memory by offset.
    """

    named: list[Found]
    memory: dict[str, Memory]
    shared: dict[int, Addressed]


def _values(cute: Sequence[Line], places: Places) -> _Values:
    ops = list(operations(cute))
    files = {at.file for op in ops for at in op.chain}
    texts = {file: text for file in files if (text := text_of(places.path(file))) is not None}
    return _Values(named_values(ops, Names(texts)), memories(ops), addressed(ops))
