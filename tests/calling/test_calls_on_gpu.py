"""Calls through the tools to a driver that records launches: fast paths, streams, caches, dumped
files.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import call_kernels
import numpy as np
import pytest

import cutec
from cutec import calling, cute
from cutec.diag import CutecError
from cutec.resources import tree
from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.tools
HERE = Path(__file__).parent


@pytest.fixture
def gpu(fake_gpu):
    fake_gpu.kernels["scale_kernel"] = ["Q", "i", "Q", "i", "f"]
    return fake_gpu


@pytest.fixture
def tensors():
    from fake_driver import Tensor

    return [Tensor((64,), pointer=0x1000), Tensor((64,), pointer=0x2000)]


def test_calls_launch(gpu, tensors):
    x, y = tensors
    for factor in (2.0, 3.0, 4):
        assert call_kernels.scale(x, y, factor, 2) == 3
    assert [launch["arguments"] for launch in gpu.launches] == [[0x1000, 64, 0x2000, 64, 2.0 * f] for f in (2, 3, 4)]
    assert gpu.launches[0]["grid"] == (2, 1, 1) and gpu.launches[0]["stream"] == 0
    (form,) = [
        c for c in call_kernels.scale.compiled if c.get_constexpr_args() == {"times": 2} and c.options.device == "gpu"
    ]
    assert form.arch == "sm_90a" and form.cubin.startswith(b"\x7fELF") and ".entry scale_kernel" in form.ptx


def test_a_second_call_takes_the_fast_path(gpu, tensors, monkeypatch):
    x, y = tensors
    gpu.kernels["scale_kernel"] = ["Q", "i", "Q", "i"]
    call_kernels.scale_by_global(x, y)
    monkeypatch.setattr(calling.dispatch, "CallSignature", None)  # classifying would fail now
    call_kernels.scale_by_global(x, y)
    call_kernels.scale_by_global(cute.runtime.from_dlpack(x), y)
    assert len(gpu.launches) == 3


def test_another_kind_of_tensor_compiles_another_form(gpu):
    from fake_driver import Tensor

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        call_kernels.scale_kernel(x, y, cutec.Float32(1)).launch(grid=[1, 1, 1], block=[32, 1, 1])

    x, t = Tensor((4, 8)), Tensor((4, 8), stride=(1, 4))
    gpu.kernels["scale_kernel"] = ["Q", "i", "i", "q", "Q", "i", "i", "q"]
    for pair in ((x, x), (t, t), (x, x), (t, t)):
        entry(*pair)
    assert len(entry.compiled) == 2 and len(gpu.launches) == 4
    assert [c.signature.params[0].stride for c in entry.compiled] == [(None, 1), (1, None)]


def test_streams(gpu, tensors):
    x, y = tensors
    stream = SimpleNamespace(cuda_stream=0x77)
    call_kernels.optional(x, y, 2.0, stream)
    compiled = cute.compile(call_kernels.optional, x, y, 1.0, cute.runtime.make_fake_stream())
    compiled(x, y, 2.0, stream)
    compiled(x, y, 2.0, 5)
    from_environment = cute.compile(
        call_kernels.optional, x, y, 1.0, cute.runtime.make_fake_stream(use_tvm_ffi_env_stream=True)
    )
    from_environment(x, y, 2.0)
    assert [launch["stream"] for launch in gpu.launches] == [0x77, 0x77, 5, 0]


def test_pointers(gpu):
    gpu.kernels["copy_kernel"] = ["Q", "Q", "i"]
    make = cute.runtime.make_ptr
    compiled = cute.compile(
        call_kernels.copy_pointers, make(cutec.Float32, 0, assumed_align=16), make(cutec.Float32, 0), 1
    )
    compiled(make(cutec.Float32, 0x40), 0x84, 5)
    assert gpu.launches[-1]["arguments"] == [0x40, 0x84, 5]
    with pytest.raises(CutecError, match="E4025"):
        compiled(make(cutec.Float32, 0x44), 0x84, 5)


def test_fake_tensors_and_what_is_checked_at_calls(gpu, tensors):
    from fake_driver import Tensor

    n = cute.sym_int(divisibility=16)
    fake = cute.runtime.make_fake_compact_tensor(cutec.Float32, (n,), assumed_align=16)
    gpu.kernels["scale_kernel"] = ["Q", "i", "Q", "f"]
    compiled = cute.compile(call_kernels.scale, fake, fake, 1.0)
    compiled(*tensors, 2.0)
    x, y = tensors
    for args, code in (
        ((x, Tensor((32,)), 1.0), "E4023"),
        ((Tensor((60,)), Tensor((60,)), 1.0), "E4026"),
        ((x, 5, 1.0), "E4020"),
        ((Tensor((64,), pointer=0x1004), y, 1.0), "E4025"),
        ((fake, y, 1.0), "E4306"),
    ):
        with pytest.raises(CutecError) as caught:
            compiled(*args)
        assert caught.value.code == code
    assert len(gpu.launches) == 1


def test_what_a_compiled_function_tells(gpu, tensors):
    compiled = cute.compile(call_kernels.scale, *tensors, 1.0)
    found = []
    compiled.walk(lambda op: found.append((op.name, op.loc.file, op.loc.line)))
    stores = [place for name, *place in found if name == "cute.store"]
    assert stores and stores[0][0].endswith("call_kernels.py") and stores[0][1] > 1
    assert (
        "cute.store" in compiled.mlir("cute")
        and "gpu.launch_func" in compiled.mlir()
        and "define" in compiled.mlir("llvm")
    )
    assert compiled.__ptx__ == compiled.ptx and compiled.resources["scale_kernel"].registers > 0
    with pytest.raises(CutecError, match="E1007"):
        compiled.mlir("machine")


def test_kept_files_and_hooks(gpu, tensors, tmp_path, monkeypatch):
    monkeypatch.setenv("CUTE_DSL_DUMP_DIR", str(tmp_path))
    seen = []
    with cute.compile.hook(seen.append):
        compiled = cute.compile[cute.KeepPTX, cute.KeepCUBIN](
            call_kernels.scale, *tensors, 1.0, options="--gpu-arch=sm_80 --keep-ir"
        )
    assert seen == [compiled]
    assert (tmp_path / "scale.sm_80.ptx").read_text() == compiled.ptx and (
        tmp_path / "scale.sm_80.cubin"
    ).read_bytes() == compiled.cubin
    assert "gpu.launch_func" in (tmp_path / "scale.sm_80.mlir").read_text()


def test_a_saved_bundle_loads(gpu, tensors, tmp_path):
    cute.compile(call_kernels.scale, *tensors, 1.0).save(tmp_path)
    module = cute.runtime.load_module(tmp_path)
    module.scale(*tensors, 3.0)
    assert gpu.launches[-1]["arguments"][-1] == 3.0


def test_no_gpu_and_no_driver(tensors):
    with pytest.raises(cutec.CudaDriverDependencyError):
        call_kernels.scale(*tensors, 1.0)
    compiled = cute.compile[cute.GPUArch("sm_90a")](call_kernels.scale, *tensors, 1.0)
    with pytest.raises(cutec.CudaDriverDependencyError):
        compiled(*tensors, 1.0)


def test_numpy_arrays_are_not_on_the_gpu(gpu):
    with pytest.raises(CutecError, match="E4027"):
        call_kernels.scale(np.zeros(4, np.float32), np.zeros(4, np.float32), 1.0)


# -- the cache on disk -----------------------------------------------------------------------------

CALLS = """
import json, sys
sys.path[:0] = [{here!r}, {tests!r}]
import importlib
from fake_driver import FakeDriver, Tensor
driver = FakeDriver((9, 0), kernels={{"scale_kernel": ["Q", "i", "Q", "i", "f"]}})
for module in ("cutec.runtime.load", "cutec.calling.device"):
    importlib.import_module(module).cuda_driver = lambda: driver
