"""A shared cache in an object store (S3, Google Cloud Storage, Azure), by obstore, which finds the
credentials where the tools of these services do: variables, roles of the machine.
"""

from __future__ import annotations

import os
import re
from datetime import timedelta

import obstore
from obstore.exceptions import BaseError
from obstore.store import from_url

from cutec.driver.cache.remote.address import Address
from cutec.driver.cache.remote.place import TOO_LONG, Unreachable

_LONGEST = 200  # characters of a message
_SECRET = re.compile(r"KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL")


class Objects:
    """The bucket of an address."""

    def __init__(self, address: Address):
        try:
            self._store = from_url(
                address.url,
                client_options={"timeout": timedelta(seconds=address.seconds), "allow_http": _allows_http()},
                retry_config={"max_retries": 0, "retry_timeout": timedelta(seconds=address.seconds)},
            )
        except (BaseError, ValueError) as exc:
            raise Unreachable(_words(exc)) from None

    def get(self, name: str, most: int) -> bytes | None:
        """The content under a name; None if there is none. Raises Unreachable, also for more than
        `most` bytes.
        """
        try:
            found = obstore.get(self._store, name)
            if found.meta["size"] > most:
                raise Unreachable(TOO_LONG)
            return bytes(found.bytes())
        except FileNotFoundError:
            return None
        except (BaseError, OSError) as exc:
            raise Unreachable(_words(exc)) from None

    def put(self, name: str, data: bytes) -> None:
        """Store a content. Raises Unreachable."""
        try:
            obstore.put(self._store, name, data)
        except (BaseError, OSError) as exc:
            raise Unreachable(_words(exc)) from None


def _allows_http() -> bool:
    """Whether servers without TLS may be asked. (Options that are given hide this variable.)"""
    return os.environ.get("AWS_ALLOW_HTTP", "").lower() in ("1", "true")


def _words(exc: Exception) -> str:
    """The first line of a message, without bodies of answers and without what variables keep
    secret.
    """
    text = re.sub(r"<.*", "", str(exc).strip().partition("\n")[0])[:_LONGEST]
    for name, value in os.environ.items():
        if value and _SECRET.search(name):
            text = text.replace(value, "***")
    return text or type(exc).__name__
