"""Where tools are looked for; messages about tools that are missing, too old or incomplete."""

import os
from pathlib import Path

import pytest
from toolchain_fakes import CUDA_VERSION, llvm_tool, script

from cutec.diag import CutecError, exit_code
from cutec.toolchain.find import find_toolset

TOOLS = ("mlir-opt", "mlir-translate", "opt", "llc", "llvm-link")


@pytest.fixture(autouse=True)
def empty_machine(monkeypatch, tmp_path):
    """No variable names a tool and PATH is empty; the machine's own LLVM and CUDA folders are not
    seen.
    """
    for variable in (
        "CUTEC_LLVM",
        "CUTEC_CUDA",
        "CUTEC_PTXAS",
        "CUTEC_LIBDEVICE",
        "CUDA_TOOLKIT_PATH",
        "CUDA_HOME",
        "CUDA_PATH",
    ):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr("cutec.toolchain.find_llvm.FOLDERS", (str(tmp_path / "lib"),))
    monkeypatch.setattr("cutec.toolchain.find_cuda._TOOLKITS", ())
    monkeypatch.setattr("sys.path", [])
    monkeypatch.setattr("sys.prefix", str(tmp_path / "environment"))


def llvm(folder: Path, version: str = "22.1.8", suffix: str = "", tools=TOOLS) -> Path:
    for name in tools:
        llvm_tool(folder / f"{name}{suffix}", "exit 0", version)
    return folder


def cuda(folder: Path, version: str = CUDA_VERSION, tools=("ptxas", "fatbinary")) -> Path:
    for name in tools:
        script(folder / name, f"echo '{version}'")
    return folder


def code_of(name, **flags):
    with pytest.raises(CutecError) as caught:
        find_toolset(**flags).tool(name)
    assert exit_code(caught.value) == 3
    return caught.value


def test_nothing_there_names_the_commands_that_install():
    err = code_of("mlir-opt")
    assert err.code == "E2001" and "apt-get install mlir-22-tools llvm-22" in err.help and "apt.llvm.org" in err.help
    err = code_of("ptxas")
    assert err.code == "E2001" and "pip install 'nvidia-cuda-nvcc" in err.help


def test_versioned_names_on_path(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(llvm(tmp_path / "bin", suffix="-22")))
    tools = find_toolset()
    assert tools.tool("opt").path == tmp_path / "bin" / "opt-22" and "PATH" in tools.tool("opt").found


def test_versioned_folders_newest_first(tmp_path):
    for major in (19, 22, 23):
        llvm(tmp_path / "lib" / f"llvm-{major}" / "bin", f"{major}.1.0")
    assert find_toolset().tool("llc").path == tmp_path / "lib" / "llvm-23" / "bin" / "llc"


@pytest.mark.parametrize("printed, expected", [("22.1.9git", "22.1.9"), ("14.0.6", "22.1.8"), ("", "22.1.8")])
def test_the_version_comes_from_llvm_config_where_it_belongs_to_the_tools(tmp_path, printed, expected):
    folder = llvm(tmp_path / "lib" / "llvm-22" / "bin")
    cuda(tmp_path / "cuda" / "bin")
    script(folder / "llvm-config", f"echo '{printed}'")
    assert find_toolset(cuda=str(tmp_path / "cuda")).versions() == {"llvm": expected, "ptxas": "13.0.88"}


def test_packages_that_setup_unpacked_into_the_environment(tmp_path):
    unpacked = llvm(tmp_path / "environment/debian/usr/lib/llvm-22/bin")
    assert find_toolset().tool("llc").path == unpacked / "llc"
    newer = llvm(tmp_path / "lib/llvm-23/bin", "23.1.0")
    assert find_toolset().tool("llc").path == newer / "llc", "the newest counts, wherever it is"


def test_plain_name_on_path_goes_before_versioned_ones(tmp_path, monkeypatch):
    llvm(tmp_path / "lib" / "llvm-23" / "bin", "23.1.0")
    monkeypatch.setenv("PATH", str(llvm(tmp_path / "own" / "bin", "22.1.8")))
    assert find_toolset().tool("llc").path == tmp_path / "own" / "bin" / "llc"


def test_links_are_followed_to_the_whole_installation(tmp_path, monkeypatch):
    llvm(tmp_path / "lib" / "llvm-22" / "bin")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "mlir-opt-22").symlink_to(tmp_path / "lib" / "llvm-22" / "bin" / "mlir-opt")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert find_toolset().tool("llvm-link").path == tmp_path / "lib" / "llvm-22" / "bin" / "llvm-link"


