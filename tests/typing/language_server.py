"""What an editor shows: a language server asked about places of a file (the protocol is JSON-RPC
over a pipe, https://microsoft.github.io/language-server-protocol).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any


class LanguageServer:
    """basedpyright's, on the files of a folder."""

    def __init__(self, root: Path):
        program = shutil.which("basedpyright-langserver", path=str(Path(sys.executable).parent))
        assert program, "basedpyright is part of the extra `lint`"
        self._process = subprocess.Popen([program, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
        self._number = 0
        folders = [{"uri": root.as_uri(), "name": root.name}]
        self.ask("initialize", processId=None, rootUri=root.as_uri(), workspaceFolders=folders, capabilities={})
        self._send("initialized", {})

    def hover(self, path: Path, text: str, word: str) -> str:
        """What is shown for the first place of a word in a file with this text."""
        uri = path.as_uri()
        document = {"uri": uri, "languageId": "python", "version": self._number, "text": text}
        self._send("textDocument/didOpen", {"textDocument": document})
        before = text[: text.index(word) + len(word) - 1]
        position = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
        found = self.ask("textDocument/hover", textDocument={"uri": uri}, position=position)
        self._send("textDocument/didClose", {"textDocument": {"uri": uri}})
        return found["contents"]["value"] if found else ""

    def ask(self, method: str, **params: Any) -> Any:
        """A request's result. Questions of the server are answered with nothing."""
        self._number += 1
        mine = self._number
        self._send(method, params, id=mine)
        while True:
            message = self._receive()
            if message.get("id") == mine and "method" not in message:
                return message.get("result")
            if "id" in message and "method" in message:
                items = message.get("params", {}).get("items", ()) if isinstance(message.get("params"), dict) else ()
                self._write({"jsonrpc": "2.0", "id": message["id"], "result": [None] * len(items) or None})

    def close(self) -> None:
        """End the server."""
        self.ask("shutdown")
        self._send("exit", {})
        self._process.wait(timeout=20)

    def _send(self, method: str, params: Any, **more: Any) -> None:
        self._write({"jsonrpc": "2.0", "method": method, "params": params, **more})

    def _write(self, message: dict[str, Any]) -> None:
        body = json.dumps(message).encode()
        assert self._process.stdin
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout
        length = 0
        while (line := self._process.stdout.readline().strip()) or not length:
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
            elif not line and self._process.poll() is not None:
                raise RuntimeError("the language server ended")
        return json.loads(self._process.stdout.read(length))
