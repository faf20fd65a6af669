"""Pages for tests: data written by hand in which each part of a page occurs once."""

from __future__ import annotations

import copy
from typing import Any

PYTHON = """\
from cutec import cute

# a text that must not end the page: </script><img src=x onerror=alert(1)>
@cute.kernel
def gemm(mA: cute.Tensor, mB: cute.Tensor, mC: cute.Tensor):
    \"\"\"Multiply, as

    several lines say.
    \"\"\"
    sA = smem.allocate_tensor(cute.Float16, layout, 128)
    cute.copy(atom, gA[None, k], sA[None, stage])
    cute.arch.mbarrier_wait(full + stage, phase)
    cute.gemm(mma, acc, tCrA, tCrB, acc)
    store(acc, mC)


def store(acc, mC):
    mC.store(acc.load())
""".splitlines()

CHAINS = [[0], [1], [2], [3], [4], [5, 4]]
_SASS = [
    ("  00000  LDC R1, c[0x0][0x28]", []),
    ("  00010  S2R R20, SR_CTAID.Y", [0]),
    ("  00020  UTMALDG.2D [UR8], [UR4]", [1]),
    ("  00030  SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [R3+URZ], R4", [2]),
    ("  00040  HGMMA.64x128x16.F32 R24, gdesc[UR4], R24, gsb0", [3]),
    ("  00050  HGMMA.64x128x16.F32 R24, gdesc[UR8], R24, gsb0", [3]),
    ("  00060  STG.E.128 desc[UR6][R2.64], R24", [5, 4]),
    ("  00070  EXIT", []),
]
_SPANS = [
    [0, "work", 0, 40, "runs", 0, "", -1],
    [0, "copy", 40, 60, "starts the copy of 16384 bytes into sA[0]", 1, "", -1],
    [2, "copy", 60, 300, "loads 16384 bytes into sA[0]", 1, "full[0]", 0],
    [1, "wait", 20, 310, "waits for phase 0 of barrier full[0]", 2, "full[0]", 0],
    [1, "multiply", 310, 700, "multiplies 64 x 128 x 64", 3, "", -1],
    [1, "work", 700, 900, "stores", 5, "", -1],
    [2, "copy", 120, 420, "loads 16384 bytes into sA[1]", 1, "full[1]", 0],
]


def page(**changes: object) -> dict[str, Any]:
    """A page of one build; `changes` replace parts of the build."""
    return {"cutec": "0.1", "title": "gemm.py", "builds": [build(**changes)]}


def beside() -> dict[str, Any]:
    """A page of two builds that differ in machine code, registers and costs."""
    right = build(name="sm_90a -O1")
    right["panes"][4]["lines"].insert(5, "  00048  NOP")
    right["panes"][4]["places"].insert(5, [3])
    right["resources"][0].update(registers=200, occupancy=0.25)
    right["costs"][1] = {**right["costs"][1], "share": 0.7, "instructions": {"tensor core": 3}}
    return {"cutec": "0.1", "title": "gemm.py", "builds": [build(), right]}


