"""Every variable of the table, under each of its names, changes what it says that it changes;
docs/environment.md is the table.
"""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path

import call_kernels
import numpy as np
import pytest

import cutec
from cutec import cute, environment
from cutec.calling import compiling
from cutec.cli.output import wants_color
from cutec.diag import CutecError
from cutec.driver.cache.remote.address import address
from cutec.driver.cache.store import DiskStore
from cutec.driver.options.options import named_archs
from cutec.environment import TABLE, cache_folder
from cutec.interpreter import Options
from cutec.rehearsal import children_list, follow
from cutec.toolchain.find import find_toolset
from cutec.toolchain.key import make_key
from cutec.toolchain.process import timeout_seconds
from cutec.toolchain.resident import chain
from cutec.toolchain.tool import Tool

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "environment.md"
ROWS = [(row.name, name) for row in TABLE for name in row.names]


class Case:
    """What a check has at hand: `set(value)` sets the variable under the name that is tested;
    `other(NAME, value)` sets another.
    """

    def __init__(self, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
        self.name, self.other, self.unset, self.folder, self._capsys = (
            name,
            monkeypatch.setenv,
            monkeypatch.delenv,
            tmp_path,
            capsys,
        )
        self.patch = monkeypatch.setattr
        monkeypatch.chdir(tmp_path)

    def set(self, value: str) -> None:
        self.other(self.name, value)

    def printed(self) -> tuple[str, str]:
        return tuple(self._capsys.readouterr())

    def call(self) -> np.ndarray:
        """One call of a function that no other test has called."""
        x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
        function = cute.jit(call_kernels.scale.function)
        function(x, y, 2.0)
        return y

    def compiled(self, *options):
        """The function compiled for sm_80, for the interpreter (no tools) unless the check says
        otherwise.
        """
        x = np.zeros(8, np.float32)
        return cute.compile[tuple(options)](call_kernels.scale, x, x, 1.0)

    def on_cpu(self) -> None:
        self.other("CUTEC_DEVICE", "cpu")

    def program(self, *names: str) -> Path:
        """A folder with programs that exist and do nothing."""
        folder = self.folder / "programs"
        (folder / "bin").mkdir(parents=True)
        for name in names:
            file = folder / "bin" / name
            file.write_text("#!/bin/sh\n")
            file.chmod(0o755)
        return folder


def arch(case: Case) -> None:
    case.on_cpu()
    assert case.compiled().arch == "sm_90a"
    case.set("sm_80,sm_90")
    assert case.compiled().arch == "sm_80"
    assert named_archs((), os.environ) == (("sm_80", "sm_90"), case.name)


def device(case: Case) -> None:
    with pytest.raises(cutec.CudaDriverDependencyError):
        case.call()
    case.set("cpu")
    assert case.call()[3] == 6.0
    case.set("tpu")
    with pytest.raises(CutecError, match="E4310"):
        case.call()


def lineinfo(case: Case) -> None:
    case.on_cpu()
    assert "call_kernels.py" not in case.compiled().built.unit.mlir
    case.set("1")
    assert "call_kernels.py" in case.compiled().built.unit.mlir


def enable_tvm_ffi(case: Case) -> None:
    case.on_cpu()
    with pytest.raises(CutecError) as plain:
        case.compiled()(1)
    case.set("1")
    with pytest.raises(TypeError, match=str(plain.value).split(":")[0]):
        case.compiled()(1)
    assert not isinstance(plain.value, TypeError)


def enable_assertions(case: Case) -> None:
    case.on_cpu()

    def assertions() -> int:
        device = case.compiled().built.unit.device
        assert device is not None
        return sum(op.name == "cutec.assert" for op in device.walk())

    assert not assertions()
    case.set("true")
    assert assertions()


def warnings_as_errors(case: Case) -> None:
    case.on_cpu()

    @cute.kernel
    def endless(y: cute.Tensor):
        fragment = cute.make_rmem_tensor((4,), cutec.Float32)
        for i in range(y.shape[0]):
            fragment[i % 4] = 1.0
        y.fill(fragment[0]) if cutec.const_expr(False) else None
        y[0] = fragment[0]

    @cute.jit
    def entry(y: cute.Tensor):
        endless(y).launch(grid=[1, 1, 1], block=[1, 1, 1])

    with pytest.warns(UserWarning, match="W0"):
        cute.compile(entry, np.zeros(4, np.float32))
    case.set("1")
    with pytest.raises(CutecError, match="W0"):
        cute.compile(entry, np.zeros(4, np.float32))


def hazards(case: Case) -> None:
    case.on_cpu()
    block = np.zeros(1, np.int32)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        cute.jit(call_kernels.last_block.function)(block)
    case.set("1")
    with pytest.warns(UserWarning, match=r"error\[E5044\]"):
        cute.jit(call_kernels.last_block.function)(block)
    case.other("CUTEC_WARNINGS_AS_ERRORS", "1")
    with pytest.raises(CutecError, match="E5044"):
        cute.jit(call_kernels.last_block.function)(block)


def exact(case: Case) -> None:
    assert not Options().exact
    case.set("1")
    assert Options().exact


def cache_dir(case: Case) -> None:
    case.unset("CUTEC_CACHE_DIR")
    case.set(str(case.folder / "own"))
    assert cache_folder() == case.folder / "own"


def xdg_cache_home(case: Case) -> None:
    case.unset("CUTEC_CACHE_DIR")
    case.set(str(case.folder))
    assert cache_folder() == case.folder / "cutec"


def cache_size(case: Case) -> None:
    case.set("5M")
    assert DiskStore().limit == 5_000_000


def remote_cache(case: Case) -> None:
    case.set("nonsense")
    with pytest.raises(CutecError, match="nonsense"):
        compiling.store()
    case.set("http://localhost:1")
    assert compiling.store().get(make_key("ptxas", ("f", "sm_80"), {})) is None


def remote_upload(case: Case) -> None:
    case.other("CUTEC_REMOTE_CACHE", "http://localhost:1")
    case.set("maybe")
    with pytest.raises(CutecError, match="maybe"):
        compiling.store()


def remote_headers(case: Case) -> None:
    case.set(str(case.folder / "none"))
    with pytest.raises(CutecError, match="No such file"):
        address("http://localhost:1", True, os.environ)


def remote_timeout(case: Case) -> None:
    case.set("3")
    assert address("http://localhost:1", True, os.environ).seconds == 3


def disable_file_caching(case: Case) -> None:
    assert isinstance(compiling.store(), DiskStore)
    case.set("True")
    assert not isinstance(compiling.store(), DiskStore)


def print_ir(case: Case) -> None:
    case.on_cpu()
    case.compiled()
    assert "gpu.launch_func" not in case.printed()[0]
    case.set("1")
    case.compiled()
    assert "gpu.launch_func" in case.printed()[0]


def keep(case: Case) -> None:
    case.on_cpu()
    case.set("ir,ir-debug")
    case.compiled()
    assert sorted(os.listdir(case.folder)) == ["scale.sm_90a.cute.mlir", "scale.sm_90a.mlir"]
    case.set("everything")
    with pytest.raises(CutecError, match="E4310"):
        case.compiled()


def keep_ir(case: Case) -> None:
    case.on_cpu()
    case.set("1")
    case.compiled()
    assert os.listdir(case.folder) == ["scale.sm_90a.mlir"]


def keep_binary(suffix: str) -> Callable[[Case], None]:
    def check(case: Case) -> None:
        case.set("1")
        case.compiled(cute.GPUArch("sm_80"))
        assert os.listdir(case.folder) == [f"scale.sm_80.{suffix}"]

    return check


def dump_dir(case: Case) -> None:
    case.on_cpu()
    case.set(str(case.folder / "dump"))
    case.compiled(cute.KeepIR)
    assert os.listdir(case.folder / "dump") == ["scale.sm_90a.mlir"]


def dryrun(case: Case) -> None:
    case.set("1")
    case.patch("cutec.toolchain.process.spawn", lambda *args: pytest.fail("a tool was started"))
    compiled = case.compiled(cute.GPUArch("sm_80"))
    compiled(None, None, 1.0)
    assert compiled.cubin == b"" and compiled.ptx == "" and "gpu.launch_func" in compiled.mlir()


def print_after_preprocessor(case: Case) -> None:
    case.on_cpu()
    case.patch("cutec.frontend.rewriting.rewrite._cache", {})
    case.set("1")
    case.call()
    assert "def scale(" in case.printed()[1]


def jit_time_profiling(case: Case) -> None:
    case.on_cpu()
    case.set("1")
    case.call()
    lines = case.printed()[0].splitlines()
    whats = ("preprocessing", "IR generation", "compilation", "kernel execution")
    assert [line.split(" ms")[0].rpartition(" ")[0] for line in lines] == [f"scale: {what}" for what in whats]
    assert all(float(line.split()[-2]) >= 0 for line in lines)


def log_to_console(case: Case) -> None:
    case.other("CUTEC_DRYRUN", "1")
    case.other("CUTEC_ARCH", "sm_80")
    case.call()
    assert "cutec info" not in case.printed()[1]
    case.set("1")
    case.call()
    assert "cutec info: dry run or no kernel" in case.printed()[1]


def log_level(case: Case) -> None:
    case.other("CUTEC_DRYRUN", "1")
    case.other("CUTEC_ARCH", "sm_80")
    case.other("CUTEC_LOG_TO_CONSOLE", "1")
    for level, told in (("20", True), ("30", False), ("0", False)):
        case.set(level)
        case.call()
        assert ("cutec info" in case.printed()[1]) == told
    case.set("loud")
    with pytest.raises(CutecError, match="E1112"):
        case.call()


def filter_stacktrace(case: Case) -> None:
    @cute.jit
    def entry(x: cute.Tensor):
        raise ZeroDivisionError("mine")

    def own_frames() -> int:
        """Frames of the compiler between the call and the error."""
        case.on_cpu()
        with pytest.raises(ZeroDivisionError) as caught:
            entry(np.zeros(3, np.float32))
        return sum(
            f"{os.sep}kernels{os.sep}trace.py" in frame.filename
            for frame in traceback.extract_tb(caught.value.__traceback__)
        )

    assert own_frames() == 0
    case.set("0")
    assert own_frames() > 0


def rehearsed_facts(case: Case) -> None:
    code = "import torch; print(torch.cuda.get_device_properties(0).multi_processor_count)"
    path = os.pathsep.join([str(Path(follow.__file__).parent / "rehearsed_children"), *sys.path])
    for facts, told in (("sm_count=7", "7"), ("sm_count=9", "9")):
        case.set(facts)
        variables = {**os.environ, "PYTHONPATH": path, "CUTEC_ARCH": "sm_90a"}
        found = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True)
        assert found.stdout.split() == [told]


