"""Python packages that only parts of cutec need: the extras of `pyproject.toml`, and how to install
them.

cutec itself is on no package index. So hints name the packages, which work everywhere, and never
`cutec[…]`; in a checkout `pip install '.[run]'` does the same.
"""

from __future__ import annotations

from importlib.util import find_spec

from cutec.diag.error import error

EXTRAS = {
    "run": ("numpy>=1.26", "ml-dtypes>=0.4", "cuda-bindings>=12.8"),
    "dask": ("distributed>=2024.8",),
    "cuda-tools": (
        "nvidia-cuda-nvcc>=13.0,<14",
        "nvidia-cuda-cuobjdump>=13.0,<14",
        "nvidia-cuda-nvdisasm>=13.0,<14",
        "nvidia-nvvm>=13.0,<14",
    ),
    "remote": ("urllib3>=2.1",),
    "s3": ("obstore>=0.4",),
}


def pip_install(extra: str, *names: str) -> str:
    """The command that installs the packages of an extra, or those of them that are named:
    `pip install 'numpy>=1.26'`.
    """
    chosen = [r for r in EXTRAS[extra] if not names or r.partition(">")[0] in names]
    return " ".join(["pip install", *(f"'{requirement}'" for requirement in chosen)])


def in_checkout(extra: str) -> str:
    """The same in a checkout of cutec: `pip install '.[run]'`."""
    return f"pip install '.[{extra}]'"


def need(purpose: str, extra: str, *names: str) -> None:
    """Check that packages of an extra are installed. Raises E2015, which names all that are
    missing, and `purpose`, e.g. "running a kernel".
    """
    missing = [name for name in names if find_spec(name.replace("-", "_")) is None]
    if missing:
        raise error(
            "E2015",
            f"{purpose} needs Python packages that are not installed: {', '.join(missing)}",
            help=f"{pip_install(extra, *missing)}\nor all of this extra, in a checkout of cutec: {in_checkout(extra)}",
        )
