"""Where the shared cache is and what it is asked with: the options, checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

from cutec import environment
from cutec.diag import error
from cutec.records import dataclass, field

HTTP, OBJECTS = ("http", "https"), ("s3", "gs", "az")
DEFAULT_SECONDS = 10
_EXAMPLES = "for example https://host/path, http://host:8080, s3://bucket/prefix, gs://bucket/prefix, az://container"


@dataclass(frozen=True, slots=True)
class Address:
    """A shared cache. `url` is without user and password, which are in `login`; nothing of the
    latter and of `headers` is ever shown. `seconds`: how long an answer may take. `upload`: whether
    results are put there too.
    """

    url: str
    upload: bool = True
    seconds: int = DEFAULT_SECONDS
    login: tuple[str, str] | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @property
    def scheme(self) -> str:
        """`https`, `s3` …"""
        return self.url.partition(":")[0]


def address(url: str, upload: bool, variables: Mapping[str, str]) -> Address:
    """The address that a URL and the variables `CUTEC_REMOTE_TIMEOUT` and `CUTEC_REMOTE_HEADERS`
    give. Raises E1033 for what cannot be one.
    """
    try:
        parts = urlsplit(url)
        place = SplitResult(parts.scheme.lower(), _host(parts), parts.path.rstrip("/"), "", "")
    except ValueError as exc:
        raise error("E1033", f"the URL of the shared cache cannot be read: {exc}") from None
    if place.scheme not in (*HTTP, *OBJECTS) or not place.netloc:
        shown = url.rpartition("@")[2].partition("?")[0]
        raise error("E1033", f"the shared cache {shown!r} is no URL that can be asked", help=_EXAMPLES)
    seconds = environment.number("CUTEC_REMOTE_TIMEOUT", DEFAULT_SECONDS, variables)
    if seconds < 1:
        raise error("E1112", f"CUTEC_REMOTE_TIMEOUT={seconds} is no time to wait", help="whole seconds, 1 or more")
    return Address(place.geturl(), upload, seconds, _login(parts), _headers(variables))


def _host(parts: SplitResult) -> str:
    """Host and port, without user and password. Raises ValueError for a port that is none."""
    _ = parts.port
    return parts.netloc.rpartition("@")[2]


def _login(parts: SplitResult) -> tuple[str, str] | None:
    if parts.username is None:
        return None
    return unquote(parts.username), unquote(parts.password or "")


def _headers(variables: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The lines `Name: value` of the file that `CUTEC_REMOTE_HEADERS` names. Raises E1033."""
    file = environment.get("CUTEC_REMOTE_HEADERS", variables)
    if not file:
        return ()
    try:
        lines = Path(os.path.expanduser(file)).read_text(encoding="latin-1").splitlines()
    except OSError as exc:
        raise error("E1033", f"CUTEC_REMOTE_HEADERS={file}: {exc.strerror}") from None
    pairs = [line.partition(":") for line in map(str.strip, lines) if line and not line.startswith("#")]
    for number, (name, colon, _) in enumerate(pairs, 1):
        if not colon or not name.replace("-", "").replace("_", "").isalnum():
            raise error("E1033", f"CUTEC_REMOTE_HEADERS={file}: header {number} is no `Name: value`")
    return tuple((name, value.strip()) for name, _, value in pairs)
