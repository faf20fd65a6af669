"""The shared cache: what is stored, what is taken, and what a build does when the server fails."""

from __future__ import annotations

import hashlib
import os
import ssl
import time
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest
from cache_servers import StrictServer, action_result_class, free_port, missing_server, web_server

from cutec.diag import CutecError
from cutec.driver.cache.remote import action_result, shared
from cutec.driver.cache.remote.action_result import OutputFile
from cutec.driver.cache.remote.address import Address, address
from cutec.driver.cache.store import DiskStore, open_store
from cutec.toolchain.key import Key, make_key

VALUE = b"\x7fELF value" * 1000


def key(name: str = "a") -> Key:
    return make_key("tools of call", (name, "sm_90a"), {"input": name})


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`machine(url)`: the store of another machine (another folder, another process)."""
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    machines: list[int] = []

    def make(url: str, upload: bool = True, **variables: str) -> DiskStore:
        shared.shared_cache.cache_clear()
        machines.append(len(machines))
        return open_store(str(tmp_path / f"machine{len(machines)}"), url, upload, variables)

    return make


def said(store: DiskStore) -> str:
    assert all(w.code == "E2108" for w in store.warnings)
    return "\n".join(w.message for w in store.warnings)


def test_another_machine_takes_what_one_has_put(server, machine):
    one = machine(server.url)
    assert one.get(key()) is None
    one.put(key(), VALUE)
    other = machine(server.url)
    assert other.get(key()) == VALUE and not other.warnings
    assert [e.reason for e in other.entries()] == ["taken from the shared cache"]
    asked = len(server.requests)
    assert other.get(key()) == VALUE and len(server.requests) == asked, "the local cache has it now"


def test_the_protocol(server, machine):
    """The value by its digest first, then the entry; one connection serves all."""
    store = machine(f"{server.url}/", CUTEC_REMOTE_TIMEOUT="60")
    store.get(key())
    store.put(key(), VALUE)
    digest = hashlib.sha256(VALUE).hexdigest()
    assert server.requests == [f"GET /ac/{key().digest}", f"PUT /cas/{digest}", f"PUT /ac/{key().digest}"]
    assert server.connections == 1
    message = action_result_class().FromString(server.contents[f"/ac/{key().digest}"])
    (file,) = message.output_files
    assert (file.digest.hash, file.digest.size_bytes) == (digest, len(VALUE))
    assert file.path == f"tools_of_call/{key().digest}" and message.exit_code == 0


@pytest.mark.parametrize("size", [0, 1, 127, 128, 300, 1 << 20, 1 << 40])
def test_messages_are_bazels(size):
    file = OutputFile("ptxas/päth", "0" * 64, size)
    message = action_result_class().FromString(action_result.encode(file))
    assert (message.output_files[0].path, message.output_files[0].digest.size_bytes) == (file.path, size)
    assert message.SerializeToString(deterministic=True) == action_result.encode(file)
    message.stdout_raw, message.exit_code = b"said", -1  # what cutec does not know is skipped
    message.output_symlinks.add(path="link", target="file")
    assert action_result.decode(message.SerializeToString()) == [file]


@pytest.mark.parametrize(
    "data", [b"\x12", b"\x12\x05ab", b"\xff" * 20, b"\x13", b"\x10\x01", b"\x12\x02\x10\x01", b"<html>"]
)
def test_what_is_no_message(data):
    with pytest.raises(ValueError):
        action_result.decode(data)


def test_reading_only(server, machine):
    machine(server.url).put(key(), VALUE)
    server.requests.clear()
    store = machine(server.url, upload=False)
    assert store.get(key()) == VALUE
    store.put(key("b"), VALUE)
    assert not any(r.startswith("PUT") for r in server.requests) and not store.warnings


@pytest.mark.parametrize("damage", ["value", "entry", "cut value", "cut entry", "key", "size", "evicted", "html"])
def test_damaged_answers_are_not_used_and_replaced(server, machine, damage):
    machine(server.url).put(key(), VALUE)
    machine(server.url).put(key("b"), b"of b")
    whole = dict(server.contents)
    entry, value = f"/ac/{key().digest}", f"/cas/{hashlib.sha256(VALUE).hexdigest()}"
    server.contents |= {
        "value": {value: VALUE[:-1] + b"?"},
        "entry": {entry: whole[entry][:-1] + b"\xff"},
        "cut value": {value: VALUE[:100]},
        "cut entry": {entry: whole[entry][:20]},
        "key": {entry: whole[f"/ac/{key('b').digest}"]},
        "size": {entry: action_result.encode(OutputFile(f"tools_of_call/{key().digest}", value[5:], 5 * len(VALUE)))},
        "evicted": {},
        "html": {entry: b"<html>welcome to the hotel</html>"},
    }[damage]
    if damage == "evicted":
        del server.contents[value]
    store = machine(server.url)
    assert store.get(key()) is None and store.get(key()) is None
    assert len(store.warnings) == (damage != "evicted")
    store.put(key(), VALUE)
    assert server.contents == whole, "the next machine finds it whole"


def failing(kind: str):
    """A server's misbehaviour."""

    def answer(handler: BaseHTTPRequestHandler) -> bool:
        if kind == "slow":
            time.sleep(3)
        elif kind == "byte by byte":
            handler.send_response(200)
            handler.send_header("Content-Length", "1000")
            handler.end_headers()
            for _ in range(30):
                handler.wfile.write(b"x")
                time.sleep(0.1)
        elif kind == "cut off":
            handler.send_response(200)
            handler.send_header("Content-Length", "1000")
            handler.end_headers()
            handler.wfile.write(b"half")
            handler.close_connection = True
        elif kind == "too long":
            handler.send_response(200)
            handler.end_headers()
            handler.wfile.write(bytes(1 << 20))
            handler.close_connection = True
        elif kind == "not HTTP":
            handler.wfile.write(b"220 smtp.example.org ESMTP\r\n")
            handler.close_connection = True
        elif kind == "hangs up":
            handler.close_connection = True
        else:
            handler.send_response(int(kind))
            handler.send_header("Location", "http://user:secret@elsewhere.example.org/?token=secret")
            handler.send_header("Content-Length", "0")
            handler.end_headers()
        return True

    return answer


