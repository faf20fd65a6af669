"""Bundles for a fake driver."""

import pytest
from fakes import FakeDriver

from cutec.artifact.bundle import make_image, write_bundle
from cutec.artifact.host import HostProgram, Launch, Node
from cutec.artifact.manifest import Export, Manifest, Program, Source
from cutec.artifact.signature import Signature
from cutec.runtime import load

FORMATS = {"ptr": "Q", "i1": "B", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "f16": "e", "bf16": "H", "f32": "f", "f64": "d", "tensor_map": "128s"}


def grid_of_blocks(signature, extent):
    """A program that launches `kernel` with every leaf as argument on ceil(extent / 128) blocks; `extent` is a leaf's number or None."""
    leaves = signature.leaves()
    base = len(leaves)
    nodes = [Node("const", "i32", (), value) for value in (127, 128, 1, 0)]
    grid = base + 2
    if extent is not None:
        nodes += [Node("add", "i32", (extent, base)), Node("floordiv", "i32", (base + 4, base + 1))]
        grid = base + 5
    launch = Launch("kernel", (grid, base + 2, base + 2), (base + 1, base + 2, base + 2), None, base + 3, tuple(range(base)))
    return HostProgram(leaves, tuple(nodes), (launch,))


@pytest.fixture
def bundle_of(tmp_path):
    """bundle_of(signature, ...) -> (bundle, fake driver): one export `fn` whose kernel takes all leaves."""

    def make(*params, symbols=(), program=None, extent="auto", devices=((9, 0),), images=(("cubin", "sm_90"),), kernels=None):
        signature = Signature(tuple(params), tuple(symbols))
        leaves = signature.leaves()
        if extent == "auto":
            extent = next((i for i, leaf in enumerate(leaves) if leaf.kind == "symbol" and leaf.type == "i32"), None)
        program = program or grid_of_blocks(signature, extent)
        archs = tuple(dict.fromkeys(arch for _, arch in images))
        data = {(kind, arch): f"{kind} {arch}".encode() for kind, arch in images}
        described = {make_image(kind, (arch,), "fn", d): d for (kind, arch), d in data.items()}
        export = Export("fn", Source("fn.py", 1), signature, (Program(archs, program),))
        manifest = Manifest("0", {}, archs, (export,), tuple(described))
        write_bundle(tmp_path, manifest, {image.file: d for image, d in described.items()})
        driver = FakeDriver(*devices, kernels=kernels or {"kernel": [FORMATS[leaf.type] for leaf in leaves]})
        return load(tmp_path, driver), driver

    return make
