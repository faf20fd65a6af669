"""The programs of docs/howto/wheel.md, with the recording driver and a stand-in for torch."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from c_library import compiled, compiler

from cutec.cli.main import main

HERE = Path(__file__).parent
HOWTO = HERE.parents[1] / "docs" / "howto"
PAGE = (HOWTO / "wheel.md").read_text(encoding="utf-8")
SHOWN = r"`([\w.]+)`:\n\n```\w+\n(.*?)^```"
TORCH = """
import ctypes

driver = ctypes.CDLL("libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_kernel(b"scale_kernel", 3, (ctypes.c_int * 3)(8, 4, 4))
driver.fake_attribute(97, 232448)
driver.fake_new_context(1)
driver.fake_log.restype = ctypes.c_char_p
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
float32 = "float32"


class Tensor:
    def __init__(self, bits):
        from mykernels._calls import _Tensor
        self.tensor = _Tensor(0x10000, 2, 1, 1, 2, bits, 1, (ctypes.c_int64 * 1)(4), None, 0)

    def __dlpack_device__(self):
        return 2, 1

    def __dlpack__(self, stream):
        return new_capsule(ctypes.addressof(self.tensor), b"dltensor", None)

    def double(self):
        return Tensor(64)

    def tolist(self):
        return [line.split("|")[4::4] for line in driver.fake_log().decode().splitlines()]


def arange(count, dtype, device):
    assert (count, dtype, device) == (4, float32, "cuda")
    return Tensor(32)


class cuda:
    class current_stream:
        cuda_stream = 5
"""


@pytest.mark.tools
def test_the_programs(tmp_path, monkeypatch, capsys):
    if compiler() is None:
        pytest.skip("no C compiler here")
    pytest.importorskip("hatchling")
    monkeypatch.chdir(tmp_path)
    shown = dict(re.findall(SHOWN, (HOWTO / "c.md").read_text(encoding="utf-8") + PAGE, re.MULTILINE | re.DOTALL))
    for name in ("scale.py", "main.py"):
        Path(name).write_text(shown[name])
    assert main(["build", "scale.py", "--arch", "sm_90a"]) == 0
    (command,) = re.findall(r"^\$ cutec (export .*)$", PAGE, re.MULTILINE)
    capsys.readouterr()
    assert main(command.split()) == 0
    assert capsys.readouterr().out in PAGE
    (command,) = re.findall(r"^\$ pip (wheel .*)$", PAGE, re.MULTILINE)
    pip = [sys.executable, "-m", "pip", "--isolated", "--quiet"]
    subprocess.run([*pip, *command.split(), "--no-build-isolation", "--no-index"], check=True, capture_output=True)
    (built,) = Path("dist").iterdir()
    assert re.sub("linux_.*", "linux_x86_64.whl", built.name) in PAGE
    subprocess.run([*pip, "install", "--no-index", "--target", "installed", built], check=True, capture_output=True)
    compiled(HERE / "fake_cuda.c", tmp_path / "libcuda.so.1", "-Wl,-soname,libcuda.so.1")
    Path("torch.py").write_text(TORCH)
    where = {"PYTHONPATH": f"{tmp_path}:{tmp_path}/installed", "LD_LIBRARY_PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-S", "main.py"], env=where, capture_output=True, text=True, check=False)
    launches, error = (done.stdout or done.stderr).splitlines()[-2:]
    assert launches == "[['0', '00002041'], ['5', '0000003f']]", done.stderr  # streams and factors
    assert error == re.findall(r"^    (E4021 .*)$", PAGE, re.MULTILINE)[0]
