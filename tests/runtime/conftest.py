"""Bundles for a fake driver."""

import pytest
from cubin_kit import fitting
from fake_driver import FORMATS, FakeDriver, grid_of_blocks

from cutec.artifact.bundle_write import make_image, write_bundle
from cutec.artifact.manifest import Export, Manifest, Program, Source
from cutec.artifact.signature import Signature
from cutec.runtime import load


@pytest.fixture
def bundle_of(tmp_path):
    """bundle_of(signature, ...) -> (bundle, fake driver): one export `fn` whose kernel takes all
    leaves.
    """

    def make(
        *params, symbols=(), program=None, extent="auto", devices=((9, 0),), images=(("cubin", "sm_90"),), kernels=None
    ):
        signature = Signature(tuple(params), tuple(symbols))
        leaves = signature.leaves()
        if extent == "auto":
            extent = next((i for i, leaf in enumerate(leaves) if leaf.kind == "symbol" and leaf.type == "i32"), None)
        program = program or grid_of_blocks(signature, extent)
        archs = tuple(dict.fromkeys(arch for _, arch in images))
        notes = {image: " ".join(image).encode() for image in images}
        data = {image: fitting([program], note) if image[0] == "cubin" else note for image, note in notes.items()}
        described = {make_image(kind, (arch,), "fn", d): d for (kind, arch), d in data.items()}
        export = Export("fn", Source("fn.py", 1), signature, (Program(archs, program),))
        manifest = Manifest("0", {}, archs, (export,), tuple(described))
        write_bundle(tmp_path, manifest, {image.file: d for image, d in described.items()})
        driver = FakeDriver(*devices, kernels=kernels or {"kernel": [FORMATS[leaf.type] for leaf in leaves]})
        return load(tmp_path, driver), driver

    return make
