"""A shared cache on an HTTP server, by urllib3: connections that stay open and are shared by
threads, certificates, proxies.
"""

from __future__ import annotations

import netrc
import os
import re
import ssl
from http import HTTPStatus
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import urllib3
from urllib3.exceptions import HTTPError, MaxRetryError

from cutec.driver.cache.remote.address import Address
from cutec.driver.cache.remote.place import TOO_LONG, Unreachable

_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
_STORED = (HTTPStatus.OK, HTTPStatus.CREATED, HTTPStatus.ACCEPTED, HTTPStatus.NO_CONTENT)
_CHUNK = 1 << 16
_CONNECTIONS = 8
# A connection that the server has closed meanwhile is opened again; nothing else is tried twice.
# As Bazel, cutec follows no redirects: they would take credentials along.
_RETRIES = urllib3.Retry(
    connect=0, read=1, redirect=0, status=0, other=0, allowed_methods=None, raise_on_redirect=False, total=None
)
_POOL = re.compile(r"^HTTPS?Connection(?:Pool)?\([^)]*\): ")  # how some messages begin
_HINTS: dict[int, str] = {
    HTTPStatus.UNAUTHORIZED: "credentials come from ~/.netrc, the URL or CUTEC_REMOTE_HEADERS",
    HTTPStatus.METHOD_NOT_ALLOWED: "it takes no uploads: --no-remote-upload",
    HTTPStatus.CONFLICT: "a WebDAV server needs the folders ac/ and cas/",
}


class HttpServer:
    """The server of an address."""

    def __init__(self, address: Address):
        self._url = address.url
        self._headers = {"Accept-Encoding": "identity", **_authorisation(address), **dict(address.headers)}
        self._pool = _pool(address)

    def get(self, name: str, most: int) -> bytes | None:
        """The content under a name; None if there is none. Raises Unreachable, also for more than
        `most` bytes.
        """
        try:
            answer = self._request("GET", name)
            if answer.status in _GONE:
                answer.drain_conn()
                return None
            self._check(answer, (HTTPStatus.OK,))
            return _body(answer, most)
        except (HTTPError, OSError) as exc:
            raise Unreachable(_words(exc)) from None

    def put(self, name: str, data: bytes) -> None:
        """Store a content. Raises Unreachable."""
        try:
            answer = self._request("PUT", name, data)
            self._check(answer, _STORED)
            answer.drain_conn()
        except (HTTPError, OSError) as exc:
            raise Unreachable(_words(exc)) from None

    def _request(self, method: str, name: str, data: bytes | None = None) -> urllib3.BaseHTTPResponse:
        url = f"{self._url}/{name}"
        return self._pool.request(method, url, body=data, headers=self._headers, preload_content=False)

    def _check(self, answer: urllib3.BaseHTTPResponse, right: tuple[HTTPStatus, ...]) -> None:
        if answer.status in right:
            return
        answer.close()
        status = next((s for s in HTTPStatus if s == answer.status), None)
        hint = "redirects are not followed: name the final address" if answer.get_redirect_location() else ""
        hint = hint or _HINTS.get(answer.status, "")
        words = f"{answer.status} {status.phrase if status else ''}".rstrip()
        raise Unreachable(f"{words} ({hint})" if hint else words)


def _body(answer: urllib3.BaseHTTPResponse, most: int) -> bytes:
    body = bytearray()
    for chunk in answer.stream(_CHUNK, decode_content=False):
        body += chunk
        if len(body) > most:
            answer.close()
            raise Unreachable(TOO_LONG)
    return bytes(body)


def _pool(address: Address) -> urllib3.PoolManager:
    """Connections to the server, through a proxy where the environment names one."""
    host = urlsplit(address.url).hostname or ""
    options = {
        "maxsize": _CONNECTIONS,
        "retries": _RETRIES,
        "timeout": urllib3.Timeout(address.seconds),
        "ssl_context": ssl.create_default_context(),  # SSL_CERT_FILE names another authority
    }
    proxy = None if proxy_bypass(host) else getproxies().get(address.scheme)
    return urllib3.ProxyManager(proxy, **options) if proxy else urllib3.PoolManager(**options)


def _authorisation(address: Address) -> dict[str, str]:
    """Of the URL, else of netrc (the file that NETRC names, else ~/.netrc)."""
    login = address.login or _netrc(urlsplit(address.url).hostname or "")
    return {"Authorization": urllib3.make_headers(basic_auth=":".join(login))["authorization"]} if login else {}


def _netrc(host: str) -> tuple[str, str] | None:
    try:
        found = netrc.netrc(os.environ.get("NETRC") or os.path.expanduser("~/.netrc")).authenticators(host)
    except (OSError, netrc.NetrcParseError):
        return None
    return (found[0], found[2] or "") if found else None


def _words(exc: Exception) -> str:
    """What went wrong, without the names of urllib3's objects."""
    reason = exc.reason if isinstance(exc, MaxRetryError) and exc.reason else exc
    inner = reason.args[-1] if reason.args else reason
    text = _POOL.sub("", str(inner if isinstance(inner, Exception) else reason))
    return "".join(c if c.isprintable() else "?" for c in text) or type(reason).__name__
