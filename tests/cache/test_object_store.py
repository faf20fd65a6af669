"""The shared cache in an object store: S3, as moto's server speaks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cache_servers import free_port

from cutec.driver.cache.remote import shared
from cutec.driver.cache.store import DiskStore, open_store
from cutec.toolchain.key import Key, make_key

VALUE = b"value" * 1000
SECRETS = {
    "AWS_ACCESS_KEY_ID": "AKIAXXXXEXAMPLE",
    "AWS_SECRET_ACCESS_KEY": "hunter2hunter2",
    "AWS_SESSION_TOKEN": "t0ken",
}


def key(name: str = "a") -> Key:
    return make_key("ptxas", (name, "sm_90a"), {"input": name})


@pytest.fixture(scope="module")
def s3() -> Iterator[str]:
    """The URL of a server with an empty bucket `kernels`."""
    moto = pytest.importorskip("moto.server")
    boto3 = pytest.importorskip("boto3")
    server = moto.ThreadedMotoServer("127.0.0.1", free_port(), verbose=False)
    server.start()
    url = "http://{}:{}".format(*server.get_host_and_port())
    client = boto3.client(
        "s3", endpoint_url=url, region_name="us-east-1", aws_access_key_id="x", aws_secret_access_key="x"
    )
    client.create_bucket(Bucket="kernels")
    yield url
    server.stop()


@pytest.fixture
def variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**SECRETS, "AWS_REGION": "us-east-1", "AWS_ALLOW_HTTP": "true"}.items():
        monkeypatch.setenv(name, value)


def machine(folder, url: str = "s3://kernels/cutec", **settings: str) -> DiskStore:
    shared.shared_cache.cache_clear()
    return open_store(str(folder), url, True, settings)


def test_a_bucket(s3, variables, tmp_path, monkeypatch):
    monkeypatch.setenv("AWS_ENDPOINT_URL", s3)
    one = machine(tmp_path / "one")
    assert one.get(key()) is None
    one.put(key(), VALUE)
    assert not one.warnings and machine(tmp_path / "two").get(key()) == VALUE
    assert machine(tmp_path / "three", "s3://kernels/other").get(key()) is None


@pytest.mark.parametrize("problem", ["no bucket", "no server", "no answer"])
def test_a_bucket_that_fails(s3, variables, tmp_path, monkeypatch, problem):
    endpoint = {"no bucket": s3, "no server": f"http://127.0.0.1:{free_port()}", "no answer": "http://10.255.255.1"}
    monkeypatch.setenv("AWS_ENDPOINT_URL", endpoint[problem])
    store = machine(tmp_path / "one", "s3://nothing/here", CUTEC_REMOTE_TIMEOUT="1")
    store.get(key())  # an object store does not tell a missing bucket from a missing object
    store.put(key(), VALUE)
    store.put(key("b"), VALUE)
    (warning,) = store.warnings
    assert warning.code == "E2108" and "s3://nothing/here" in warning.message and len(warning.message) < 400
    assert not any(secret in warning.message for secret in SECRETS.values())
    assert store.get(key()) == VALUE
