"""The errors of libraries: their names in C, and what they are for callers in Python."""

from __future__ import annotations

# Name of a status in C, and the diagnostic whose number and title it has.
STATUSES = {
    "DIVISION": "E3011",
    "TENSOR_MAP": "E3013",
    "NO_DRIVER": "E4002",
    "NO_GPU": "E4003",
    "DRIVER": "E4004",
    "NO_CODE": "E4010",
    "BAD_IMAGE": "E4011",
    "NO_KERNEL": "E4012",
    "NO_TENSOR": "E4020",
    "DTYPE": "E4021",
    "RANK": "E4022",
    "EXTENT": "E4023",
    "STRIDE": "E4024",
    "ALIGNMENT": "E4025",
    "DIVISIBLE": "E4026",
    "DEVICE": "E4027",
    "OVERLAP": "E4028",
    "SCALAR_RANGE": "E4029",
    "NO_ADDRESS": "E4031",
    "ASSERTION": "E4032",
    "WORKSPACE_MEMORY": "E4033",
    "WORKSPACE_SIZE": "E4034",
    "NO_FORM": "E4035",
    "LAUNCH_FAILED": "E4040",
    "OUT_OF_RANGE": "E4041",
    "TOO_MUCH_SHARED": "E4043",
    "NULL_POINTER": "E4071",
    "STRUCT_SIZE": "E4072",
    "NO_CONTEXT": "E4073",
    "NO_MEMORY": "E4074",
    "VALUE_COUNT": "E4075",
}
# Python's exception -> the diagnostics that TVM-FFI raises as it. All others are RuntimeError.
EXCEPTIONS = {
    "TypeError": ("E4020", "E4021", "E4031", "E4075"),
    "ValueError": tuple(f"E{n}" for n in (*range(4022, 4030), 4034, 4035, 4071)),
    "AssertionError": ("E4032",),
}


def exceptions() -> dict[str, list[str]]:
    """The names of statuses by Python's exception."""
    names = {code: name for name, code in STATUSES.items()}
    return {exception: [names[code] for code in codes] for exception, codes in EXCEPTIONS.items()}