def rehearsed_list(case: Case) -> None:
    file = case.folder / "list"
    file.touch()
    case.set(str(file))
    children_list.add_loaded(Path("/somewhere/of.so"))
    assert children_list.ChildrenList(file).loaded == ("of.so",)


def tool_timeout(case: Case) -> None:
    case.set("7")
    assert timeout_seconds() == 7


def resident(case: Case) -> None:
    programs = []
    made = case.folder / "libLLVM.so.22", case.folder / "libMLIR.so.22"
    for name in ("mlir-opt", "mlir-translate"):
        program = case.folder / name
        program.write_bytes(b"\x7fELF")
        programs.append(Tool(name, program, "test", made))
    commands = [["mlir-opt", "--pass-pipeline=builtin.module(cse)", "-"], ["mlir-translate", "--mlir-to-llvmir", "-"]]
    assert chain(commands, programs)
    case.set("0")
    assert chain(commands, programs) is None


def llvm(case: Case) -> None:
    folder = case.folder / "nothing"
    folder.mkdir()
    case.set(str(folder))
    assert find_toolset().find("mlir-opt") is None


def cuda(case: Case) -> None:
    case.set(str(case.program("ptxas")))
    tool = find_toolset().find("ptxas")
    assert tool is not None and tool.found == case.name


