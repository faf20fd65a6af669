"""The resident process: the same results as by processes, and their words when something fails."""

import os
import signal
import threading

import pytest
from module_texts import DOUBLE, EMPTY, HEAD, located

from cutec.diag import CutecError
from cutec.target.arch import parse_arch
from cutec.toolchain import process, resident, resident_pool as pool
from cutec.toolchain.compile import Request, compile_module, prestart
from cutec.toolchain.find import find_toolset
from cutec.toolchain.process import Chain

pytestmark = pytest.mark.tools


@pytest.fixture(autouse=True)
def alone():
    """No process waits, before and after."""
    pool.end_all()
    yield
    pool.end_all()


@pytest.fixture
def started(monkeypatch):
    """The names of the programs that were started as processes of chains."""
    programs = []

    def note(self, commands, *more):
        programs.extend(os.path.basename(argv[0]) for argv in commands)
        made(self, commands, *more)

    made = Chain.__init__
    monkeypatch.setattr(Chain, "__init__", note)
    return programs


def compiled(text, arch="sm_90a", **options):
    return compile_module(text, Request(parse_arch(arch), last_stage="ptx", **options), find_toolset())


def stages(result):
    return result.llvm, result.ptx, [str(m) for m in result.messages]


@pytest.mark.parametrize("arch", ["sm_80", "sm_90a", "sm_100a"])
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("lineinfo", [False, True])
def test_the_results_are_those_of_processes(arch, level, lineinfo, started, monkeypatch):
    text = located(DOUBLE) if lineinfo else HEAD + DOUBLE
    served = compiled(text, arch, opt_level=level, lineinfo=lineinfo)
    assert not started
    monkeypatch.setenv("CUTEC_RESIDENT", "0")
    assert stages(compiled(text, arch, opt_level=level, lineinfo=lineinfo)) == stages(served)
    assert started == ["mlir-opt", "mlir-translate", "opt", "llc"]


def test_one_process_serves_all_kernels():
    compiled(located(DOUBLE))
    (first,) = pool._idle
    assert "empty" in compiled(located(EMPTY)).ptx
    assert pool._idle == [first]


def test_it_is_started_before_there_is_input(started):
    toolset = find_toolset()
    chains = prestart(Request(parse_arch("sm_90a"), last_stage="ptx"), toolset)
    (waiting,) = pool._idle
    compile_module(located(EMPTY), Request(parse_arch("sm_90a"), last_stage="ptx"), toolset, started=chains)
    assert pool._idle == [waiting] and not started