FAILURES = {
    "slow": "no answer within 1 s",
    "byte by byte": "no answer within 1 s",
    "cut off": "IncompleteRead",
    "too long": "longer than it should be",
    "not HTTP": "",
    "hangs up": "",
    "301": "301 Moved Permanently (redirects are not followed",
    "307": "307 Temporary Redirect (redirects are not followed",
    "401": "401 Unauthorized (credentials come from",
    "403": "403 Forbidden",
    "500": "500 Internal Server Error",
    "503": "503 Service Unavailable",
}


@pytest.mark.parametrize("kind", FAILURES)
def test_a_server_that_fails_is_asked_once(server, machine, kind):
    server.misbehave = failing(kind)
    store = machine(server.url, CUTEC_REMOTE_TIMEOUT="1" if "within 1 s" in FAILURES[kind] else "60")
    for name in "abc":
        assert store.get(key(name)) is None
        store.put(key(name), VALUE)
    assert len(server.requests) <= 2, "a closed connection is opened again, once"
    assert len(store.warnings) == 1 and FAILURES[kind] in said(store) and server.url in said(store)
    assert "secret" not in said(store) and store.get(key()) == VALUE


def test_it_is_asked_again_later(server, machine, monkeypatch):
    server.misbehave = failing("503")
    monkeypatch.setattr(shared, "_PAUSE", -1.0)
    store = machine(server.url)
    store.get(key())
    server.misbehave = lambda handler: False
    store.put(key(), VALUE)
    assert machine(server.url).get(key()) == VALUE


def test_a_server_that_is_not_there(machine):
    store = machine(f"http://localhost:{free_port()}")
    assert store.get(key()) is None and store.get(key("b")) is None
    assert len(store.warnings) == 1 and "Connection refused" in said(store)


def test_a_name_that_nobody_knows(machine):
    store = machine("http://no-such-host.invalid")
    assert store.get(key()) is None and len(store.warnings) == 1 and "no-such-host.invalid" in said(store)


def test_a_refused_upload_is_told(server, machine):
    server.misbehave = lambda handler: handler.command == "PUT" and failing("405")(handler)
    store = machine(server.url)
    store.get(key())
    store.put(key(), VALUE)
    assert "405 Method Not Allowed (it takes no uploads: --no-remote-upload)" in said(store)


