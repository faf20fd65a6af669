"""Archives: what is packed is read, from few bytes, and what is damaged is refused by name."""

import json
import lzma
import random
import subprocess

import pytest

from cutec.artifact import archive
from cutec.artifact.archive import Archive, pack
from cutec.diag import CutecError

random.seed(5)
COMMON = " ".join(str(random.randrange(10**9)) for _ in range(2000)).encode()
TEXTS = [(f"f{i}", COMMON + f" form {i}\n".encode()) for i in range(40)]


def test_texts_that_resemble_each_other_take_little():
    data = pack(TEXTS)
    assert pack(TEXTS) == data
    assert len(data) < 1.2 * len(pack(TEXTS[:1])) < len(COMMON)
    opened = Archive(data, "modules.ir")
    assert opened.names == [name for name, _ in TEXTS]
    for name, text in random.sample(TEXTS, 40):
        assert opened.read(name) == text
    assert opened.read("g") is None
    assert Archive(pack([]), "modules.ir").names == []


def test_blocks_stand_for_themselves(monkeypatch):
    """A text is read from its block alone, and a block that is kept is not read again."""
    monkeypatch.setattr(archive, "_BLOCK", 3 * len(TEXTS[0][1]) + 10)
    data = pack(TEXTS)
    assert data.count(b"\xfd7zXZ\0") == 15  # the index, and 40 texts by three
    opened, read = Archive(data, "modules.ir"), []
    plain = opened._block
    monkeypatch.setattr(opened, "_block", lambda number: read.append(number) or plain(number))
    for name, text in (TEXTS[7], TEXTS[8], TEXTS[6], TEXTS[39], TEXTS[0]):
        assert opened.read(name) == text
    assert read == [2, 13, 0]


def test_a_text_larger_than_a_block_has_one_of_its_own(monkeypatch):
    monkeypatch.setattr(archive, "_BLOCK", 100)
    texts = [("a", b"x" * 10), ("b", b"y" * 1000), ("c", b"z" * 10)]
    opened = Archive(pack(texts), "modules.ir")
    assert [opened.read(name) for name, _ in texts] == [text for _, text in texts]


def test_xz_reads_it(tmp_path):
    (tmp_path / "modules.ir").write_bytes(pack(TEXTS))
    try:
        done = subprocess.run(["xz", "-dc", tmp_path / "modules.ir"], capture_output=True, check=True)
    except FileNotFoundError:
        pytest.skip("there is no xz")
    index, *lines = done.stdout.splitlines(keepends=True)
    assert json.loads(index)["format"] == archive.FORMAT and lines == [text for _, text in TEXTS]


def refused(data, name="f7"):
    with pytest.raises(CutecError) as caught:
        Archive(data, "modules.ir").read(name)
    assert caught.value.message.startswith("modules.ir ")
    return caught.value


def with_index(change):
    """The archive with another index."""
    reader = lzma.LZMADecompressor()
    index = json.loads(reader.decompress(pack(TEXTS)))
    changed = change(index) or index
    return lzma.compress(json.dumps(changed).encode()) + reader.unused_data


@pytest.mark.parametrize(
    "change, said",
    [
        (lambda index: [1], "TypeError"),
        (lambda index: index.pop("texts") and None, "'texts'"),
        (lambda index: index.update(format="zip"), "the format is 'zip'"),
        (lambda index: index.update(blocks=[[1]]), "not enough values"),
        (lambda index: index.update(blocks=[[10, 1 << 40]]), "out of range"),
        (lambda index: index.update(blocks=[]), "it has no block 0"),
        (lambda index: index["texts"].append(["g", 0, -1, 5]), "out of range"),
        (lambda index: index["texts"].append(["g", 0, "a", 5]), "invalid literal"),
        (lambda index: index["texts"].__setitem__(7, ["f7", 0, 10**9, 5]), "ends behind its block"),
        (lambda index: index["blocks"][0].__setitem__(1, 1000), "block 0 is not a stream of 1000 bytes"),
        (lambda index: index["blocks"][0].__setitem__(1, 10**7), "block 0 is not a stream of 10000000"),
        (lambda index: index["blocks"][0].__setitem__(0, 1000), "block 0 is not a stream"),
    ],
)
def test_an_index_that_does_not_fit_is_refused(change, said):
    found = refused(with_index(change))
    assert found.code == "E3201" and said in found.message


def test_another_schema_is_named():
    found = refused(with_index(lambda index: index.update(schema=2)))
    assert found.code == "E3202" and "schema 2" in found.message


def test_every_cut_and_every_changed_byte_is_refused_or_harmless():
    data = pack(TEXTS[:8])
    for end in range(0, len(data), 97):
        assert refused(data[:end]).code == "E3201"
    for place in range(0, len(data), 101):
        changed = data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :]
        try:
            assert Archive(changed, "modules.ir").read("f7") == TEXTS[7][1]
        except CutecError as error:
            assert error.code in ("E3201", "E3202")


def test_what_decompresses_to_more_than_it_says_is_refused_early(monkeypatch):
    """A bomb: neither the index nor a block is decompressed beyond what may be."""
    monkeypatch.setattr(archive, "_MOST_INDEX", 1000)
    assert "larger than it should be" in refused(lzma.compress(b" " * 10**6)).message
    bomb = lzma.compress(b"a" * 10**7)
    index = {"format": archive.FORMAT, "schema": 1, "blocks": [[len(bomb), 50]], "texts": [["f7", 0, 0, 50]]}
    assert "not a stream of 50 bytes" in refused(lzma.compress(json.dumps(index).encode()) + bomb).message
    assert archive.decompressed(bomb, 50) is None and archive.decompressed(bomb, 10**7) == b"a" * 10**7
