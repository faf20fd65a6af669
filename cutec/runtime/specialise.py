"""The public function of an export, specialised for its signature and host program.

The function is generated as text. It tests the arguments (`runtime.accept`) by one chain of
conditions over plain attribute reads; then come the host program's statements, and per launch one
`pack_into` and the driver call. Calls that do not pass go to `SLOW`, which accepts or explains.
The budget demands generated text: a launch may cost half as much again as a bare cuLaunchKernelEx,
and one closure per check or node would take all of that. The text consists of this package's own
words, numbers, and names numbered by position: no string of a manifest is ever compiled (parameters
get their names afterwards, as a code object's `co_varnames`).

The memory that a call hands to the driver lies in a *frame*, taken from a pool for the call:
`[key, stream, buffer, config, pointers of launch 0, …, whether the conditional launches happen]`.
The key is the tuple of numbers that the frame was filled from. Where filling takes long (tensor
maps, many statements), a call with the same numbers as the call before finds its key in the frame
and fills nothing. Calls whose tensors only have other addresses take a shorter way (`alike`).
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterable, Sequence
from types import CodeType

from cutec.artifact.host import HostCode, HostProgram, Launch, rounds
from cutec.artifact.signature import Signature, StreamParam, WorkspaceParam
from cutec.diag import error
from cutec.runtime import alike
from cutec.runtime.accept import Acceptor
from cutec.runtime.block import BlockLayout

# A frame's items: key, stream, and those of a launch from FIRST_LAUNCH on.
KEY, STREAM, FIRST_LAUNCH, LAUNCH_ITEMS = 0, 1, 2, 3
# A key costs about as much as this many statements of a host program.
_CHEAP = 8
_SET_STREAM, _PUT_BACK = "if h != on: SET(f, h)", "POOL.append(f)"


def layouts(program: HostProgram, code: HostCode, first: Collection[int]) -> list[BlockLayout]:
    """The block of each launch, arguments among the values `first` at its beginning. Raises E4041
    for a constant extent that no launch can have.
    """
    types = program.types()
    try:
        return [BlockLayout(launch, code.values, types, f"k{i}_", first) for i, launch in enumerate(program.launches)]
    except struct.error as e:
        raise error(
            "E4041", f"a launch has a negative extent: {e}", help="a grid counts blocks: it is not negative"
        ) from e


def conditions(launch: Launch, code: HostCode) -> list[str]:
    """The conditions on which a launch happens. A grid without blocks launches nothing (CUDA would
    call it an error).
    """
    refs = launch.grid if launch.when is None else (launch.when, *launch.grid)
    texts = dict.fromkeys(str(code.values[ref]) for ref in refs)
    return [text for text in texts if not text.isdigit() or text == "0"]


def call_code(
    signature: Signature,
    program: HostProgram,
    code: HostCode,
    small: HostCode,
    blocks: Sequence[BlockLayout],
    only_gpu: bool,
) -> CodeType:
    """The code of `call(*parameters, stream=None)` and, beside it, of `run(leaves, h)` for
    arguments that were checked elsewhere.

    `small` is the program for small symbols, the only ones that `call` accepts. `only_gpu`: there
    is one GPU, so a tensor on a GPU is on this one. `run` takes a list that does not change: the
    same list once more is the same call. Names that they expect: DEV (the device's ordinal), IS0,
    IS1, ... (whether something is a torch tensor on a GPU with tensor i's dtype), SLOW(arguments,
    stream), HANDLE(stream), TAKE (of `Workspaces`), LAUNCH, OK, ZERO() (an error to raise), REFUSED
    and PACKING (tuples of exceptions), POOL (of frames), NEW() (a frame), SET(frame, stream), and
    per launch i: PACK{i}, FN{i}, LIMIT{i}, GROW{i}(size), BAD{i}(error), FAILED{i}(status, frame);
    those of `alike`; `code.names`; the blocks' constants.
    """
    arguments, stream = arguments_of(signature)
    launches = list(enumerate(program.launches))
    conditional = [i for i, launch in launches if conditions(launch, code)]
    go = {i: FIRST_LAUNCH + LAUNCH_ITEMS * len(launches) + position for position, i in enumerate(conditional)}
    fill = [line for i, launch in launches for line in _fill(i, launch, code, blocks[i], go.get(i, 0))]
    launch = [line for i, launch in launches for line in _launch(i, launch, code)]
    cached = not _repeats(program) and (
        len(small.statements) > _CHEAP or any(node.op == "tensor_map" for node in program.nodes)
    )
    slow = f"return SLOW(({''.join(a + ', ' for a in arguments)}), {stream})"
    checked = _with_key if cached else _without_key
    accept = Acceptor(signature, program, only_gpu)
    round_ = [*small.statements, *fill] if program.again is None else []
    head, body = checked(accept, _frame(program, code), round_, slow)
    handle = f"h = 0 if {stream} is None else {stream} if {stream}.__class__ is int else HANDLE({stream})"
    if varying := alike.varying(signature, program):
        before = alike.call_lines(accept, program, varying, _items(program, code), launch)
        whole = [handle, *before, *head, *body, _SET_STREAM, *launch, *alike.last_lines(accept, _PUT_BACK)]
    elif program.again is None:
        whole = [*head, handle, *body, _SET_STREAM, *launch, _PUT_BACK]
    else:
        turn = [*_filled([*small.statements, *fill], "None"), *launch]
        whole = [*head, handle, *body, _SET_STREAM, *rounds(program, small, turn), _PUT_BACK]
    spread = [f"[{', '.join(f'v{i}' for i in range(len(program.inputs)))}] = leaves"] if program.inputs else []
    filled = _filled([*spread, *code.statements, *fill], "leaves")
    if program.again is not None:
        turn = [*_filled([*code.statements, *fill], "leaves"), *launch]
        sent = [*spread, _SET_STREAM, *rounds(program, code, turn)]
    elif program.steps:
        sent = [*filled, _SET_STREAM, *launch]
    else:
        sent = ["if known is not leaves:", *_indented(filled), _SET_STREAM, *launch]
    text = "\n".join(
        [
            f"def call({parameters_of(signature)}):",
            *_indented(whole),
            "def run(leaves, h):",
            *_indented([*_frame(program, code), *sent, _PUT_BACK]),
        ]
    )
    return compile(text, "<cutec launch>", "exec")


def _repeats(program: HostProgram) -> bool:
    """Whether each call executes the program again: it prints or checks, or goes through rounds."""
    return bool(program.steps) or program.again is not None


def _without_key(accept: Acceptor, frame: list[str], fill: list[str], slow: str) -> tuple[list[str], list[str]]:
    """The statements before the stream is looked at, and those after: all tests; then a frame,
    which every call fills.
    """
    head = _accepted(accept.reads + accept.unpacks, accept.checks + accept.conditions, [slow])
    return head, [*accept.workspaces, *frame, *_filled([*accept.derived, *fill], "None")]


def _with_key(accept: Acceptor, frame: list[str], fill: list[str], slow: str) -> tuple[list[str], list[str]]:
    """The same where filling takes long: the numbers are tested, and the frame is filled, only if
    the frame's key differs from them. (The sizes of workspaces need the numbers in every call.)
    """
    fresh = _filled([*accept.derived, *fill], "key")
    if accept.workspaces:
        head = _accepted(accept.reads + accept.unpacks, accept.checks + accept.conditions, [slow])
    else:
        head = _accepted(accept.reads, accept.checks, [slow])
        fresh = [*_accepted(accept.unpacks, accept.conditions, ["POOL.append(f)", slow]), *fresh]
    return head, [
        *accept.workspaces,
        f"key = ({''.join(text + ', ' for text in accept.key)})",
        *frame,
        "if known != key:",
        *_indented(fresh),
    ]


def first_code(signature: Signature) -> CodeType:
    """The code of a `call` that leaves everything to SLOW, as long as no device is known."""
    arguments, stream = arguments_of(signature)
    text = f"def call({parameters_of(signature)}): return SLOW(({''.join(a + ', ' for a in arguments)}), {stream})"
    return compile(text, "<cutec launch>", "exec")


def arguments_of(signature: Signature) -> tuple[list[str], str]:
    """The parameters' texts, and the stream's."""
    arguments = [f"p{i}" for i in range(len(signature.params))]
    position = next((i for i, p in enumerate(signature.params) if isinstance(p, StreamParam)), None)
    return arguments, "stream" if position is None else arguments[position]


def named(code: CodeType, signature: Signature) -> CodeType:
    """The code of `call` with the parameters' real names; locals that would clash get a name that
    no parameter can have.
    """
    names = [p.name for p in signature.params]
    names += ["stream" if "stream" not in names else "stream_"] if signature.stream is None else []
    rest = [f".{name}" if name in names else name for name in code.co_varnames[len(names) :]]
    return code.replace(co_varnames=(*names, *rest))


def parameters_of(signature: Signature) -> str:
    """The parameter list of `call`, with the defaults of scalars, workspaces and the stream as far
    as all parameters after them have one.
    """
    found, optional = [], True
    for number, param in reversed(list(enumerate(signature.params))):
        default = getattr(param, "default", None)
        optional = optional and (default is not None or isinstance(param, (StreamParam, WorkspaceParam)))
        found.append(f"p{number}={default!r}" if optional else f"p{number}")
    return ", ".join([*reversed(found), *([] if signature.stream else ["*", "stream=None"])])


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _accepted(statements: list[str], tests: list[str], otherwise: list[str]) -> list[str]:
    """Statements that go on only if `statements` work and all tests hold."""
    test = f"ok = {' and '.join(tests) or 'True'}"
    return [
        "try:",
        *_indented([*statements, test]),
        "except REFUSED:",
        "    ok = False",
        "if not ok:",
        *_indented(otherwise),
    ]


def _frame(program: HostProgram, code: HostCode) -> list[str]:
    """Statements that take a frame from the pool. After an error it is not put back."""
    names = ", ".join(["known", "on", *_items(program, code)])
    return ["try:", f"    {names} = f = POOL.pop()", "except IndexError:", f"    {names} = f = NEW()"]


def _items(program: HostProgram, code: HostCode) -> list[str]:
    """The texts of a frame's items from FIRST_LAUNCH on."""
    items = [item for i in range(len(program.launches)) for item in (f"buffer{i}", f"config{i}", f"pointers{i}")]
    return items + [f"go{i}" for i, launch in enumerate(program.launches) if conditions(launch, code)]


def _filled(statements: list[str], key: str) -> list[str]:
    """Statements that compute and fill the frame, whose key is then `key`; the host program may
    divide by an extent that is 0.
    """
    return [
        "try:",
        *_indented(statements or ["pass"]),
        "except ZeroDivisionError as e:",
        "    raise ZERO() from e",
        f"f[{KEY}] = {key}",
    ]


def _fill(number: int, launch: Launch, code: HostCode, block: BlockLayout, go: int) -> list[str]:
    """The statements that fill one launch's block; `go` is the frame's item for whether it
    happens.
    """
    smem, tests = str(code.values[launch.smem]), conditions(launch, code)
    lines = [] if smem.isdigit() else [f"if {smem} > LIMIT{number}[0]: GROW{number}({smem})"]
    if block.pack_arguments:
        pack = f"PACK{number}(buffer{number}, {block.pack_offset}, {block.pack_arguments})"
        lines += ["try:", f"    {pack}", "except PACKING as e:", f"    raise BAD{number}(e) from e"]
    if not tests:
        return lines
    return [f"f[{go}] = go{number} = {' and '.join(tests)}", *([f"if go{number}:", *_indented(lines)] if lines else [])]


def _launch(number: int, launch: Launch, code: HostCode) -> list[str]:
    """The statements that launch one kernel from a filled frame."""
    lines = [f"r = LAUNCH(config{number}, FN{number}, pointers{number}, 0)[0]", f"if r is not OK: FAILED{number}(r, f)"]
    return [f"if go{number}:", *_indented(lines)] if conditions(launch, code) else lines


# Exceptions of reading attributes of an unknown object, and of packing numbers out of range.
REFUSED = (ValueError, TypeError, AttributeError, RuntimeError)
PACKING = (struct.error, OverflowError)