def test_certificates(machine, tmp_path, monkeypatch):
    trustme = pytest.importorskip("trustme")
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    server = StrictServer(context)
    store = machine(server.url)
    assert store.get(key()) is None and "certificate verify failed" in said(store)
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    store = machine(server.url)
    store.put(key(), VALUE)
    assert not store.warnings and machine(server.url).get(key()) == VALUE
    wrong = machine(server.url.replace("localhost", "127.0.0.1"))
    assert wrong.get(key()) is None and "certificate" in said(wrong)
    server.close()


BASIC = "Basic dXNlcjpwYUBzcw=="  # user:pa@ss


def test_credentials_of_the_url_are_used_and_never_shown(server, machine, capfd):
    store = machine(server.url.replace("//", "//user:pa%40ss@"))
    store.put(key(), VALUE)
    assert server.headers["Authorization"] == BASIC
    server.misbehave = failing("403")
    store.get(key("b"))
    shown = said(store) + repr(store._shared._address) + "".join(capfd.readouterr())
    assert "403" in said(store) and "pa%40ss" not in shown and "pa@ss" not in shown and "user" not in said(store)


def test_credentials_of_netrc(server, machine, tmp_path):
    (tmp_path / "netrc").write_text("machine localhost login user password pa@ss\n")
    (tmp_path / "netrc").chmod(0o600)
    machine(server.url).get(key())
    assert server.headers["Authorization"] == BASIC
    machine(server.url.replace("localhost", "127.0.0.1")).get(key())
    assert "Authorization" not in server.headers


def test_headers_of_a_file(server, machine, tmp_path):
    (tmp_path / "headers").write_text("# a token\nAuthorization: Bearer abc:def\n\nX-Team: kernels\n")
    machine(server.url, CUTEC_REMOTE_HEADERS=str(tmp_path / "headers")).get(key())
    assert server.headers["Authorization"] == "Bearer abc:def" and server.headers["X-Team"] == "kernels"


@pytest.mark.parametrize("text", ["no colon", "Bad Name: x", ": x"])
def test_wrong_headers_are_refused_without_showing_them(tmp_path, text):
    (tmp_path / "headers").write_text(f"Fine: yes\n{text} secret\n")
    with pytest.raises(CutecError, match="header 2 is no") as caught:
        address("http://host", True, {"CUTEC_REMOTE_HEADERS": str(tmp_path / "headers")})
    assert caught.value.code == "E1033" and "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "host",
        "host:8080",
        "ftp://u:secret@host",
        "http://",
        "http://u:secret@host:port",
        "http://[",
        "/secret",
        "file:///x",
    ],
)
def test_what_is_no_url(url):
    with pytest.raises(CutecError) as caught:
        address(url, True, {})
    assert caught.value.code == "E1033" and "u:secret" not in str(caught.value)


@pytest.mark.parametrize("text", ["0", "-1", "soon"])
def test_a_timeout_that_is_none(text):
    with pytest.raises(CutecError) as caught:
        address("http://host", True, {"CUTEC_REMOTE_TIMEOUT": text})
    assert caught.value.code == "E1112"


def test_an_address(tmp_path):
    assert address("HTTPS://u:p@Host:1/x/?q#f", False, {}) == Address("https://Host:1/x", False, login=("u", "p"))


def test_a_missing_package_is_named(machine, monkeypatch):
    monkeypatch.setattr("cutec.diag.packages.find_spec", lambda name: None)
    with pytest.raises(CutecError, match="urllib3") as caught:
        machine("http://host")
    assert caught.value.code == "E2015"


@pytest.mark.parametrize("name", ["nginx", "apache2"])
def test_web_servers(name, machine, tmp_path):
    missing = missing_server(name)
    if missing:
        pytest.skip(missing)
    with web_server(name, tmp_path / name) as url:
        store = machine(url)
        assert store.get(key()) is None
        store.put(key(), VALUE)
        store.put(key(), VALUE)  # again, over what is there
        assert not store.warnings and machine(url).get(key()) == VALUE
        os.truncate(tmp_path / name / "www" / "cas" / hashlib.sha256(VALUE).hexdigest(), 10)
        damaged = machine(url)
        assert damaged.get(key()) is None
        damaged.put(key(), VALUE)
        assert machine(url).get(key()) == VALUE