def build(**changes: object) -> dict[str, Any]:
    """A build with all that a page can show."""
    lines = [10, 11, 12, 13, 14, 18]
    numbers = {line: number for number, line in enumerate(lines)}
    code: dict[str, Any] = {
        "name": "sm_90a -O3",
        "export": "gemm_f16",
        "kernel": "gemm",
        "arch": "sm_90a",
        "options": "-O3",
        "tools": {"ptxas": "13.0"},
        "other_exports": [],
        "hint": "",
        "places": [["samples/gemm.py", line] for line in lines],
        "panes": [
            pane("python", "Python", PYTHON, [[numbers[n]] if n in numbers else [] for n in range(1, len(PYTHON) + 1)]),
            pane("cute", "CuTe IR", [f"%{n} = cute.op{n}(%a) : i32" for n in range(6)], CHAINS),
            pane("mlir", "MLIR", [f"%{n} = llvm.op %a : !llvm.ptr<3>" for n in range(6)], CHAINS),
            pane("ptx", "PTX", [f"    add.s32 %r{n}, %r1, 5;" for n in range(6)], CHAINS),
            pane("sass", "SASS", [text for text, _ in _SASS], [chain for _, chain in _SASS]),
        ],
        "resources": [_resources()],
        "card": "H200",
        "kinds": ["tensor core", "bulk copy", "global memory", "synchronisation", "move"],
        "costs": [
            cost(1, 0.2, {"bulk copy": 1}, {"shared memory": 128}, "L2 bandwidth", {"load": 16384}),
            cost(3, 0.6, {"tensor core": 2, "move": 1}, {}, "tensor cores"),
            cost(5, 0.15, {"global memory": 1}, {"global memory": 16}, "global memory"),
            cost(-1, 0.05, {"move": 2}, {}, ""),
        ],
        "layouts": [_shared_layout(), _copy_layout()],
        "layouts_left_out": 0,
        "shared": [
            buffer("sA", 0, 0, 49152, "f16 (64,64,3)"),
            buffer("full", 2, 49152, 24, "barriers"),
        ],
        "shared_bytes": 49176,
        "run": {"note": "gemm_f16(m=64) on the interpreter"},
        "timeline": {
            "kernel": "gemm",
            "block": [0, 0, 0],
            "end": 900,
            "truncated": False,
            "actors": ["warp 0", "warp 1", "bulk copies"],
            "spans": _SPANS,
        },
        "findings": [
            {
                "code": "E5010",
                "severity": "error",
                "message": "a multiply reads bytes that a copy <writes>",
                "help": "wait for the barrier of the copy",
                "places": [3],
                "notes": [{"text": "the copy starts here", "place": 1}],
            }
        ],
    }
    return copy.deepcopy({**code, **changes})


def pane(name: str, title: str, lines: list[str], places: list[list[int]]) -> dict[str, Any]:
    file = "samples/gemm.py" if name == "python" else ""
    return {"id": name, "title": title, "file": file, "lines": lines, "places": places, "note": ""}


def long_page(lines: int) -> dict[str, Any]:
    """A page with so many lines of SASS."""
    texts = [f"  {n:06x}  IMAD R{n % 200}, R2, R3, R4" for n in range(lines)]
    machine = pane("sass", "SASS", texts, [[n % 6] for n in range(lines)])
    return page(panes=[*build()["panes"][:4], machine])


def cost(
    place: int,
    share: float,
    kinds: dict[str, int],
    moved: dict[str, int],
    limit: str,
    bulk: dict[str, int] | None = None,
) -> dict[str, Any]:
    counts = {"instructions": kinds, "bytes": moved, "bulk": bulk or {}, "live": 96}
    return {"kernel": "gemm", "place": place, "share": share, **counts, "limit": limit}


def buffer(name: str, place: int, offset: int, size: int, kind: str) -> dict[str, Any]:
    where = {"place": place, "offset": offset, "bytes": size, "stages": 3}
    return {"kernel": "gemm", "name": name, "type": kind, **where}


def _resources() -> dict[str, Any]:
    fit = {"blocks": 32, "registers": 3, "shared memory": 4}
    numbers = {"registers": 168, "spills": 0, "stack": 0, "shared": 49176, "threads": 128}
    occupancy = {"blocks": 3, "occupancy": 0.5, "limit": "registers"}
    limits = [{"what": what, "blocks": blocks} for what, blocks in fit.items()]
    return {"kernel": "gemm", **numbers, **occupancy, "limits": limits}


def layout(name: str, place: int, kind: str, space: str, shape: tuple[int, int]) -> dict[str, Any]:
    """A layout of which nothing is known."""
    cells = {"address": None, "bank": None, "thread": None, "value": None}
    element = {"element": "", "element_bits": 0}
    size = {"rows": shape[0], "columns": shape[1], "full": list(shape)}
    return {"place": place, "name": name, "type": kind, "space": space, **size, **element, **cells}


def _shared_layout() -> dict[str, Any]:
    """Rows of 64 bytes with a swizzle over the banks; a part of a larger one."""
    address = [row * 32 + (column ^ (row % 4) * 8) for row in range(16) for column in range(32)]
    drawn = layout("sA", 0, "S<2,3,3> o 0 o (16,32):(32,1)", "shared", (16, 32))
    known = {"address": address, "bank": [a // 2 % 32 for a in address], "full": [64, 64]}
    return {**drawn, **known, "element": "f16", "element_bits": 16}


def _copy_layout() -> dict[str, Any]:
    cells = range(8 * 16)
    held = {"thread": [cell // 4 for cell in cells], "value": [cell % 4 for cell in cells]}
    return {**layout("tiled_copy: source", 1, "((8,4),4):((1,8),32)", "copy", (8, 16)), **held}
