"""Running chains: every way in which a tool can end."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from cutec.diag import CutecError, exit_code
from cutec.toolchain.failure import failure, headline, run_checked
from cutec.toolchain.process import Chain, run_chain, timeout_seconds


def sh(body):
    return ["/bin/sh", "-c", body]


def problem_of(*bodies, stdin=b"", timeout=60.0):
    with pytest.raises(CutecError) as caught:
        run_checked([sh(b) for b in bodies], stdin, timeout)
    assert exit_code(caught.value) == 3
    return caught.value


def test_a_chain_pipes_bytes_and_keeps_each_stderr():
    output, outcomes = run_chain([sh("cat; echo one >&2"), sh("tr a-z A-Z; echo two >&2")], b"abc\x00\xff")
    assert output == b"ABC\x00\xff"
    assert [o.stderr for o in outcomes] == ["one\n", "two\n"] and not any(o.failed for o in outcomes)


def test_more_data_than_a_pipe_holds():
    data = os.urandom(3_000_000)
    assert run_chain([["/bin/cat"], ["/bin/cat"], ["/bin/cat"]], data)[0] == data


def test_said_and_failed():
    err = problem_of("echo working; echo 'error: no such thing' >&2; exit 2")
    assert err.code == "E2003" and err.message == "sh failed: no such thing"
    assert any("command: " in n.message for n in err.notes)


def test_silent_and_failed():
    assert problem_of("exit 7").code == "E2008"


def test_crash():
    err = problem_of("kill -SEGV $$")
    assert err.code == "E2004" and "SIGSEGV" in err.message


def test_a_crash_is_told_without_the_stack_of_the_tool():
    err = problem_of(
        "echo '1. Running pass canonicalize' >&2; echo ' #0 0x00007f14afcb8786 llvm::sys::PrintStackTrace()' >&2; kill"
        " -SEGV $$"
    )
    assert err.notes[-1].message == "1. Running pass canonicalize"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("dir/k.py:5:7: error: 'llvm.load' op is odd", "'llvm.load' op is odd"),
        (
            "working\nptxas /tmp/x, line 4; error   : Unknown symbol 'q'\nptxas fatal   : aborted due to errors",
            "Unknown symbol 'q'",
        ),
        ("ptxas fatal   : Value 'x' is not defined", "Value 'x' is not defined"),
        ("something else", "something else"),
    ],
)
def test_the_headline_of_what_a_tool_says(said, message):
    assert headline(said) == message


def test_temporary_files_of_a_killed_tool_go(tmp_path):
    mark = tmp_path / "mark"
    body = f'echo "$TMPDIR"; : > "$TMPDIR/spool"; echo "$TMPDIR" >&2; : > {mark}; cat; exec sleep 600'
    with Chain([sh(body)], to_file=True) as chain:
        while not mark.exists():
            time.sleep(0.01)
        _, (outcome,) = chain.finish(b"", 0.1)
    folder = outcome.stderr.strip()
    assert outcome.hung and os.path.basename(folder).startswith("cutec-") and not os.path.exists(folder)


def test_killed_from_outside():
    assert problem_of("kill -KILL $$").code == "E2006"


def test_hang_ends_with_all_that_it_started(tmp_path):
    mark = tmp_path / "pid"
    for timeout in (0.3, 30.0):  # on a busy machine the shell may start late
        err = problem_of(f"sleep 600 & echo $! > {mark}; wait", timeout=timeout)
        if mark.exists() and mark.read_text().strip():
            break
    assert err.code == "E2005" and _ends(int(mark.read_text())), "the process that the tool had started still runs"


def _ends(pid):
    """Wait until it runs no more, for a minute at most."""
    for _ in range(3000):
        if not _runs(pid):
            return True
        time.sleep(0.02)
    return False


def _runs(pid):
    """Does it exist and is no zombie?"""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_missing_program():
    with pytest.raises(CutecError) as caught:
        run_chain([["/nowhere/mlir-opt"]])
    assert caught.value.code == "E2009"


def test_missing_program_in_the_middle_leaves_nothing_behind():
    before = len(os.listdir("/proc/self/fd")), _children()
    for _ in range(3):
        with pytest.raises(CutecError):
            run_chain([sh("sleep 600"), ["/nowhere/opt"], ["/bin/cat"]])
    assert (len(os.listdir("/proc/self/fd")), _children()) == before


def _children():
    """Processes that this one started and has not waited for (a browser of other tests, say)."""
    found = set()
    for task in os.listdir("/proc/self/task"):
        with open(f"/proc/self/task/{task}/children", encoding="ascii") as file:
            found |= set(file.read().split())
    return found


def test_not_executable(tmp_path):
    path = tmp_path / "tool"
    path.write_text("#!/bin/sh\n")
    with pytest.raises(CutecError) as caught:
        run_chain([[str(path)]])
    assert caught.value.code == "E2009" and "executable" in caught.value.help


def test_the_first_to_fail_by_itself_is_to_blame():
    err = problem_of("echo 'error: the cause' >&2; exit 1", "cat > /dev/null; echo 'error: empty input' >&2; exit 1")
    assert "the cause" in err.message


def test_a_broken_pipe_is_not_the_cause():
    err = problem_of("cat", "echo 'error: the cause' >&2; exit 1", stdin=b"x" * 1_000_000)
    assert "the cause" in err.message


def test_a_crash_behind_a_pipe_is_seen_though_the_last_tool_is_content():
    assert problem_of("echo half; kill -ABRT $$", "cat").code == "E2004"


def test_stderr_that_is_no_text_is_shown_anyway():
    assert "\ufffd" in problem_of(r"printf 'error: \377\n' >&2; exit 1").message


def test_success_is_no_failure():
    _, outcomes = run_chain([sh("echo warning >&2")])
    assert failure(outcomes, 1.0) is None


@pytest.fixture
def no_collection():
    """No collection of garbage: an interrupt inside one's callbacks would be lost."""
    gc.disable()
    yield
    gc.enable()