def test_threads_have_one_each():
    threads = [threading.Thread(target=compiled, args=(located(DOUBLE),)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 1 <= len(pool._idle) <= 2 and "double" in compiled(located(DOUBLE)).ptx


WRONG = located(DOUBLE).replace("arith.muli %bid, %dim : i32", "arith.muli %bid, %wrong : i32")


def test_errors_are_told_by_the_tools(started, monkeypatch):
    """The same code, words, place and notes."""
    with pytest.raises(CutecError) as served:
        compiled(WRONG)
    assert started == ["mlir-opt", "mlir-translate"] and served.value.code == "E2003"
    monkeypatch.setenv("CUTEC_RESIDENT", "0")
    with pytest.raises(CutecError) as told:
        compiled(WRONG)
    assert (served.value.message, served.value.place, served.value.notes) == (
        told.value.message,
        told.value.place,
        told.value.notes,
    )


def test_warnings_are_told_by_the_tools(started):
    """mlir-translate succeeds, and warns (not of what it reads from bytecode)."""
    tools = [find_toolset().tool(name) for name in ("mlir-opt", "mlir-translate")]
    words = ["--pass-pipeline=builtin.module(convert-to-llvm)", "-"], ["--mlir-to-llvmir", "-"]
    served = resident.chain([[tool.command, *more] for tool, more in zip(tools, words)], tools)
    output, outcomes = served.finish(b"llvm.func @f(%a: i32 {func.unknown}) { llvm.return }", 60)
    assert started == ["mlir-opt", "mlir-translate"] and b"define void @f" in output
    assert "Unhandled parameter attribute" in outcomes[1].stderr and not outcomes[1].failed


def test_a_process_that_ends_meanwhile_is_replaced():
    compiled(located(EMPTY))
    (resident,) = pool._idle
    os.kill(resident._pid, signal.SIGALRM)  # as after `IDLE` seconds
    os.waitid(os.P_PID, resident._pid, os.WEXITED | os.WNOWAIT)
    assert "empty" in compiled(located(EMPTY)).ptx
    assert pool._idle != [resident]


def test_a_process_that_is_killed_at_work_is_followed_by_the_tools(started):
    compiled(located(EMPTY))
    (resident,) = pool._idle
    os.kill(resident._pid, signal.SIGSTOP)  # it takes the request only when the signal comes
    timer = threading.Timer(0.3, os.kill, (resident._pid, signal.SIGKILL))
    timer.start()
    assert "double" in compiled(located(DOUBLE)).ptx
    timer.join()
    assert started == ["mlir-opt", "mlir-translate"]  # a new one does the rest, if it could load before


def test_a_process_that_is_killed_while_it_loads_tells_nothing_of_the_libraries(started, monkeypatch):
    """Another thread's failure ends all tools (`end_running_tools`); later chains have one."""
    spawn = process.spawn

    def killed(argv, *rest):
        pid = spawn(argv, *rest)
        if argv[0] == pool.interpreter():
            os.kill(pid, signal.SIGKILL)
        return pid

    with monkeypatch.context() as patch:
        patch.setattr(process, "spawn", killed)
        assert "double" in compiled(located(DOUBLE)).ptx
    assert started == ["mlir-opt", "mlir-translate", "opt", "llc"]
    assert "double" in compiled(located(DOUBLE)).ptx
    assert len(started) == 4 and pool._idle


def test_a_process_that_hangs_is_ended_and_its_tool_named():
    compiled(located(EMPTY))
    (resident,) = pool._idle
    os.kill(resident._pid, signal.SIGSTOP)
    with pytest.raises(CutecError) as caught:
        compiled(located(DOUBLE), timeout=0.5)
    assert caught.value.code == "E2005" and "mlir-opt" in caught.value.message
    assert not pool._idle
    with pytest.raises(ProcessLookupError):
        os.kill(resident._pid, 0)


def test_libraries_that_cannot_be_loaded_are_tried_once(tmp_path, started, monkeypatch):
    for name in ("LLVM", "MLIR"):
        (tmp_path / f"lib{name}.so.22").write_bytes(b"no library")
    found = str(tmp_path / "libLLVM.so.22"), str(tmp_path / "libMLIR.so.22")
    monkeypatch.setattr(resident, "libraries", lambda tools: found)
    assert "double" in compiled(located(DOUBLE)).ptx
    assert started == ["mlir-opt", "mlir-translate", "opt", "llc"]
    assert not pool.usable(found)


def test_a_copy_of_a_program_starts_its_own():
    compiled(located(EMPTY))
    (resident,) = pool._idle
    copy = os.fork()
    if not copy:
        os._exit(0 if "double" in compiled(located(DOUBLE)).ptx and pool._idle != [resident] else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]) == 0
    assert resident.usable()


@pytest.mark.parametrize("more", ["-verify-each", "llvm-link"])
def test_other_command_lines_are_left_to_processes(more, started):
    options = {"verify_each": True} if more == "-verify-each" else {"link": (find_toolset().bitcode_library(),)}
    assert "double" in compiled(located(DOUBLE), **options).ptx
    assert started == [*(["llvm-link"] if more == "llvm-link" else []), "opt", "llc"]


def test_scripts_are_left_to_processes(tmp_path, monkeypatch, started):
    """A folder of tools with the libraries beside it, where a script is in the place of a tool."""
    toolset = find_toolset()
    (tmp_path / "bin").mkdir()
    (tmp_path / "lib").mkdir()
    for name in ("mlir-opt", "mlir-translate", "opt", "llc"):
        (tmp_path / "bin" / name).symlink_to(toolset.tool(name).binary)
    for path in toolset.tool("opt").libraries:
        (tmp_path / "lib" / path.name).symlink_to(path)
    script = tmp_path / "bin" / "mlir-translate"
    script.unlink()
    script.write_text(f'#!/bin/sh\n: counted\n{toolset.tool("mlir-translate").binary} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("CUTEC_LLVM", str(tmp_path))
    assert "double" in compiled(located(DOUBLE)).ptx
    assert started == ["mlir-opt", "mlir-translate"]
