"""Bad input to `cutec build`: one clear message, the right status, nothing half-written."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

JIT = """\
import cutec
from cutec import cute


@cute.jit
def f(a: cute.Tensor):
    {}
    k(a).launch(grid=[1], block=[32])


@cute.kernel
def k(a):
    pass


cutec.export(f, ['f32[n]'])
"""


def build(cutec, tmp_path: Path, text: str | bytes, *args: str):
    """Build a file, and check that nothing but it is there afterwards."""
    (tmp_path / "k.py").write_bytes(text if isinstance(text, bytes) else text.encode())
    before = set(os.listdir(tmp_path))
    done = cutec("build", "k.py", "--arch", "sm_80", "-o", "out", *args)
    assert not done.stdout and set(os.listdir(tmp_path)) == before
    return done


def test_a_syntax_error(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, "x = 1\ny = (2 +* 3)\n")
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "error[E0001]: invalid syntax",
        " --> k.py:2:9",
        "  |",
        "2 | y = (2 +* 3)",
        "  |         ^",
        "  = help: the mistake is here, or just before",
    ]


@pytest.mark.parametrize("text", [b"x = '\xff'\n", b"# coding: nonsense\n", b"x = \0\n"])
def test_files_that_are_no_python_text(text: bytes, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, text)
    assert done.returncode == 1 and done.stderr.startswith("error[E0001]: ") and "Traceback" not in done.stderr


def frames(told: str) -> list[tuple[str, int]]:
    """File and line of each frame of a report."""
    return [(Path(file).name, int(line)) for file, line in re.findall(r"(?:-->|:::) (\S+?):(\d+):", told)]


def test_an_exception_of_the_file_is_told_with_its_callers(cutec, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("def broken():\n    return {}['key']\n")
    done = build(cutec, tmp_path, "import helper\n\nhelper.broken()\n")
    assert done.returncode == 1 and done.stderr.startswith("error[E0002]: KeyError: 'key'")
    assert frames(done.stderr) == [("helper.py", 2), ("k.py", 3)]


def test_a_chained_exception_shows_both(cutec, tmp_path: Path) -> None:
    text = "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    raise RuntimeError('second') from e\n"
    done = build(cutec, tmp_path, text)
    assert done.stderr.index("RuntimeError: second") < done.stderr.index("caused by ZeroDivisionError")
    assert frames(done.stderr) == [("k.py", 4), ("k.py", 2)]


def test_an_exception_while_tracing_names_the_users_lines_only(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("raise ValueError('mine')"))
    assert done.returncode == 1 and done.stderr.startswith("error[E0002]: ValueError: mine\n")
    assert frames(done.stderr) == [("k.py", 7)] and "in f\n" in done.stderr


@pytest.mark.parametrize(
    ("call", "status", "said"),
    [("sys.exit(3)", 3, ""), ("sys.exit('enough')", 1, "enough"), ("sys.exit()", 1, "nothing was built")],
)
def test_a_file_that_exits(call: str, status: int, said: str, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, f"import sys\n{call}\n")
    assert done.returncode == status and said in done.stderr and "Traceback" not in done.stderr


def test_what_the_file_prints_is_no_result(cutec, tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text("print('loading')\n" + JIT.format("print('tracing')"))
    done = cutec("dump", "cute", "k.py", "--arch", "sm_80")
    assert done.returncode == 0 and done.stderr == "loading\ntracing\n" and done.stdout.startswith('"builtin.module"')


@pytest.mark.parametrize(
    "text",
    [
        JIT.format("cute.make_layout((3, 4), stride=(1,))"),
        "from cutec import cute\n\n\n\n\n\ncute.make_layout((3, 4), stride=(1,))\n",
    ],
)
def test_a_refusal_of_the_layout_algebra_is_no_bug(text: str, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, text)
    assert (
        done.returncode == 1
        and "error[E0410]: " in done.stderr
        and "--> k.py:7:" in done.stderr
        and "not congruent" in done.stderr
    )


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("cutec.Int32(1) // 0", "ZeroDivisionError"),
        ("k(a, 3).launch(grid=[1], block=[1])", "takes 1 positional"),
        ("a[1, 2, 3]", "E0410"),
    ],
)
def test_wrong_calls_are_the_users(call: str, said: str, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format(call))
    assert (
        done.returncode == 1 and said in done.stderr and "--> k.py:7:" in done.stderr and "Traceback" not in done.stderr
    )


def test_no_exports(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, "x = 1\n")
    assert done.returncode == 2 and "error[E1003]" in done.stderr and "cutec.export(" in done.stderr


def test_an_unknown_entry(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("pass"), "--entry", "g")
    assert done.returncode == 2 and "no export is called 'g'" in done.stderr and "there are f" in done.stderr


def test_a_type_that_contradicts_the_annotation_points_at_the_export(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("pass").replace("'f32[n]'", "'i32'"))
    assert done.returncode == 2 and "error[E1012]" in done.stderr and "--> k.py:16:1" in done.stderr


def test_an_unsupported_type(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("pass").replace("f32[n]", "complex64[n]"))
    assert done.returncode == 2 and "unknown dtype 'complex64'" in done.stderr and "bf16" in done.stderr


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["--arch", "sm_91"], "E1101", "sm_90"),
        (["--arch", "sm_80a"], "E1102", "suffix"),
        (["--emit", "nonsense"], "E1007", "llvm-dialect"),
        (["--spec", "gone.yaml"], "E1002", "gone.yaml"),
        (["--pipeline", "gone.yaml"], "E1110", "gone.yaml"),
        (["--link", "gone.bc"], "E1002", "gone.bc"),
        (["--ptxas-options", "'open"], "E1001", "quotation"),
    ],
)
def test_wrong_options(args: list[str], code: str, said: str, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("pass"), *args)
    assert done.returncode == 2 and f"error[{code}]" in done.stderr and said in done.stderr


def test_no_arch_and_no_gpu(cutec, tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text(JIT.format("pass"))
    done = cutec("build", "k.py", env={"CUTEC_ARCH": "", "CUTE_DSL_ARCH": "", "PATH": "/nowhere"})
    assert done.returncode == 2 and "error[E1008]" in done.stderr and "CUTEC_ARCH" in done.stderr


def test_missing_tools_end_with_3_and_are_named(cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, JIT.format("pass"), "--llvm", "/nowhere")
    assert done.returncode == 3 and "error[E2001]: --llvm /nowhere: there is no such folder" in done.stderr


@pytest.mark.parametrize(
    "line",
    [
        "import helper_that_is_missing",
        "import cutlass.nothing",
        "from cutec import nothing",
        "cutec.Nothing",
        "cutec.cute.nothing",
    ],
)
def test_a_name_that_does_not_exist_is_the_files_error(line: str, cutec, tmp_path: Path) -> None:
    done = build(cutec, tmp_path, f"import cutec\n\n{line}\n")
    assert done.returncode == 1 and done.stderr.startswith("error[E0109]: ") and "= help: " in done.stderr
    assert frames(done.stderr) == [("k.py", 3)]


def test_a_file_that_also_calls_its_kernels_from_python_builds(cutec, tmp_path: Path) -> None:
    head = (
        "import cutlass\nimport cutlass.cute.testing as testing\nimport cutlass.torch as cutlass_torch\nfrom"
        " cutlass.cute.runtime import from_dlpack\n"
    )
    tail = "\nif __name__ == '__main__':\n    f(from_dlpack(cutlass_torch.matrix(1)))\n"
    (tmp_path / "k.py").write_text(head + JIT.format("pass") + tail)
    assert cutec("build", "k.py", "--list").returncode == 0
    done = build(cutec, tmp_path, head + "\nx = from_dlpack(3)\n")
    assert (
        done.returncode == 1
        and "error[E0506]: cute.runtime.from_dlpack" in done.stderr
        and "--> k.py:6:" in done.stderr
    )