def test_ctrl_c_ends_the_tools(tmp_path, no_collection):
    mark = tmp_path / "pid"

    def interrupt():
        while not (mark.exists() and mark.read_text().strip()):
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt, daemon=True).start()
    with pytest.raises(KeyboardInterrupt):
        run_chain([sh(f"echo $$ > {mark}; sleep 600")])
    assert not _runs(int(mark.read_text()))


@pytest.mark.parametrize("text", ["0", "-3", "5m", "inf", "nan"])
def test_a_wrong_timeout_is_refused(text, monkeypatch):
    monkeypatch.setenv("CUTEC_TOOL_TIMEOUT", text)
    with pytest.raises(CutecError) as caught:
        timeout_seconds()
    assert caught.value.code == "E1111"


def test_the_timeout_of_the_environment(monkeypatch):
    monkeypatch.setenv("CUTEC_TOOL_TIMEOUT", "0.2")
    assert timeout_seconds() == 0.2
    with pytest.raises(CutecError) as caught:
        run_checked([sh("sleep 600")])
    assert caught.value.code == "E2005"


def test_works_with_the_standard_streams_closed(tmp_path):
    code = (
        "import os, sys\n"
        "from cutec.toolchain.process import run_chain\n"
        "out, outcomes = run_chain([['/bin/sh', '-c', 'cat; echo said >&2'], ['/bin/cat']], b'abc')\n"
        "open(sys.argv[1], 'w').write(repr((out, outcomes[0].stderr)))\n"
    )
    target = tmp_path / "result"
    subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "-c", code, str(target)], check=True
    )
    assert target.read_text() == repr((b"abc", "said\n"))


def test_a_tool_that_does_not_read_its_input_is_to_blame():
    err = problem_of("cat", "exit 0", stdin=b"x" * 1_000_000)
    assert err.code == "E2007" and "did not read its input" in err.message


def test_tools_of_other_threads_end_with_the_program(tmp_path):
    mark = tmp_path / "pid"
    code = (
        "import sys, threading, time\n"
        "from pathlib import Path\n"
        "from cutec.toolchain.process import run_chain\n"
        "tool = ['/bin/sh', '-c', 'echo $$ > ' + sys.argv[1] + '; sleep 600']\n"
        "threading.Thread(target=run_chain, args=([tool],), daemon=True).start()\n"
        "while not (Path(sys.argv[1]).exists() and Path(sys.argv[1]).read_text().strip()): time.sleep(0.01)\n"
        "raise KeyboardInterrupt\n"
    )
    assert (
        subprocess.run([sys.executable, "-c", code, str(mark)], stderr=subprocess.DEVNULL, check=False).returncode != 0
    )
    assert _ends(int(mark.read_text())), "the tool still runs"


def test_a_chain_can_be_started_before_its_input_is_known():
    with Chain([sh("tr a-z A-Z"), ["/bin/cat"]]) as chain:
        time.sleep(0.05)
        assert chain.finish(b"later", 60.0)[0] == b"LATER"


def test_a_chain_that_is_not_used_ends(tmp_path):
    mark = tmp_path / "pid"
    before = len(os.listdir("/proc/self/fd"))
    chain = Chain([sh(f"echo $$ > {mark}; cat")])
    while not (mark.exists() and mark.read_text().strip()):
        time.sleep(0.01)
    chain.close()
    chain.close()
    assert not _runs(int(mark.read_text())) and len(os.listdir("/proc/self/fd")) == before


def test_a_tool_that_does_not_take_its_input_is_ended():
    err = problem_of("sleep 600", stdin=b"x" * 1_000_000, timeout=0.3)
    assert err.code == "E2005"
