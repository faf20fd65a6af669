"""What is exported builds: with C and C++ compilers without a warning, make, CMake and pkg-config;
several libraries link into one program.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from bundles import bundle_of, choice_of, program_of
from c_library import WARNINGS, compiled, compiler

from cutec.artifact.signature import ScalarParam, Signature, Symbol, TensorParam, WorkspaceParam
from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.library.c_names import is_taken
from cutec.library.write import PARTS, export

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
TENSOR = TensorParam("a", "f32", ("m", "n"), (None, 1))
SIGNATURE = Signature((TENSOR, ScalarParam("x", "f16"), WorkspaceParam("w", "i8", ("m",))), (Symbol("m"), Symbol("n")))
USE = """
#include <stdio.h>
#include "one.h"
#include "two.h"
int main(void)
{
    one_f_args a = ONE_F_ARGS_INIT;
    two_f_args b = TWO_F_ARGS_INIT;
    size_t bytes = 0;
    a.m = 3;
    printf("%d %d\\n", one_abi(), two_abi());
    printf("%d %s\\n", one_f(&a), one_message());
    a.n = 1;
    printf("%d %s\\n", one_f(&a), one_message());
    printf("%d %s\\n", two_f_prepare(NULL, &b), two_error_string(TWO_ERROR_NULL_POINTER));
    printf("%d ", one_f_workspace_size(&a, &bytes));
    printf("%d\\n", (int)bytes);
    return 0;
}
"""
SAID = """1 1
4033 workspace 'w' of f0 is not given; the call needs 3 bytes
4071 argument 'a' is a null pointer
4071 a null pointer
0 3
"""
CPP = ("-std=c++17", "-x", "c++")


@pytest.fixture
def bundle():
    if compiler() is None:
        pytest.skip("no C compiler here")
    exports = {name: (SIGNATURE, program_of(SIGNATURE, kernel=f"{name}_kernel")) for name in ("f0", "f1", "g")}
    cheapest = choice_of("cheapest", ("", "f0", "m * 3"), ("n < 9", "f1", "(m * 3 + 1) * n * n"))
    return bundle_of(exports, [choice_of("f", ("m * n <= 3", "f0"), ("", "f1")), cheapest])


@pytest.fixture
def two(bundle, tmp_path):
    """Two libraries of one bundle, and a program that uses both."""
    for name in ("one", "two"):
        export(bundle, tmp_path / name, name)
    (tmp_path / "use.c").write_text(USE)
    return tmp_path


def run(*command, cwd, **variables):
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "how",
    [
        ("gcc", "-std=c99"),
        ("g++", "-std=c++17", "-x", "c++"),
        ("clang", "-std=c99"),
        ("clang++", "-std=c++17", "-x", "c++"),
    ],
)
def test_no_compiler_warns(two, how):
    if shutil.which(how[0]) is None:
        pytest.skip(f"no {how[0]} here")
    for level in ("-O0", "-O2"):
        compiled(two / "one" / "one.c", two / "one.so", *how[1:], level, *WARNINGS, cc=how[0])


def test_several_libraries_in_one_program(two):
    sources = [two / "use.c", *(two / name / f"{name}.c" for name in ("one", "two"))]
    run(
        compiler(),
        "-std=c99",
        *WARNINGS,
        f"-I{two}/one",
        f"-I{two}/two",
        *sources,
        "-o",
        "use",
        "-lpthread",
        "-ldl",
        cwd=two,
    )
    assert run("./use", cwd=two) == SAID


def test_only_the_c_library_is_needed_and_only_its_names_are_seen(two):
    library = compiled(two / "one" / "one.c", two / "libone.so", "-fvisibility=hidden")
    needed = run("readelf", "-d", library, cwd=two)
    named = {line.split("[")[1].rstrip("]") for line in needed.splitlines() if "NEEDED" in line}
    assert {name.split(".")[0].split("-")[0] for name in named} <= {"libc", "libdl", "libpthread", "ld"}
    symbols = run("nm", "-D", "--defined-only", library, cwd=two).split()[2::3]
    assert symbols and all(symbol.startswith("one_") for symbol in symbols)


@pytest.mark.slow
def test_make_and_pkg_config(two):
    if shutil.which("make") is None or shutil.which("pkg-config") is None:
        pytest.skip("no make or pkg-config here")
    for name in ("one", "two"):
        run("make", "install", f"PREFIX={two}/usr", cwd=two / name)
    flags = run("pkg-config", "--cflags", "--libs", "one", "two", cwd=two, PKG_CONFIG_PATH=f"{two}/usr/lib/pkgconfig")
    run(compiler(), "use.c", "-o", "use", *flags.split(), f"-Wl,-rpath,{two}/usr/lib", cwd=two)
    assert run("./use", cwd=two) == SAID


@pytest.mark.slow
@pytest.mark.parametrize("shared", ["ON", "OFF"])
def test_cmake(two, shared):
    if shutil.which("cmake") is None:
        pytest.skip("no cmake here")
    for name in ("one", "two"):
        run(
            "cmake",
            "-S",
            name,
            "-B",
            f"{name}/build",
            f"-DBUILD_SHARED_LIBS={shared}",
            f"-DCMAKE_INSTALL_PREFIX={two}/usr",
            cwd=two,
        )
        run("cmake", "--build", f"{name}/build", "--target", "install", cwd=two)
    (two / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.16)\nproject(use C)\n"
        "find_package(one 1 REQUIRED)\nfind_package(two REQUIRED)\n"
        "add_executable(use use.c)\ntarget_link_libraries(use one::one two::two)\n"
    )
    run("cmake", "-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={two}/usr", cwd=two)
    run("cmake", "--build", "build", cwd=two)
    assert run("build/use", cwd=two) == SAID


def test_parts_and_names(bundle, tmp_path):
    files = export(bundle, tmp_path, "lib", ["c"])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in files) == ["lib.c", "lib.h"]
    assert {path.name for path in export(bundle, tmp_path, "lib", PARTS)} >= {"Makefile", "CMakeLists.txt", "lib.pc.in"}
    for name in ("1x", "a-b", "int", "", "string", "m"):
        with pytest.raises(CutecError) as caught:
            export(bundle, tmp_path / "none", name)
        assert caught.value.code == "E1120" and not (tmp_path / "none").exists()


@pytest.mark.parametrize("name", ["load", "message", "f_args"])
def test_names_of_the_library_are_taken(bundle, tmp_path, name):
    signature = Signature((ScalarParam("n", "i32"),))
    exports = {name: (signature, program_of(signature)), "f": (signature, program_of(signature))}
    with pytest.raises(CutecError, match="would stand for two things in library lib") as caught:
        export(bundle_of(exports), tmp_path / "out", "lib")
    assert caught.value.code == "E1120"


@pytest.mark.parametrize(
    "library, names, twice",
    [
        ("lib", "aA", "LIB_A_ARGS_INIT"),
        ("LIB", ["TENSOR"], "LIB_TENSOR"),
        ("LIB", ["ERROR_NO_GPU"], "LIB_ERROR_NO_GPU"),
        ("check", ["f"], "check_tensor"),
        ("look", ["up"], "look_up"),
    ],
)
def test_macros_and_the_code_have_names_too(tmp_path, library, names, twice):
    signature = Signature((ScalarParam("n", "i32"),))
    exports = {name: (signature, program_of(signature)) for name in names}
    with pytest.raises(CutecError, match=f"the C name {twice} would stand for two things in library {library}"):
        export(bundle_of(exports), tmp_path, library)


ODD = """_Bool __FILE__ typeof size stream linux errno EOF EOF_ NAN ANY UNUSED DRIVER_LIBRARY INT32_MAX SIZE_MAX INT_MAX
CHAR_MIN UINT_FAST8_MAX FLT_MAX DBL_MAX_10_EXP RAND_MAX SEEK_SET RTLD_NOW EXIT_FAILURE PTHREAD_ONCE_INIT größe"""


def test_fields_whose_names_are_macros_and_defaults_at_their_ends(tmp_path):
    if compiler() is None:
        pytest.skip("no C compiler here")
    odd = [ScalarParam(name, "f32", 0.1) for name in ODD.split()]
    ends = [ScalarParam("a", "i64", -1 << 63), ScalarParam("b", "u64", (1 << 64) - 1), ScalarParam("c", "i1", True)]
    signature = Signature((*odd, *ends))
    export(bundle_of({"f": (signature, program_of(signature))}), tmp_path, "lib")
    headers = "".join(f"#include <{name}.h>\n" for name in ("stdio", "stdlib", "limits", "float", "math", "errno"))
    use = '#include "lib.h"\nint use(void);\nint use(void) { lib_f_args a = LIB_F_ARGS_INIT; return a._Bool_ > 0; }\n'
    (tmp_path / "use.c").write_text(headers + use)
    for source in ("lib.c", "use.c"):
        compiled(tmp_path / source, tmp_path / "lib.so", "-std=c99", "-O0", *WARNINGS, "-Wconversion")
    compiled(tmp_path / "use.c", tmp_path / "lib.so", *CPP, "-O0", *WARNINGS, "-Wconversion")


@pytest.mark.parametrize(
    "name, symbol",
    [("add", "add_add"), ("exp", "exp_exp"), ("send", "send_send"), ("wide", "wide_wide"), ("scale", "scale")],
)
def test_functions_leave_the_names_of_c_and_of_the_code_alone(tmp_path, name, symbol):
    if compiler() is None:
        pytest.skip("no C compiler here")
    signature = Signature((ScalarParam("n", "i32"),))
    export(bundle_of({name: (signature, program_of(signature))}), tmp_path, name)
    assert f"int {symbol}(const {symbol}_args *args);" in (tmp_path / f"{name}.h").read_text()
    compiled(tmp_path / f"{name}.c", tmp_path / "lib.so", "-std=c99", "-O0", *WARNINGS)


def test_the_names_of_the_code_are_known(two):
    """A function that is called as the code's own things would not compile."""
    flags = ("-c", "-O0", "-fkeep-static-functions", "-fkeep-static-consts")
    run(compiler(), "-std=c99", *flags, "one/one.c", "-o", "one.o", cwd=two)
    kinds = [line.split()[-2:] for line in run("nm", "one.o", cwd=two).splitlines()]
    own = [name for kind, name in kinds if kind in "tbdr" and "." not in name]  # those of functions have a number
    assert len(own) > 80
    tables = r"(code|constants_of|divisors|extents|order|strides)(_\d+)+"
    assert [name for name in own if not is_taken(name) and not re.fullmatch(tables, name)] == []


def test_the_same_bundle_gives_the_same_bytes(bundle, tmp_path):
    first, second = (export(bundle, tmp_path / folder, "lib") for folder in "ab")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_wrong_use_of_the_command(tmp_path, capsys):
    assert main(["export", str(tmp_path), "-o", str(tmp_path / "out")]) == 2
    assert "E3001" in capsys.readouterr().err
