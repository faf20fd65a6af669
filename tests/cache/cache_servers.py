"""Servers for tests of the shared cache: one that is as strict as bazel-remote and can misbehave,
nginx, and Apache. And the messages of Bazel's remote execution API, by its published schema.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

_NAME = re.compile(r"/(ac|cas)/([0-9a-f]{64})")
# build.bazel.remote.execution.v2: message -> fields (name, number, type); `*`: repeated.
_SCHEMA = {
    "Digest": [("hash", 1, "string"), ("size_bytes", 2, "int64")],
    "OutputFile": [
        ("path", 1, "string"),
        ("digest", 2, "Digest"),
        ("is_executable", 4, "bool"),
        ("contents", 5, "bytes"),
    ],
    "OutputDirectory": [("path", 1, "string"), ("tree_digest", 3, "Digest")],
    "OutputSymlink": [("path", 1, "string"), ("target", 2, "string")],
    "ActionResult": [
        ("output_files", 2, "*OutputFile"),
        ("output_directories", 3, "*OutputDirectory"),
        ("exit_code", 4, "int32"),
        ("stdout_raw", 5, "bytes"),
        ("stdout_digest", 6, "Digest"),
        ("stderr_raw", 7, "bytes"),
        ("stderr_digest", 8, "Digest"),
        ("output_file_symlinks", 10, "*OutputSymlink"),
        ("output_directory_symlinks", 11, "*OutputSymlink"),
        ("output_symlinks", 12, "*OutputSymlink"),
    ],
}


def action_result_class() -> Any:
    """The class of ActionResult messages, which Google's package makes of the schema."""
    descriptor_pb2 = pytest.importorskip("google.protobuf.descriptor_pb2")
    from google.protobuf import descriptor_pool, message_factory

    package = "build.bazel.remote.execution.v2"
    file = descriptor_pb2.FileDescriptorProto(name="remote_execution.proto", package=package, syntax="proto3")
    kinds = descriptor_pb2.FieldDescriptorProto
    for name, fields in _SCHEMA.items():
        message = file.message_type.add(name=name)
        for field, number, kind in fields:
            made = message.field.add(name=field, number=number)
            made.label = kinds.LABEL_REPEATED if kind.startswith("*") else kinds.LABEL_OPTIONAL
            kind = kind.removeprefix("*")
            if kind in _SCHEMA:
                made.type, made.type_name = kinds.TYPE_MESSAGE, f".{package}.{kind}"
            else:
                made.type = getattr(kinds, f"TYPE_{kind.upper()}")
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(f"{package}.ActionResult"))


class _Quiet(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that go away are part of the tests."""


class StrictServer:
    """A server with contents in memory. It refuses values under another digest than theirs, and
    entries that are no ActionResult or list what is not there. `misbehave` is called with each
    request's handler and returns True if it has answered. `requests`: what was asked, in order;
    `headers`: those of the last request.
    """

    def __init__(self, ssl_context: Any = None):
        self.contents: dict[str, bytes] = {}
        self.requests: list[str] = []
        self.headers: dict[str, str] = {}
        self.connections = 0
        self.misbehave: Callable[[BaseHTTPRequestHandler], bool] = lambda handler: False
        self._result = action_result_class()
        self._server = _Quiet(("127.0.0.1", 0), self._handler())
        if ssl_context:
            self._server.socket = ssl_context.wrap_socket(self._server.socket, server_side=True)
        scheme = "https" if ssl_context else "http"
        self.url = f"{scheme}://localhost:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        """Stop it; its port is then closed."""
        self._server.shutdown()
        self._server.server_close()

    def get(self, name: str) -> tuple[int, bytes]:
        """Status and body of a GET."""
        content = self.contents.get(name)
        return (404, b"not found") if content is None else (200, content)

    def put(self, name: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of a PUT."""
        match = _NAME.fullmatch(name)
        if not match:
            return 400, b"bad path"
        if match[1] == "cas" and hashlib.sha256(body).hexdigest() != match[2]:
            return 400, b"hash mismatch"
        if match[1] == "ac":
            result = self._result.FromString(body)
            known = [
                len(self.contents.get(f"/cas/{f.digest.hash}", b"")) == f.digest.size_bytes for f in result.output_files
            ]
            if not known or not all(known) or result.SerializeToString(deterministic=True) != body:
                return 400, b"dangling or odd"
        self.contents[name] = body
        return 200, b""

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self) -> None:
                outer.connections += 1
                super().setup()

            def do_GET(self) -> None:
                self._answer(outer.get)

            def do_PUT(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self._answer(lambda name: outer.put(name, body))

            def _answer(self, make: Callable[[str], tuple[int, bytes]]) -> None:
                outer.requests.append(f"{self.command} {self.path}")
                outer.headers = dict(self.headers)
                if outer.misbehave(self):
                    return
                status, body = make(self.path)
                self.send_response_only(status)  # without a date: a build in this process may not ask for the time
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing."""

        return Handler


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return made.getsockname()[1]


NGINX = """
daemon off; master_process off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/t1;
  fastcgi_temp_path {folder}/t2; uwsgi_temp_path {folder}/t3; scgi_temp_path {folder}/t4;
  server {{
    listen 127.0.0.1:{port};
    location / {{ root {folder}/www; dav_methods PUT; create_full_put_path on; client_max_body_size 1G; }}
  }}
}}
"""
APACHE = """
ServerRoot {folder}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog {folder}/error.log
Mutex file:{folder} default
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule dav_module {modules}/mod_dav.so
LoadModule dav_fs_module {modules}/mod_dav_fs.so
DavLockDB {folder}/locks
DocumentRoot {folder}/www
<Directory {folder}/www>
  Dav On
  Require all granted
</Directory>
"""
_SYSTEM_PATH = "/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin"
_MODULES = "/usr/lib/apache2/modules"


def missing_server(name: str) -> str:
    """Why nginx or apache2 cannot be started here; "" if it can."""
    if not shutil.which(name, path=_SYSTEM_PATH):
        return f"{name} is not installed (make servers)"
    return "" if name == "nginx" or Path(_MODULES).is_dir() else f"no modules of Apache in {_MODULES}"


@contextmanager
def web_server(name: str, folder: Path) -> Iterator[str]:
    """The URL of nginx or apache2, which serves `folder`/www with PUT."""
    program = shutil.which(name, path=_SYSTEM_PATH)
    assert program is not None
    for part in ("www/ac", "www/cas"):
        (folder / part).mkdir(parents=True)
    for part in (folder, *folder.parents):  # workers may run as another user
        if part.owner() == folder.owner() and "pytest" in part.name:
            part.chmod(0o755)
    port = free_port()
    config = folder / "config"
    config.write_text((NGINX if name == "nginx" else APACHE).format(folder=folder, port=port, modules=_MODULES))
    arguments = ["-c", str(config), "-p", str(folder)] if name == "nginx" else ["-f", str(config), "-DFOREGROUND", "-X"]
    with subprocess.Popen([program, *arguments], stderr=subprocess.PIPE, text=True) as process:
        try:
            _wait_for(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait_for(port: int, process: subprocess.Popen[str]) -> None:
    for _ in range(500):
        with socket.socket() as made:
            if made.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        time.sleep(0.02)
    process.terminate()
    pytest.fail(f"the server does not start: {process.communicate()[1]}")
