"""vector_add for every arch that the LLVM and the ptxas at hand share, in one build."""

from __future__ import annotations

import os
import re
import subprocess

import pytest
from sample_kit import FOLDER

from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.target.arch import ARCHS, name_for_toolkit
from cutec.toolchain import process
from cutec.toolchain.find import find_toolset
from cutec.toolchain.started import StartedChains

pytestmark = pytest.mark.tools
KERNEL = str(FOLDER / "vector_add.py")


def known_to(command: list[str]) -> set[str]:
    """The arch names in what a tool says."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
    return set(re.findall(r"\bsm_\d+[af]?\b", done.stdout + done.stderr))


def shared_archs() -> list[str]:
    """By the names that the found ptxas has for them."""
    tools = find_toolset()
    llvm = known_to([tools.tool("llc").command, "-march=nvptx64", "-mcpu=help"])
    ptxas = known_to([tools.tool("ptxas").command, "--help"])
    return [a.name for a in ARCHS.values() if name_for_toolkit(a, tools.cuda_version()) in llvm & ptxas]


def test_vector_add_builds_for_every_arch() -> None:
    archs = shared_archs()
    newest = [a.name for a in ARCHS.values() if a.toolkit <= find_toolset().cuda_version()]
    assert archs == newest, "the table of archs says what ptxas knows"
    assert {"sm_75", "sm_80", "sm_90a", "sm_100f", "sm_120a", "sm_121"} <= set(archs)
    product = perform(BuildOptions(KERNEL, archs=tuple(archs), output="out", emits=(Emit("ptx"), Emit("llvm"))))
    assert product.archs == archs and product.warnings == []
    manifest = parse(product.manifest.encode())
    cubins = {i.archs: product.files[i.file] for i in manifest.images if i.kind == "cubin"}
    assert set(cubins) == {(a,) for a in archs} and all(c.startswith(b"\x7fELF") for c in cubins.values())
    (packed,) = [i for i in manifest.images if i.kind == "fatbin"]
    assert packed.archs == tuple(archs)
    for stage in product.stages:
        if stage.stage == "ptx":
            version = find_toolset().cuda_version()
            assert re.search(r"^\.target (\w+)", stage.data.decode(), re.M)[1] == name_for_toolkit(
                ARCHS[stage.arch], version
            )
    assert len({s.data for s in product.stages if s.stage == "llvm"}) == 1, "up to LLVM IR nothing depends on the arch"
    (export,) = manifest.exports
    assert len(export.programs) == 1 and set(export.kernels["add_kernel"]) == set(archs)


def test_the_work_that_does_not_depend_on_the_arch_is_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Archs one after the other: mlir-opt and mlir-translate run for the first alone."""
    started: list[str] = []
    original = process.spawn

    def spawn(argv, *rest):
        started.append(os.path.basename(os.path.realpath(argv[0])))
        return original(argv, *rest)

    monkeypatch.setenv("CUTEC_RESIDENT", "0")  # processes can be counted
    perform(BuildOptions(KERNEL, archs=("sm_80",), output="out"))
    monkeypatch.setattr(process, "spawn", spawn)
    monkeypatch.setattr("cutec.driver.build.prestart.prestart", lambda request, tools: StartedChains())
    perform(BuildOptions(KERNEL, archs=("sm_86",), output="out"))
    assert {"opt", "llc", "ptxas"} <= set(started) and not {"mlir-opt", "mlir-translate"} & set(started)


@pytest.mark.parametrize("suffix", ["", "a", "f"])
def test_101_and_110_are_one_target(suffix: str) -> None:
    """The manifest has the new name, whichever the user says; ptxas gets the one it knows."""
    version = find_toolset().cuda_version()
    if version < ARCHS[f"sm_110{suffix}"].toolkit and version < (12, 8):
        pytest.skip("this ptxas knows neither")
    old, new = (
        perform(BuildOptions(KERNEL, archs=(f"sm_{n}{suffix}",), output="out", cache=False)) for n in (101, 110)
    )
    assert old.archs == [f"sm_110{suffix}"] and (old.manifest, old.files) == (new.manifest, new.files)
