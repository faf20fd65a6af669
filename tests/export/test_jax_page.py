"""The program of docs/howto/jax.md, with the recording driver."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from c_library import LOOKS_FOR, RECORDER, compiled, compiler
from frameworks_kit import needs, run

from cutec.cli.main import main

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "howto" / "jax.md").read_text(encoding="utf-8")
SHOWN = dict(re.findall(r"`([\w.]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
ON_CPU = f"""
import ctypes
driver = ctypes.CDLL("./{RECORDER}", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
driver.fake_kernel(b"saxpy_kernel", 5, (ctypes.c_int * 5)(8, 4, 8, 8, 4))
driver.fake_attribute(97, 232448)
driver.fake_new_context(1)
import saxpy_jax
saxpy_jax.load("./shim.so", platform="cpu")
exec(open("main.py").read())
print(driver.fake_log().decode())
"""


@pytest.mark.tools
@needs("jax")
def test_the_program(tmp_path, monkeypatch, capsys):
    if compiler() is None:
        pytest.skip("no C compiler here")
    monkeypatch.chdir(tmp_path)
    for name, text in SHOWN.items():
        Path(name).write_text(text)
    assert main(["build", "saxpy.py", "--arch", "sm_90a"]) == 0
    capsys.readouterr()
    assert main(["export", "build/saxpy", "-o", ".", "--only", "c,jax"]) == 0
    assert capsys.readouterr().out in PAGE
    (command,) = re.findall(r"^\$ (cc .*saxpy_jax.c.*)$", PAGE, re.MULTILINE)
    subprocess.run([*command.split(), LOOKS_FOR], check=True)
    compiled(HERE / "fake_cuda.c", tmp_path / RECORDER, f"-Wl,-soname,{RECORDER}")
    include = run("import jax.ffi; print(jax.ffi.include_dir())", "/").strip()
    flags = ["-I", include, f'-DLIBRARY="{tmp_path}/libsaxpy.so"', "-DHANDLERS=HANDLER(saxpy)"]
    compiled(HERE / "fake_xla.c", tmp_path / "shim.so", *flags)
    _, shape, *launches = run(ON_CPU, tmp_path).split("\n")  # nothing computes here
    assert shape == "(3, 1000)" and len([line for line in launches if line.startswith("saxpy_kernel|4,1,1|")]) == 4


@pytest.mark.slow
@needs("jax")
def test_the_program_that_compiles(tmp_path):
    (tmp_path / "scaled_add.py").write_text(SHOWN["scaled_add.py"])
    paths = [str(HERE.parents[1]), next(p for p in sys.path if p.endswith("site-packages"))]
    words = ["exec", "scaled_add.py"]
    start = f"import sys\nsys.path += {paths}\nfrom cutec.cli.main import main\nmain({words})"
    printed = run(start, tmp_path, CUTEC_DEVICE="cpu", JAX_PLATFORMS="cpu")
    assert f"    $ cutec {' '.join(words)}\n    {printed}" in PAGE
