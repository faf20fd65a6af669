"""Which image a device gets."""

import pytest
from fake_driver import Tensor

from cutec.artifact.host import HostProgram
from cutec.artifact.manifest import Export, Image, Manifest, Program, Source
from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.runtime.select import select


def chosen(device, *images):
    pairs = [image.split() for image in images]
    described = tuple(Image(kind, (arch,), f"{kind}.{arch}", "0" * 64, 0) for kind, arch in pairs)
    archs = tuple({arch for _, arch in pairs})
    export = Export("fn", Source("fn.py", 1), Signature(()), (Program(archs, HostProgram(())),))
    image, arch = select(Manifest("0", {}, archs, (export,), described), export, device, "out", "'GPU'")
    assert image.archs == (arch,)
    return f"{image.kind} {arch}"


@pytest.mark.parametrize(
    "device, images, best",
    [
        ((9, 0), ["cubin sm_80", "cubin sm_90a", "cubin sm_90", "ptx sm_90"], "cubin sm_90a"),
        ((9, 0), ["cubin sm_80", "cubin sm_90"], "cubin sm_90"),
        ((8, 9), ["cubin sm_80", "cubin sm_86", "cubin sm_90"], "cubin sm_86"),
        ((8, 0), ["cubin sm_80", "cubin sm_86"], "cubin sm_80"),
        ((10, 3), ["cubin sm_100a", "cubin sm_100f", "cubin sm_100"], "cubin sm_100f"),
        ((10, 0), ["cubin sm_100a", "cubin sm_100f"], "cubin sm_100a"),
        ((10, 3), ["cubin sm_100f", "cubin sm_103f"], "cubin sm_103f"),
        ((12, 1), ["cubin sm_120"], "cubin sm_120"),
        ((9, 0), ["cubin sm_80", "ptx sm_80", "ptx sm_75"], "ptx sm_80"),
        ((12, 0), ["ptx sm_90a", "ptx sm_80"], "ptx sm_80"),
        ((9, 0), ["ptx sm_90a", "ptx sm_90"], "ptx sm_90a"),
        ((11, 0), ["cubin sm_101a"], "cubin sm_101a"),
        ((10, 1), ["cubin sm_110a"], "cubin sm_110a"),
    ],
)
def test_best_image(device, images, best):
    assert chosen(device, *images) == best
    assert chosen(device, *reversed(images)) == best


@pytest.mark.parametrize(
    "device, images",
    [
        ((9, 0), ["cubin sm_80"]),
        ((8, 0), ["cubin sm_86"]),
        ((10, 0), ["cubin sm_103f"]),
        ((10, 3), ["cubin sm_100a"]),
        ((9, 0), ["ptx sm_100"]),
        ((10, 0), ["ptx sm_90a"]),
        ((9, 0), []),
        ((9, 0), ["ir sm_90"]),
    ],
)
def test_no_image(device, images):
    with pytest.raises(CutecError) as caught:
        chosen(device, *images)
    assert caught.value.code == "E4010"
    for image in images:
        assert image.startswith("ir") or image in caught.value.message
    assert f"sm_{device[0]}{device[1]}" in caught.value.message and "'GPU'" in caught.value.message


def test_exports_have_images_of_their_own():
    exports = [
        Export(name, Source("fn.py", 1), Signature(()), (Program(("sm_90",), HostProgram(())),))
        for name in ("f", "g", "h")
    ]
    images = tuple(Image("cubin", ("sm_90",), name, "0" * 64, 0, name) for name in ("f", "g"))
    manifest = Manifest("0", {}, ("sm_90",), tuple(exports), images)
    assert [select(manifest, export, (9, 0), "out", "GPU")[0].file for export in exports[:2]] == ["f", "g"]
    with pytest.raises(CutecError, match="no code of h"):
        select(manifest, exports[2], (9, 0), "out", "GPU")


def test_ptx_is_announced(bundle_of, capsys):
    param = TensorParam("a", "f32", ("n",), (1,), order=(0,))
    bundle, driver = bundle_of(param, symbols=(Symbol("n"),), images=(("ptx", "sm_80"),))
    for _ in range(2):
        bundle.fn(Tensor((8,)))
    assert capsys.readouterr().err.count("\n") == 1
    assert driver.launches[0]["module"] == b"ptx sm_80\0"
