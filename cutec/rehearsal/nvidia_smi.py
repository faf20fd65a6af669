"""`nvidia-smi` in a rehearsal: a program on the search path that tells of the GPU that the
rehearsal is for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cutec.environment import cache_folder
from cutec.files import write_whole
from cutec.target.arch import Arch

# Answers one line, with the fields that --query-gpu= names; those of no GPU are "[N/A]".
_SCRIPT = """\
#!/bin/sh
fields=
for word in "$@"; do
    case $word in
    --query-gpu=*) fields=$(echo "${word#*=}" | tr ',' ' ') ;;
    --format=*noheader*) bare=1 ;;
    esac
done
[ -n "$fields" ] || { echo "NAME, in a rehearsal"; exit; }
[ -n "$bare" ] || echo "$fields" | sed 's/ /, /g'
line=
for field in $fields; do
    case $field in
    compute_cap) value=CAPABILITY ;;
    name | gpu_name) value=NAME ;;
    count) value=1 ;;
    index) value=0 ;;
    *) value='[N/A]' ;;
    esac
    line="${line:+$line, }$value"
done
echo "$line"
"""


@contextmanager
def nvidia_smi(arch: Arch) -> Iterator[None]:
    """Let programs that are started inside the block find it. Its folder is always the same one, in
    the cache: where tools are is remembered by the search path. There is none if it cannot be
    written.
    """
    before = os.environ.get("PATH", os.defpath)
    with suppress(OSError):
        os.environ["PATH"] = f"{_written(arch)}{os.pathsep}{before}"
    try:
        yield
    finally:
        os.environ["PATH"] = before


def _written(arch: Arch) -> Path:
    folder = cache_folder() / "rehearsal" / arch.name
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "nvidia-smi"
    text = _SCRIPT.replace("NAME", arch.name).replace("CAPABILITY", f"{arch.major}.{arch.minor}")
    if not script.exists() or script.read_text(encoding="utf-8") != text:
        write_whole(script, text.encode())
    script.chmod(0o755)
    return folder
