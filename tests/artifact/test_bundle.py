"""Bundles: whole or not at all, whatever happens on the way; and damaged files are noticed."""

import errno
import os
import threading

import pytest

from cutec import records
from cutec.artifact import bundle_write
from cutec.artifact.bundle import MemoryBundle, open_bundle
from cutec.artifact.bundle_write import compressed, make_image, write_bundle
from cutec.artifact.manifest import IMAGE_KINDS, Manifest
from cutec.artifact.manifest_write import dump
from cutec.diag import CutecError
from cutec.records import replace


def snapshot(directory):
    return {p.relative_to(directory).as_posix(): p.read_bytes() for p in directory.rglob("*") if p.is_file()}


def rebuilt(data: bytes):
    """A manifest with one image of other contents."""
    image = make_image("ptx", ("sm_80",), "scale", data)
    return Manifest("0.1.0", {}, ("sm_80",), (), (image,)), {image.file: data}


def test_a_compressed_bundle_reads_like_the_other(tmp_path, manifest, contents):
    """Images that do not get smaller stay as they are; what does not decompress is damaged."""
    large = b"0123456789" * 500
    image = make_image("ptx", ("sm_80",), "scale", large)
    manifest = replace(manifest, images=(*manifest.images, image))
    contents = contents | {image.file: large}
    packed, files = compressed(manifest, contents, True)
    assert all(len(files[i.file]) <= len(contents[j.file]) for i, j in zip(packed.images, manifest.images))
    (made,) = [i for i in packed.images if i.kind == "ptx"]
    assert made.file.endswith(".ptx.xz") and made.unpacked == 5000 and made.bytes < 200
    opened = open_bundle(write_bundle(tmp_path, packed, files))
    opened.check()
    assert opened.manifest == packed and opened.read(made) == large
    assert [opened.read(i) for i in packed.images] == [contents[i.file] for i in manifest.images]
    assert MemoryBundle(packed, files).read(made) == large
    for wrong in (replace(made, unpacked=4999), replace(made, unpacked=5001)):
        for bundle in (opened, MemoryBundle(packed, files)):
            with pytest.raises(CutecError, match=r"E3006.*is not a stream of xz of the \d+ bytes"):
                bundle.read(wrong)
    write_bundle(tmp_path, manifest, contents)
    assert not list(tmp_path.glob("*.xz"))  # files of the bundle before are removed


def test_round_trip(tmp_path, manifest, contents):
    path = write_bundle(tmp_path / "deep" / "out", manifest, contents)
    for where in (path, path.parent, str(path)):
        opened = open_bundle(where)
        assert opened.manifest == manifest
        assert [opened.read(image) for image in manifest.images] == list(contents.values())
    opened.check()
    assert sorted(os.listdir(path.parent)) == sorted([*contents, "manifest.yaml"])


def test_rebuild_removes_only_what_the_old_manifest_listed(tmp_path, manifest, contents):
    write_bundle(tmp_path, manifest, contents)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "scale.sm_80-000000000000.cubin").write_text("looks like ours, is not listed")
    second, files = rebuilt(b"other")
    write_bundle(tmp_path, second, files)
    assert set(os.listdir(tmp_path)) == {*files, "manifest.yaml", "notes.txt", "scale.sm_80-000000000000.cubin"}
    open_bundle(tmp_path).check()


@pytest.mark.parametrize("kind", IMAGE_KINDS)
@pytest.mark.parametrize("archs", [("sm_80",), ("sm_80", "sm_90a")])
def test_files_are_known_by_their_names(tmp_path, kind, archs):
    image = make_image(kind, archs, "k.of_1+2", b"data")
    (tmp_path / "manifest.yaml").write_text(dump(Manifest("0.1.0", {}, archs, (), (image,))))
    assert bundle_write._owned_files(tmp_path / "manifest.yaml") == {image.file}