def ptxas(case: Case) -> None:
    case.set(str(case.program("ptxas") / "bin" / "ptxas"))
    tool = find_toolset().find("ptxas")
    assert tool is not None and tool.found == "CUTEC_PTXAS"


def libdevice(case: Case) -> None:
    file = case.folder / "libdevice.10.bc"
    file.write_bytes(b"")
    case.set(str(file))
    assert find_toolset().libdevice == file


def cuda_toolkit_path(case: Case) -> None:
    for name in (*environment.variable("CUDA_TOOLKIT_PATH").names, "CUTEC_CUDA", "CUTEC_PTXAS"):
        case.unset(name, raising=False)
    cuda(case)


def no_color(case: Case) -> None:
    class Terminal:
        isatty = staticmethod(lambda: True)

    case.other("TERM", "xterm")
    case.unset("NO_COLOR", raising=False)
    assert wants_color(Terminal())
    case.set("1")
    assert not wants_color(Terminal())


CHECKS: dict[str, Callable[[Case], None]] = {
    "CUTEC_ARCH": arch,
    "CUTEC_DEVICE": device,
    "CUTEC_LINEINFO": lineinfo,
    "CUTEC_ENABLE_TVM_FFI": enable_tvm_ffi,
    "CUTEC_ENABLE_ASSERTIONS": enable_assertions,
    "CUTEC_WARNINGS_AS_ERRORS": warnings_as_errors,
    "CUTEC_HAZARDS": hazards,
    "CUTEC_EXACT": exact,
    "CUTEC_CACHE_DIR": cache_dir,
    "CUTEC_CACHE_SIZE": cache_size,
    "CUTEC_REMOTE_CACHE": remote_cache,
    "CUTEC_REMOTE_UPLOAD": remote_upload,
    "CUTEC_REMOTE_HEADERS": remote_headers,
    "CUTEC_REMOTE_TIMEOUT": remote_timeout,
    "CUTEC_DISABLE_FILE_CACHING": disable_file_caching,
    "CUTEC_PRINT_IR": print_ir,
    "CUTEC_KEEP": keep,
    "CUTEC_KEEP_IR": keep_ir,
    "CUTEC_KEEP_PTX": keep_binary("ptx"),
    "CUTEC_KEEP_CUBIN": keep_binary("cubin"),
    "CUTEC_DUMP_DIR": dump_dir,
    "CUTEC_DRYRUN": dryrun,
    "CUTEC_PRINT_AFTER_PREPROCESSOR": print_after_preprocessor,
    "CUTEC_JIT_TIME_PROFILING": jit_time_profiling,
    "CUTEC_LOG_TO_CONSOLE": log_to_console,
    "CUTEC_LOG_LEVEL": log_level,
    "CUTEC_FILTER_STACKTRACE": filter_stacktrace,
    "CUTEC_REHEARSED_FACTS": rehearsed_facts,
    "CUTEC_REHEARSED_LIST": rehearsed_list,
    "CUTEC_TOOL_TIMEOUT": tool_timeout,
    "CUTEC_RESIDENT": resident,
    "CUTEC_LLVM": llvm,
    "CUTEC_CUDA": cuda,
    "CUTEC_PTXAS": ptxas,
    "CUTEC_LIBDEVICE": libdevice,
    "CUDA_TOOLKIT_PATH": cuda_toolkit_path,
    "XDG_CACHE_HOME": xdg_cache_home,
    "NO_COLOR": no_color,
}
_WITH_TOOLS = ("CUTEC_KEEP_PTX", "CUTEC_KEEP_CUBIN")