def test_versions_are_never_mixed(tmp_path, monkeypatch):
    """PATH has an old opt beside mlir-opt 22, and llc only elsewhere: the folder that has all of
    one version is used.
    """
    llvm(tmp_path / "mixed", suffix="", tools=("mlir-opt",))
    llvm(tmp_path / "mixed", "14.0.6", tools=("opt",))
    llvm(tmp_path / "lib" / "llvm-22" / "bin")
    monkeypatch.setenv("PATH", str(tmp_path / "mixed"))
    folders = {find_toolset().tool(name).path.parent for name in TOOLS}
    assert folders == {tmp_path / "lib" / "llvm-22" / "bin"}


def test_an_old_llvm_gets_a_plain_message(tmp_path):
    llvm(tmp_path / "lib" / "llvm-19" / "bin", "19.1.7")
    err = code_of("mlir-opt")
    assert err.code == "E2002" and "LLVM 19" in err.message and "22 or newer" in err.message


def test_a_named_installation_is_used_or_refused_never_passed_over(tmp_path):
    llvm(tmp_path / "lib" / "llvm-22" / "bin")
    old = llvm(tmp_path / "old" / "bin", "19.1.7")
    err = code_of("opt", llvm=str(old.parent))
    assert err.code == "E2002" and "--llvm" in err.message


def test_a_prefix_without_version_in_its_name_is_asked(tmp_path, monkeypatch):
    monkeypatch.setenv("CUTEC_LLVM", str(llvm(tmp_path / "own" / "bin", "23.0.1").parent))
    assert find_toolset().tool("opt").version() == "23.0.1"


def test_an_incomplete_installation_says_what_it_lacks(tmp_path):
    llvm(tmp_path / "lib" / "llvm-22" / "bin", tools=("mlir-opt", "mlir-translate"))
    err = code_of("llc")
    assert err.code == "E2010" and "opt" in err.message and "llc" in err.message


def test_tools_that_are_no_programs_are_refused(tmp_path, monkeypatch):
    folder = llvm(tmp_path / "own" / "bin")
    for name in TOOLS:
        script(folder / name, "exit 1")
    monkeypatch.setenv("CUTEC_LLVM", str(folder.parent))
    assert code_of("opt").code == "E2002"


def test_cuda_from_flag_variable_and_path(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(cuda(tmp_path / "path")))
    assert find_toolset().tool("ptxas").found == "PATH"
    cuda(tmp_path / "home" / "bin")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    assert find_toolset().tool("ptxas").found == "CUDA_HOME"
    cuda(tmp_path / "flag" / "bin")
    assert find_toolset(cuda=str(tmp_path / "flag")).tool("ptxas").path == tmp_path / "flag" / "bin" / "ptxas"
    monkeypatch.setenv("CUTEC_PTXAS", str(tmp_path / "path" / "ptxas"))
    assert find_toolset().tool("ptxas").found == "CUTEC_PTXAS"


def test_other_cuda_tools_come_from_beside_ptxas(tmp_path, monkeypatch):
    cuda(tmp_path / "one" / "bin", tools=("fatbinary",))
    cuda(tmp_path / "two" / "bin")
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path / "one" / "bin")]))
    monkeypatch.setenv("CUTEC_PTXAS", str(tmp_path / "two" / "bin" / "ptxas"))
    assert find_toolset().tool("fatbinary").path.parent == tmp_path / "two" / "bin"


@pytest.mark.parametrize("layout", ["nvidia/cu13/bin", "nvidia/cuda_nvcc/bin"])
def test_wheels_in_site_packages(tmp_path, monkeypatch, layout):
    cuda(tmp_path / "site-packages" / layout)
    library = tmp_path / "site-packages" / Path(layout).parent / "nvvm" / "libdevice" / "libdevice.10.bc"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"BC")
    monkeypatch.setattr("sys.path", [str(tmp_path / "site-packages")])
    tools = find_toolset()
    assert "wheel" in tools.tool("ptxas").found and tools.bitcode_library() == library