import call_kernels
call_kernels.scale(Tensor((64,)), Tensor((64,)), 2.0)
(compiled,) = call_kernels.scale.compiled
print(json.dumps([compiled.cached, compiled.cubin.hex()[:8], driver.launches[0]["arguments"][-1]]))
"""


def run_calls(python: str = sys.executable, **variables: str) -> list:
    """The calls above in a process of their own."""
    text = CALLS.format(here=str(HERE), tests=str(HERE.parent))
    environment = {**os.environ, "PYTHONPATH": str(Path(cutec.__file__).parent.parent), **variables}
    done = subprocess.run([python, "-c", text], cwd=HERE, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_another_process_finds_the_work_of_the_first(tmp_path):
    assert run_calls() == [False, "7f454c46", 2.0]
    assert run_calls() == [True, "7f454c46", 2.0]
    assert run_calls(CUTEC_DISABLE_FILE_CACHING="1") == [False, "7f454c46", 2.0]
    assert [(e.function, e.arch) for e in cute.compile.cached()] == [("scale", "sm_90a")]


def test_a_filled_cache_serves_a_machine_without_tools(tmp_path):
    run_calls()
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    hidden = {
        "PATH": str(nothing),
        "CUTEC_LLVM": str(nothing),
        "CUTEC_CUDA": str(nothing),
        "CUTEC_PTXAS": str(nothing / "ptxas"),
    }
    assert run_calls(**hidden) == [True, "7f454c46", 2.0]
    with pytest.raises(AssertionError, match=r"(?s)E2013.*looked up: call [0-9a-f]{12} in.*not\s+there.*E2010"):
        run_calls(**hidden, CUTEC_CACHE_DIR=str(tmp_path / "empty"))


@pytest.fixture
def own_ptxas(tmp_path) -> dict[str, str]:
    """A ptxas at a place of its own, which can become another file."""
    path = tmp_path / "ptxas"
    path.write_text(f'#!/bin/sh\n# a toolkit\nexec "{find_toolset().tool("ptxas").binary}" "$@" # not passed over\n')
    path.chmod(0o755)
    return {"CUTEC_PTXAS": str(path)}


def test_a_filled_cache_serves_a_machine_with_a_part_of_the_tools(tmp_path, own_ptxas):
    """The ptxas at the same place is another file (another time, another inode), and the LLVM is
    too old.
    """
    assert run_calls(**own_ptxas) == [False, "7f454c46", 2.0]
    old = tmp_path / "llvm-16" / "bin"
    old.mkdir(parents=True)
    for name in ("mlir-opt", "mlir-translate", "opt", "llc"):
        (old / name).write_text("#!/bin/sh\nexit 1\n")
        (old / name).chmod(0o755)
    os.utime(own_ptxas["CUTEC_PTXAS"], (1, 1))
    assert run_calls(**own_ptxas, CUTEC_LLVM=str(old.parent)) == [True, "7f454c46", 2.0]
    with pytest.raises(AssertionError, match=r"(?s)E2013.*not\s+there.*E2002: LLVM\s+16"):
        run_calls(**own_ptxas, CUTEC_LLVM=str(old.parent), CUTEC_CACHE_DIR=str(tmp_path / "empty"))


def test_tools_that_have_changed_compile_again(own_ptxas):
    assert run_calls(**own_ptxas) == [False, "7f454c46", 2.0]
    ptxas = Path(own_ptxas["CUTEC_PTXAS"])
    os.utime(ptxas, (1, 1))  # the same bytes at another time
    assert run_calls(**own_ptxas) == [True, "7f454c46", 2.0]
    ptxas.write_text(ptxas.read_text().replace("a toolkit", "another toolkit"))
    assert run_calls(**own_ptxas) == [False, "7f454c46", 2.0]
    assert run_calls(**own_ptxas) == [True, "7f454c46", 2.0]


def test_another_installation_finds_the_work_of_the_first(tmp_path):
    """cutec itself at another place, and laid out as in a wheel."""
    run_calls()
    package = Path(cutec.__file__).parent
    shutil.copytree(package, tmp_path / "cutec", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("templates", "pipelines"):
        shutil.copytree(tree(name), tmp_path / "cutec" / "data" / name, dirs_exist_ok=True)
    assert run_calls(PYTHONPATH=str(tmp_path)) == [True, "7f454c46", 2.0]
    (tmp_path / "cutec" / "version_of_mine.py").write_text("")
    assert run_calls(PYTHONPATH=str(tmp_path)) == [False, "7f454c46", 2.0]


def other_pythons() -> list[str]:
    """Interpreters of other versions on this machine that have what cutec takes to compile and to
    launch.
    """
    found = []
    for minor in {*range(10, 15)} - {sys.version_info.minor}:
        python = os.environ.get(f"CUTEC_TEST_PYTHON3{minor}") or shutil.which(f"python3.{minor}")
        if (
            python
            and not subprocess.run(
                [python, "-c", "import jinja2, yaml, cuda.bindings"], capture_output=True, timeout=60
            ).returncode
        ):
            found.append(python)
    return found


def test_another_python_finds_the_work_of_the_first():
    others = other_pythons()
    if not others:
        pytest.skip("no other Python with jinja2, yaml and cuda-bindings: name one in CUTEC_TEST_PYTHON3NN")
    run_calls()
    for python in others:
        assert run_calls(python) == [True, "7f454c46", 2.0]


@pytest.mark.parametrize(
    "wrap", [lambda t: cute.runtime.from_dlpack(t).mark_layout_dynamic(), lambda t: cute.runtime.from_dlpack(t)]
)
def test_the_first_implicit_call_takes_what_from_dlpack_gives(gpu, tensors, wrap):
    gpu.kernels["scale_kernel"] = ["Q", "i", "Q", "i", "f"] if wrap(tensors[0])._all else ["Q", "Q", "f"]
    x, y = map(wrap, tensors)

    @cute.jit
    def host(x: cute.Tensor, y: cute.Tensor, factor: cutec.Float32):
        call_kernels.scale(x, y, factor)

    host(x, y, 5.0)
    assert [a for a in gpu.launches[-1]["arguments"] if a != 64] == [0x1000, 0x2000, 5.0]


def test_a_tuned_function_launches_what_was_fastest(gpu, tensors, monkeypatch):
    @cute.jit
    def host(x: cute.Tensor, y: cute.Tensor, factor: cutec.Float32, times: cutec.Constexpr = 1):
        call_kernels.scale(x, y, factor, times)

    ran = []
    # the last is the fastest
    monkeypatch.setattr(calling.tuning, "benchmark", lambda run, **options: ran.append(run) or run() or -len(ran))
    tuned = cute.testing.autotune_jit(params_dict={"times": [1, 2]}, update_on_change=["factor"])(host)
    for factor in (2.0, 2.0, 3.0):
        tuned(*tensors, factor)
    assert [best["times"] for best in tuned.best.values()] == [2, 2]
    assert [launch["arguments"][-1] for launch in gpu.launches] == [2, 2, 4, 4, 4, 4, 3, 3, 6, 6, 6]
    assert cute.compile(tuned, *tensors, 1.0, 3).name == "host"


def test_functions_of_one_content_are_told_apart(gpu, tensors):
    """A product in the cache has one name in its manifest."""
    gpu.kernels["scale_kernel"] = ["Q", "i", "Q", "i", "f"]
    names = []
    for name in ("first", "second"):
        namespace: dict = {}
        exec(
            compile(f"def {name}(x, y, factor):\n    call_kernels.scale(x, y, factor)\n", __file__, "exec"),
            {"call_kernels": call_kernels},
            namespace,
        )
        compiled = cute.compile(cute.jit(preprocess=False)(namespace[name]), *tensors, cutec.Float32(2.0))
        compiled(*tensors, 2.0)
        names.append(compiled.name)
    assert names == ["first", "second"]