@pytest.mark.parametrize(
    ("row", "name"), [pytest.param(*r, id=r[1], marks=pytest.mark.tools if r[0] in _WITH_TOOLS else ()) for r in ROWS]
)
def test_each_variable_does_what_it_says(row, name, monkeypatch, tmp_path, capsys):
    CHECKS[row](Case(name, monkeypatch, tmp_path, capsys))


def test_every_variable_is_checked():
    assert set(CHECKS) == {row.name for row in TABLE}


def test_names_are_one_variable_each():
    names = [name for row in TABLE for name in row.names]
    assert len(set(names)) == len(names)


def test_the_native_name_counts_most(monkeypatch):
    monkeypatch.setenv("CUTE_DSL_LINEINFO", "1")
    assert environment.flag("CUTEC_LINEINFO")
    monkeypatch.setenv("CUTEC_LINEINFO", "")
    assert not environment.flag("CUTEC_LINEINFO"), "set but empty takes the alias back"
    monkeypatch.setenv("CUTEC_LINEINFO", "maybe")
    with pytest.raises(CutecError, match="CUTEC_LINEINFO='maybe'"):
        environment.flag("CUTEC_LINEINFO")


def test_the_page_is_the_table(request):
    head, mark, _ = DOCUMENT.read_text().partition(f"* `{TABLE[0].name}`")
    if request.config.getoption("--update-golden"):
        DOCUMENT.write_text(head + environment.document())
    assert mark and DOCUMENT.read_text() == head + environment.document()