@pytest.mark.parametrize(
    ("variable", "tool"),
    [("PTXAS", "ptxas"), ("FATBINARY", "fatbinary"), ("NVDISASM", "nvdisasm"), ("CUOBJDUMP", "cuobjdump")],
)
@pytest.mark.parametrize(
    ("value", "why"), [("none", "no such file"), ("folder", "a folder"), ("text", "not executable")]
)
def test_a_file_that_cannot_be_used_is_named_with_its_variable(variable, tool, value, why, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(cuda(tmp_path / "path", tools=("ptxas", "fatbinary", "nvdisasm", "cuobjdump"))))
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("")
    monkeypatch.setenv(f"CUTEC_{variable}", str(tmp_path / value))
    err = code_of(tool)
    assert err.code == "E2001" and err.message.startswith(f"CUTEC_{variable}={tmp_path / value}: ")
    assert why in err.message and f"set CUTEC_{variable} to another, or unset it" in err.help
    with pytest.raises(CutecError, match=f"CUTEC_{variable}="):
        find_toolset().optional(tool)


@pytest.mark.parametrize(
    ("variable", "flag", "tool"),
    [("CUTEC_CUDA", "cuda", "ptxas"), ("CUTEC_LLVM", "llvm", "opt"), ("CUTEC_LIBDEVICE", "", "libdevice")],
)
def test_a_place_that_is_not_there_is_named(variable, flag, tool, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(cuda(llvm(tmp_path / "path"))))
    monkeypatch.setenv(variable, str(tmp_path / "none"))
    err = find_toolset().problem(tool)
    assert f"{variable}={tmp_path / 'none'}: there is no such" in err.message
    if flag:
        message = find_toolset(**{flag: "gone"}).problem(tool).message
        assert message == f"--{flag} gone: there is no such folder"


def test_a_toolkit_without_a_tool_is_named(tmp_path, monkeypatch):
    cuda(tmp_path / "path")
    cuda(tmp_path / "own" / "bin", tools=("fatbinary",))
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setenv("CUTEC_CUDA", str(tmp_path / "own"))
    assert f"CUTEC_CUDA={tmp_path / 'own'}: the folder holds no ptxas" in code_of("ptxas").message


def test_another_program_in_place_of_ptxas_is_named(tmp_path, monkeypatch):
    llvm(tmp_path / "lib" / "llvm-22" / "bin")
    monkeypatch.setenv("CUTEC_PTXAS", str(script(tmp_path / "other", "exit 0")))
    err = find_toolset().unsuitable()
    assert err is not None and err.message.startswith(f"CUTEC_PTXAS={tmp_path / 'other'}: this is no ptxas")


def test_missing_libdevice(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(cuda(tmp_path / "bin")))
    with pytest.raises(CutecError) as caught:
        find_toolset().bitcode_library()
    assert caught.value.code == "E2001" and "libdevice" in caught.value.message


def test_a_wrapper_script_is_seen_through(tmp_path, monkeypatch):
    real = cuda(tmp_path / "toolkit" / "bin") / "ptxas"
    wrapper = script(tmp_path / "bin" / "ptxas", f'exec {real} "$@"')
    monkeypatch.setenv("PATH", str(wrapper.parent))
    tool = find_toolset().tool("ptxas")
    assert tool.path == wrapper and tool.command == str(real) and tool.files() == [str(real)]
    assert find_toolset().tool("fatbinary").path == tmp_path / "toolkit" / "bin" / "fatbinary"


def test_identity_is_the_content_of_the_binary_and_of_its_libraries(tmp_path, monkeypatch):
    """The system's folder holds Debian's libLLVM, beside those of other versions."""
    machine = os.uname().machine

    def identity(where, library=b"x", system=b"x", other=b"x", preloaded=b""):
        root = tmp_path / where
        prefix = root / "llvm-22"
        llvm(prefix / "bin")
        for path, content in (
            (prefix / "lib" / "libMLIR.so.22.1", library),
            (root / f"{machine}-linux-gnu" / "libLLVM.so.22.1", system),
            (root / f"{machine}-linux-gnu" / "libLLVM-14.so.1", other),
            (root / "first" / "libLLVM.so.22.1", preloaded),
        ):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        monkeypatch.setenv("LD_LIBRARY_PATH", str(root / "first") if preloaded else "")
        return find_toolset(llvm=str(prefix)).tool("opt").identity()

    assert identity("a") == identity("b") == identity("c", other=b"y")
    assert len({identity("a"), identity("d", library=b"y"), identity("e", preloaded=b"y")}) == 3
    assert identity("f", system=b"y") not in (identity("a"), identity("d"))


@pytest.mark.parametrize("release, code", [("11.8, V11.8.89", "E2012"), ("13.0, V13.0.88", None)])
def test_tools_that_fail_are_asked_whether_they_are_too_old(fake_tools, release, code):
    fake_tools(cuda_version=f"Cuda compilation tools, release {release}")
    old = find_toolset().unsuitable()
    assert (old.code if old else None) == code
