"""A manifest with a bit of everything."""

import pytest
from cubin_kit import fitting

from cutec.artifact.backward import Backward
from cutec.artifact.bundle_write import make_image
from cutec.artifact.choice import Choice, Form
from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node
from cutec.artifact.host_graph import simplified
from cutec.artifact.manifest import Export, Manifest, Program, Recipe, Reference, Resources, Source, SourceFile
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam
from cutec.artifact.step import Step
from cutec.records import replace


def scale_export() -> Export:
    """c = alpha * a over an m x n matrix, a row-major with free row stride, c compact."""
    a = TensorParam("a", "f16", ("m", "n"), (None, 1), (8, 1), 16, role="in")
    c = TensorParam("c", "f16", ("m", "n"), (None, 1), (8, 1), 16, (1, 0), noalias=True, role="out")
    params = (a, ScalarParam("alpha", "f32"), c, StreamParam("stream"))
    signature = Signature(params, (Symbol("m"), Symbol("n", 64, 8)))
    nodes = (
        Node("const", "i32", (), 127),  # 7
        Node("add", "i32", (1, 7)),  # 8
        Node("const", "i32", (), 128),  # 9
        Node("floordiv", "i32", (8, 9)),  # 10
        Node("const", "i32", (), 1),  # 11
        Node("const", "i32", (), 0),  # 12
        Node("cmp.sgt", "i1", (1, 12)),  # 13
        Node("const", "f32", (), 1e-05),  # 14
        Node("const", "i64", (), 1 << 40),  # 15
    )
    steps = (Step("print", 'm = %d: "ä"\n', (1,)), Step("check", "m is positive", (13,), 13, "samples/scale.py:9"))
    events = LaunchEvent("launch_completion", 15), LaunchEvent("programmatic", 15, 1, True)
    launch = Launch(
        "scale_kernel", (10, 11, 11), (9, 11, 11), (11, 11, 11), 12, (0, 1, 2, 3, 4, 5, 6, 14), 13, True, True, events
    )
    resources = Resources(32, 8, 4, 1024, 16, 380, 1, 2048, 128, 1024, 2, 0.5, "shared memory")
    return Export(
        "scale",
        Source("samples/scale.py", 3),
        signature,
        (
            Program(("sm_80",), simplified(HostProgram(signature.leaves(), nodes, (launch,), steps))),
            Program(("sm_90a",), HostProgram(signature.leaves())),
        ),
        {"scale_kernel": {"sm_80": resources, "sm_90a": Resources(40)}},
        Reference("samples/scale.py:reference", "0" * 64),
        "m * n",
        "2*(m*n + m*n)",
        Backward("scale_backward", {"x": "grad_x"}),
        {"a": "max(i % 3, 1) * n"},
    )


def cubin_of(arch: str, note: bytes = b"") -> bytes:
    """A cubin that fits the export."""
    program = scale_export().host(arch)
    assert program is not None
    return fitting([program], arch.encode() + note, shared=1024)


CONTENTS = {("cubin", arch): cubin_of(arch) for arch in ("sm_80", "sm_90a")} | {("ir", "sm_80"): b"module {}"}


@pytest.fixture
def manifest() -> Manifest:
    """Two archs, three images, one export in two forms."""
    images = tuple(make_image(kind, (arch,), "scale", data) for (kind, arch), data in CONTENTS.items())
    exports = scale_export(), replace(scale_export(), name="scale_wide")
    choices = (
        Choice("scale_any", (Form("scale_wide", "m * n >= 1048576 and n % 64 == 0"), Form("scale"))),
        Choice("scale_best", (Form("scale", cost="m * n + 900"), Form("scale_wide", "n % 64 == 0", "m * n // 2"))),
    )
    tools = {"ptxas": "13.0.88", "mlir-opt": "22.1.8"}
    recipe = Recipe("samples/scale.py", opt_level=2, lineinfo=False, link=("lib/a.bc",), facts={"sm_count": 132})
    sources = SourceFile("lib/a.bc", "1" * 64), SourceFile("samples/scale.py", "2" * 64)
    archs = ("sm_80", "sm_90a")
    return Manifest("0.1.0", tools, archs, exports, images, choices, recipe=recipe, sources=sources)


@pytest.fixture
def contents(manifest) -> dict[str, bytes]:
    """The images' contents by file name."""
    return {image.file: CONTENTS[image.kind, image.archs[0]] for image in manifest.images}
