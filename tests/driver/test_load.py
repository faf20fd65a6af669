"""Loading kernel files: fresh, with their exports and sources, and cutlass meaning cutec."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded


def test_exports_and_sources_are_recorded(kernel_file, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("N = 4\n")
    name = kernel_file(
        "import helper, json\nimport cutec\nfrom cutec import cute\n@cute.jit\ndef f(a): pass\ncutec.export(f,"
        " ['f32[n]'])\n"
    )
    with loaded(name) as kernel:
        assert [e.name for e in kernel.exports] == ["f"] and kernel.exports[0].place.line == 6
        assert kernel.exports[0].place.caller is None
        assert kernel.sources.hashes == {
            str(tmp_path / n): hashlib.sha256((tmp_path / n).read_bytes()).hexdigest() for n in ("k.py", "helper.py")
        }
    assert "helper" not in sys.modules and str(tmp_path) not in sys.path


def test_an_edited_helper_is_read_again_even_within_a_second(kernel_file, tmp_path: Path) -> None:
    name = kernel_file("import helper\nVALUE = helper.N\n")
    for value in (1, 2):
        (tmp_path / "helper.py").write_text(f"N = {value}\n")
        with loaded(name) as kernel:
            assert value == kernel.module.VALUE


def test_code_is_compiled_once_for_the_same_text(kernel_file, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("def two(): return 2\n")
    text, codes = "import helper\nVALUE = {}\ndef one(): return 1\n", []
    for value in (5, 7, 5):
        name = kernel_file(text.format(value))
        with loaded(name) as kernel:
            assert value == kernel.module.VALUE
            codes.append((kernel.module.one.__code__, kernel.module.helper.two.__code__))
    (one, two), (other, _), (again, same) = codes
    assert one is again and one is not other and two is same
    other_place = tmp_path / "other.py"
    other_place.write_text(text.format(5))
    with loaded(str(other_place)) as kernel:
        assert kernel.module.one.__code__.co_filename == str(other_place)


def test_cutlass_means_cutec_inside_only(kernel_file) -> None:
    name = kernel_file(
        "import cutlass\nimport cutlass.cute as cute\nfrom cutlass.cute import arch\nfrom cutlass import Int32\n"
    )
    with loaded(name) as kernel:
        import cutec.cute

        assert kernel.module.cutlass is sys.modules["cutec"] and kernel.module.cute is cutec.cute
        assert kernel.module.Int32 is cutec.Int32 and cutec.cute.__spec__.name == "cutec.cute"
    with pytest.raises(ModuleNotFoundError):
        import cutlass  # noqa: F401  the import is tested


def test_a_module_of_cutlass_that_cutec_lacks_says_so(kernel_file) -> None:
    with (
        pytest.raises(ModuleNotFoundError, match=r"cutec stands in for cutlass, and has no cutec.nothing_like_it"),
        loaded(kernel_file("import cutlass.nothing_like_it\n")),
    ):
        pass


def test_modules_by_name(kernel_file, tmp_path: Path) -> None:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "__init__.py").write_text("")
    kernel_file("from pkg import part\nimport cutec\n", "pkg/kern.py")
    (tmp_path / "pkg" / "part.py").write_text("X = 1\n")
    with loaded(None, "pkg.kern") as kernel:
        assert kernel.path == tmp_path / "pkg" / "kern.py"
        assert {Path(p).name for p in kernel.sources.hashes} == {"__init__.py", "kern.py", "part.py"}
    for wrong in ("pkg.none", "nopkg", ".."):
        with pytest.raises(CutecError, match="E1002"), loaded(None, wrong):
            pass


def test_a_file_named_like_a_library_module_does_not_shadow_it(kernel_file) -> None:
    with loaded(kernel_file("import select\nREAL = select.select\nNAME = __name__\n", "select.py")) as kernel:
        assert kernel.module.NAME not in ("__main__", "select")


@pytest.mark.parametrize("name", ["gone.py", "."])
def test_unreadable_files(name: str, kernel_file) -> None:
    kernel_file()
    with pytest.raises(CutecError, match="E1002"), loaded(name):
        pass


def test_syntax_errors_have_a_place_in_the_right_file(kernel_file, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("ä = 'ä' +* 3\n")
    with pytest.raises(CutecError) as caught, loaded(kernel_file("import helper\n")):
        pass
    err = caught.value
    assert err.code == "E0001" and Path(err.place.file).name == "helper.py" and err.place.line == 1
    assert "ä = 'ä' +* 3".encode()[err.place.col - 1 : err.place.end_col - 1] == b"*"


def test_exceptions_of_the_file_pass_through(kernel_file) -> None:
    with pytest.raises(ZeroDivisionError), loaded(kernel_file("1 / 0\n")):
        pass