def test_same_build_twice_changes_nothing(tmp_path, manifest, contents):
    write_bundle(tmp_path, manifest, contents)
    before = snapshot(tmp_path)
    write_bundle(tmp_path, manifest, contents)
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
@pytest.mark.parametrize("step", ["_write_file", "replace"])
def test_interrupted_at_every_step_leaves_the_old_bundle(tmp_path, manifest, contents, monkeypatch, failure, step):
    old, old_files = rebuilt(b"old")
    for at in range(len(contents) + 1):
        directory = tmp_path / f"{step}{at}"
        write_bundle(directory, old, old_files)
        before = snapshot(directory)
        with monkeypatch.context() as patch:
            where = bundle_write if step == "_write_file" else bundle_write.os
            patch.setattr(where, step, failing(getattr(where, step), at, failure))
            with pytest.raises((CutecError, KeyboardInterrupt)) as caught:
                write_bundle(directory, manifest, contents)
        if isinstance(failure, OSError):
            assert caught.value.code == "E1031" and f"{directory} has " in caught.value.message
        assert snapshot(directory) == before
        open_bundle(directory).check()


def failing(function, at, failure):
    calls = []

    def call(*args):
        calls.append(args)
        if len(calls) > at:
            raise failure
        return function(*args)

    return call


def test_failed_first_build_leaves_no_directory(tmp_path, manifest, contents, monkeypatch):
    monkeypatch.setattr(bundle_write, "_write_file", failing(None, 0, OSError(errno.ENOSPC, "No space left on device")))
    with pytest.raises(CutecError):
        write_bundle(tmp_path / "a" / "b", manifest, contents)
    assert os.listdir(tmp_path) == []


def test_unwritable_directory(tmp_path, manifest, contents):
    (tmp_path / "file").write_text("")
    with pytest.raises(CutecError, match=r"E3007.*cannot write to .*file"):
        write_bundle(tmp_path / "file" / "out", manifest, contents)


def test_foreign_manifest_is_not_overwritten(tmp_path, manifest, contents):
    (tmp_path / "manifest.yaml").write_text("apiVersion: v1\nkind: Pod\n")
    with pytest.raises(CutecError, match="E3008"):
        write_bundle(tmp_path, manifest, contents)
    assert os.listdir(tmp_path) == ["manifest.yaml"]


def test_a_damaged_manifest_of_ours_is_replaced(tmp_path, manifest, contents):
    write_bundle(tmp_path, manifest, contents)
    text = (tmp_path / "manifest.yaml").read_text()
    (tmp_path / "manifest.yaml").write_text(text + "surprise: 1\n")
    write_bundle(tmp_path, manifest, contents)
    open_bundle(tmp_path).check()


def test_truncated_edited_and_missing_files(tmp_path, manifest, contents):
    write_bundle(tmp_path, manifest, contents)
    image = manifest.images[0]
    path, data = tmp_path / image.file, contents[image.file]
    path.write_bytes(data[:-1])
    with pytest.raises(CutecError, match=f"E3006.*{image.file}.*{len(data) - 1} bytes.*{len(data)}"):
        open_bundle(tmp_path).read(image)
    path.write_bytes(b"x" + data[1:])
    with pytest.raises(CutecError, match=r"E3006.*SHA-256"):
        open_bundle(tmp_path).check()
    path.unlink()
    with pytest.raises(CutecError, match=r"E3006.*cannot read"):
        open_bundle(tmp_path).check()


def test_contents_must_be_what_the_manifest_lists(tmp_path, manifest, contents):
    with pytest.raises(ValueError):
        write_bundle(tmp_path, manifest, {})
    with pytest.raises(ValueError):
        write_bundle(tmp_path, manifest, dict.fromkeys(contents, b"swapped"))
    with pytest.raises(ValueError):
        write_bundle(tmp_path, records.replace(manifest, images=()), contents)


def test_concurrent_writers_leave_one_whole_bundle(tmp_path):
    builds = [rebuilt(bytes([i % 3])) for i in range(12)]
    threads = [threading.Thread(target=write_bundle, args=(tmp_path, *build)) for build in builds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    opened = open_bundle(tmp_path)
    opened.check()
    assert set(os.listdir(tmp_path)) == {opened.manifest.images[0].file, "manifest.yaml"}


def test_abandoned_staging_is_swept_up(tmp_path, manifest, contents):
    old = tmp_path / ".cutec-0123abcd.1.1.x"  # of another machine, long ago
    old.mkdir()
    (old / "x").write_text("")
    os.utime(old, (1, 1))
    write_bundle(tmp_path, manifest, contents)
    assert not old.exists()
