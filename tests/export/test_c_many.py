"""Many libraries in one program, and versions of one beside each other."""

import ctypes
import subprocess

import pytest
from bundles import bundle_of, choice_of, program_of
from c_library import LOOKS_FOR, RECORDER, WARNINGS, CLibrary, compiler

from cutec.artifact.host import Node
from cutec.artifact.signature import ScalarParam, Signature, Symbol, TensorParam, WorkspaceParam
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.library.write import export

COUNT = 100


def mapped(kernel):
    """A function with a choice, a workspace and a tensor map: all that has tables."""
    tensor = TensorParam("a", "f32", ("m", "n"), (None, 1), (4, 1), 16)
    signature = Signature((tensor, WorkspaceParam("w", "i8", ("m",))), (Symbol("m"), Symbol("n")))
    nodes = [
        Node("const", "i64", (), 4),
        Node("mul", "i64", (3, 5)),
        Node("tensor_map", "tensor_map", (0, 2, 1, 6), TensorMapRecipe("f32", (8, 16), (1, 1))),
    ]
    program = program_of(signature, nodes, (7, 0), kernel=kernel)
    exports = {"f0": (signature, program), "f1": (signature, program)}
    return bundle_of(exports, [choice_of("f", ("m <= 3", "f0"), ("", "f1"))])


@pytest.mark.slow
def test_libraries_link_into_one_program(tmp_path, driver):
    """All of C's names that a library has begin with its own; the rest is seen by no other."""
    if compiler() is None:
        pytest.skip("no C compiler here")
    names = [f"lib{i}" for i in range(COUNT)]
    for name in names:
        export(mapped(f"kernel_{name}"), tmp_path, name, ["c"])
    lines = ["#include <stdio.h>", *(f'#include "{name}.h"' for name in names), "int main(void)\n{"]
    for number, name in enumerate(names):
        lines += [
            f"    {{ {name}_f_args a = {name.upper()}_F_ARGS_INIT;",
            f"    a.m = {number}; a.n = 4; a.a_stride0 = 3;",
            f'    printf("%d %s\\n", {name}_f(&a), {name}_message()); }}',
        ]
    (tmp_path / "main.c").write_text("\n".join([*lines, "    return 0;\n}\n"]))
    sources = [f"{name}.c" for name in names]
    command = [
        compiler(),
        "-std=c99",
        "-O0",
        *WARNINGS,
        LOOKS_FOR,
        "main.c",
        *sources,
        "-o",
        "main",
        "-lpthread",
        "-ldl",
    ]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run(["./main"], cwd=tmp_path, capture_output=True, text=True, check=True)
    wrong = "argument 'a' has stride 3 in dimension 0, expected a multiple of 4"
    missing = f"no NVIDIA driver (cannot load {RECORDER}: "
    first, *others = done.stdout.splitlines()
    assert first.startswith(f"4002 {missing}") and others[0] == "4071 argument 'a' is a null pointer"
    assert others[1:] == [f"4026 {wrong}"] * (COUNT - 2)


@pytest.mark.slow
def test_versions_of_a_library_live_in_one_process(tmp_path, driver):
    def version(kernel, *more):
        signature = Signature((ScalarParam("n", "i32"), *more))
        return bundle_of({"fn": (signature, program_of(signature, kernel=kernel))})

    folders = [tmp_path / "first", tmp_path / "second"]
    old = CLibrary(version("old"), folders[0], "lib", driver)
    ctypes.CDLL(str(old.path), mode=ctypes.RTLD_GLOBAL)  # its names are there for all that come later
    new = CLibrary(version("new", ScalarParam("x", "i64", 7)), folders[1], "lib", driver)
    for _ in range(2):
        assert old.call("fn", {"n": 5})[2] == "old|1,1,1|128,1,1|0|0||05000000\n"
        assert new.call("fn", {"n": 6, "x": 8})[2] == "new|1,1,1|128,1,1|0|0||06000000|0800000000000000\n"
    status, message, _ = new.call("fn", {})
    assert (status, message) == (0, "")
    assert old.library.lib_unload() == 0 and new.call("fn", {"n": 6, "x": 8})[0] == 0
