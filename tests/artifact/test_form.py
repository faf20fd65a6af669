"""Records in a manifest follow from the declarations of their classes."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest

from cutec.artifact import document
from cutec.artifact.document import flow
from cutec.artifact.form import OmitDefault, Reading, Scalar, Written, record_of
from cutec.diag import CutecError
from cutec.records import dataclass

Colour = Annotated[str, Scalar(str, words=("red", "blue"))]


@dataclass(frozen=True, slots=True)
class Wheel:
    spokes: int
    worn: bool = False


@dataclass(frozen=True, slots=True)
class Bell:
    MANIFEST: ClassVar = Written(tag="bell")

    name: str
    tone: float | None = None


@dataclass(frozen=True, slots=True)
class Lamp:
    MANIFEST: ClassVar = Written(tag="lamp")

    name: str


Part = Bell | Lamp


@dataclass(frozen=True, slots=True)
class Frame:
    colour: Colour
    number: int = 7

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError(f"number {self.number}")


@dataclass(frozen=True, slots=True)
class Bicycle:
    MANIFEST: ClassVar = Written(first=("label",), keys={"name": "label"}, inline=("frame",), given=("owner",))

    owner: str
    wheels: tuple[Wheel, ...]
    frame: Frame
    name: str
    parts: OmitDefault[tuple[Part, ...]] = ()
    gears: tuple[int | None, ...] = ()
    spare: Wheel | None = None
    notes: OmitDefault[str] = ""


WHOLE = Bicycle(
    "Ann",
    (Wheel(36), Wheel(32, True)),
    Frame("red", 12),
    "b1",
    (Bell("ding", 0.5), Lamp("front")),
    (1, None, 3),
    Wheel(28),
    "old",
)
PLAIN = Bicycle("Ann", (), Frame("blue"), "b2")


def read(text: str) -> Any:
    doc = document.read(text.encode(), "m.yaml")
    return record_of(Bicycle).read(Reading(doc, given={"owner": "Ann"}), (), doc.data)


@pytest.mark.parametrize("bicycle", [WHOLE, PLAIN])
def test_what_is_written_is_read_back(bicycle: Bicycle) -> None:
    assert read(flow(record_of(Bicycle).plain(bicycle))) == bicycle


def test_keys_have_their_order_and_defaults_are_left_out() -> None:
    plain = record_of(Bicycle).plain(WHOLE)
    assert list(plain) == ["label", "wheels", "colour", "number", "parts", "gears", "spare", "notes"]
    assert plain["wheels"] == [{"spokes": 36}, {"spokes": 32, "worn": True}]
    assert plain["parts"] == [{"name": "ding", "kind": "bell", "tone": 0.5}, {"name": "front", "kind": "lamp"}]
    assert list(record_of(Bicycle).plain(PLAIN)) == ["label", "wheels", "colour", "number", "gears"]


@pytest.mark.parametrize(
    "change, message",
    [
        ("label: b -> label: 3", "label: expected a string, found 3"),
        ("spokes: 36 -> spokes: true", "wheels[0].spokes: expected an integer, found True"),
        ("spokes: 36 -> spikes: 36", "wheels[0]: the key 'spokes' is missing"),
        ("spokes: 36 -> spokes: 36, rim: 2", "wheels[0].rim: unknown key; this section has spokes, worn"),
        ("colour: red -> colour: green", "colour: unknown colour 'green', expected one of red, blue"),
        ("number: 12 -> number: 0", "colour: number 0"),
        ("kind: bell -> kind: horn", "parts[0].kind: unknown kind 'horn', expected bell or lamp"),
        ("gears: [1] -> gears: [1, a]", "gears[1]: expected an integer, found 'a'"),
        ("gears: [1] -> gears: null", "gears: expected a list, found nothing"),
    ],
)
def test_anything_else_is_refused(change: str, message: str) -> None:
    text = "{label: b, wheels: [{spokes: 36}], colour: red, number: 12, parts: [{name: a, kind: bell}], gears: [1]}"
    old, new = change.split(" -> ")
    assert read(text).name == "b"
    with pytest.raises(CutecError) as caught:
        read(text.replace(old, new))
    assert caught.value.code == "E3003" and message in caught.value.message
