"""E01xx–E03xx: what the kernel language refuses in functions (E01), types and arithmetic (E02) and
control flow (E03).
"""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0101": Entry(
        "used outside a function that is being built",
        "Operations of the kernel language emit code into the `@cute.jit` or `@cute.kernel` function that `cutec` is"
        " building. In plain Python there is nothing to emit into: move the call into such a function, or use Python"
        " numbers and layouts without run-time parts.",
        "@cute.jit\ndef f(a: cute.Tensor):\n    x = cute.arch.thread_idx()    # here, not at module level",
    ),
    "E0102": Entry(
        "the source of a function cannot be read",
        "Control flow is rewritten from source text, so the function must be a `def` in a file. Lambdas, code made by"
        " `exec` and code typed at a prompt have none. With `preprocess=False` nothing is rewritten: then `if`, `for`"
        " and `while` run while compiling.",
        "f = cute.jit(lambda x: x + 1)    # wrong\n\n@cute.jit                        # right\ndef f(x):\n    return"
        " x + 1",
    ),
    "E0103": Entry(
        "a generator that only the device could run, or a coroutine",
        "A generator runs while compiling, in step with the loop over it. So it yields under conditions and in loops"
        " that are known then; other code in it may depend on run-time values. A kernel or an entry is none, as"
        " nobody iterates over it. Coroutines cannot be traced.",
        "@cute.jit\ndef tiles(n: cutec.Int32):\n    for i in range(n):\n        yield i    # wrong: n is known at run"
        " time\n\n@cute.jit\ndef tiles(n: cutec.Constexpr):\n    for i in cutec.range_constexpr(n):\n        yield i "
        "   # right",
    ),
    "E0104": Entry(
        "decorated object is not a function",
        "`@cute.jit` and `@cute.kernel` stand directly above a `def`, below other decorators.",
        "@cute.jit\n@property      # wrong: a property is no function\ndef f(self): ...",
    ),
    "E0105": Entry(
        "a call that fails inside cutec",
        "A function of cutec was called with arguments that it neither handles nor refuses in words of its own. Most"
        " often an argument has the wrong kind, or there are too many or too few. If the call is right, it is a bug in"
        " cutec: please report it with the file that the message names.",
        'cute.make_layout("4")       # an argument of a kind that the function is not made for\ncute.make_layout(4)    '
        "     # right",
    ),
    "E0106": Entry(
        "wrong arguments for a function of the kernel",
        "A call of a `@cute.jit` or `@cute.kernel` function binds its arguments as any Python call does: each parameter"
        " without a default gets one.",
        "@cute.kernel\ndef k(a: cute.Tensor, n): ...\n\nk(a).launch(...)       # wrong\nk(a, 4).launch(...)    # right",
    ),
    "E0107": Entry(
        "a recursion or loop that does not end while compiling",
        "Functions called from a kernel are traced in place, so a function that calls itself needs an end that is known"
        " when compiling: a run-time condition traces both ways, and one of them calls again.",
        "@cute.jit\ndef power(x, k: Constexpr):\n    return x * power(x, k - 1) if const_expr(k > 0) else x * 0 + 1",
    ),
    "E0108": Entry(
        "an argument contradicts the kernel's annotation",
        "A parameter annotated `cute.Tensor` takes a tensor, one annotated with a number class a number.",
        "@cute.kernel\ndef k(a: cute.Tensor, n: cutec.Int32): ...\n\nk(n, a).launch(...)    # wrong\nk(a,"
        " n).launch(...)    # right",
    ),
    "E0109": Entry(
        "a name that does not exist",
        "The file uses a variable, an attribute or an import that is not there: misspelt, from another system, or"
        " defined elsewhere. The help line names the nearest one.",
        "cute.arch.syncthreads()      # wrong\ncute.arch.sync_threads()     # right",
    ),
    "E0110": Entry(
        "an operation that an object does not have",
        "Python finds no such operation for the objects on the line: arithmetic with a tensor instead of its elements,"
        " with a function that was not called, with None that a helper returned, and the like.",
        "y = a * 2.0            # wrong: a is a tensor, which is memory\ny = a[i] * 2.0         # right: an element\ny"
        " = a.load() * 2.0     # right: all elements, if their number is static",
    ),
    "E0201": Entry(
        "operands of an operator do not go together",
        "`&`, `|`, `^`, `<<` and `>>` take integers and Booleans.",
        "mask = x & 1.0           # wrong\nmask = x.to(Int32) & 1   # right",
    ),
    "E0202": Entry(
        "an integer literal does not fit the other operand's type",
        "A Python number takes the type of the typed operand beside it and never widens it. If the result needs more"
        " bits, convert the typed operand first.",
        "y = x + 2**40           # wrong: x is Int32\ny = Int64(x) + 2**40    # right",
    ),
    "E0203": Entry(
        "arithmetic on a storage format",
        "8-bit floats and TFloat32 exist in memory and as operands of matrix instructions. Convert to Float16, BFloat16"
        " or Float32 to compute.",
        "y = x * 2                  # wrong: x is Float8E4M3FN\ny = x.to(Float32) * 2      # right",
    ),
    "E0204": Entry(
        "a number was expected, or another numeric type",
        "Numeric types convert Python numbers and other numerics; `bitcast` keeps the bits and needs a type of the same"
        " width.",
        "Int32(None)                # wrong\nx.bitcast(Int64)           # wrong: x is Float32\nx.bitcast(Int32)        "
        "   # right",
    ),
    "E0206": Entry(
        "integer power with a negative exponent",
        "The result of `x ** k` is an integer, as x is. With k < 0 it would be a fraction: use floats, or"
        " `cute.math.ipowi`, which truncates.",
        "y = x ** -1                # wrong: x is an Int32\ny = x.to(Float32) ** -1    # right",
    ),
    "E0207": Entry(
        "arithmetic with modifiers that no instruction has",
        "Rounding modes (rn, rz, rm, rp) are of Float32 and Float64 arithmetic; `ftz` (subnormal numbers count as zero)"
        " and `approx` are of Float32, and an approximation has no rounding mode.",
        'cute.math.fma(a, b, c, rnd="rz")                    # wrong: a is Float16\ncute.math.fma(a.to(Float32), b, c,'
        ' rnd="rz")        # right',
    ),
    "E0208": Entry(
        "a conversion between a 128-bit integer and a float",
        "No instruction converts between them. Integers of up to 64 bits convert to and from every float.",
        "y = x.to(Float32)             # wrong: x is Int128\ny = x.to(Int64).to(Float32)   # right, for numbers"
        " that fit",
    ),
    "E0301": Entry(
        "a run-time value decides what Python does",
        "`if`, `while`, `match`, `and`, `or`, `not`, `in`, ternaries, chained comparisons, `min`, `max`, `any` and"
        " `all` on run-time values become control flow of the kernel in functions of your own files, decorated or not."
        " In a function whose source cannot be read, of an installed package, or with preprocess=False, and in Python's"
        " sorting and formatting, Python would need the value while compiling.",
        "order = sorted([x, y])                              # wrong\nlow, high = min(x, y), max(x, y)                 "
        "   # right",
    ),
    "E0302": Entry(
        "a run-time value where Python needs a number",
        "Indexing a Python list, building a shape, `int(x)`, and `range` outside jit code need numbers while compiling."
        " Loops over `range(...)` in jit code have a run-time loop variable; `range_constexpr(...)` is unrolled while"
        " compiling and has a Python integer.",
        "for i in range(4): y = table[i]              # wrong\nfor i in range_constexpr(4): y = table[i]    # right",
    ),
    "E0303": Entry(
        "a jump under a run-time condition out of a statement that Python runs",
        "`break`, `continue` and `return` may depend on run-time conditions: the statements after them are then"
        " skipped at run time. A `finally` that overrides how its `try` was left, and a class body, are run by Python"
        " while compiling, and cannot be left so. Nor does a generator with effects go on after such a jump out of the"
        " loop over it.",
        "for i in range(n):\n    try: work(i)\n    finally:\n        if t[i] < 0: break       # wrong\n\n"
        "for i in range(n):\n    try: work(i)\n    finally: note()\n    if t[i] < 0: break           # right",
    ),
    "E0304": Entry(
        "a variable changes its type in a branch or loop on the device",
        "A variable that a branch or loop carries has one type. Python numbers adapt (0 beside a Float32 becomes"
        " one); typed numbers and tensors do not.",
        "acc = Int32(0)\nfor i in range(n):\n    acc = acc + 0.5     # wrong: Float32 after one iteration\n\nacc ="
        " Float32(0)        # right",
    ),
    "E0305": Entry(
        "a variable changes its structure in a branch or loop on the device",
        "Tuples must keep their length, objects their class, and None cannot become a value: both branches, or the"
        " beginning and the end of a loop's body, must agree.",
        "y = None\nif x > 0: y = x     # wrong: None where the condition does not hold\n\ny = 0.0             #"
        " right\nif x > 0: y = x",
    ),
    "E0306": Entry(
        "a variable has no value after a branch or loop on the device",
        "It is assigned in one branch only, or in a loop that may not run. Python would raise an error only when the"
        " other way is taken; a kernel cannot. Give the variable a value before.",
        "if x > 0: y = x     # wrong: what is y otherwise?\nuse(y)\n\ny = Float32(0)      # right\nif x > 0: y ="
        " x\nuse(y)",
    ),
    "E0307": Entry(
        "branches on the device choose between different Python objects",
        "Strings, layouts, functions and other objects exist only while compiling: a run-time condition cannot choose"
        " between two of them.",
        "op = 'add' if x > 0 else 'mul'                       # wrong\nop = 'add' if const_expr(flag) else 'mul'       "
        "     # right, if flag is known",
    ),
    "E0308": Entry(
        "a container grows or shrinks in a branch or loop on the device",
        "Items and attributes that change are carried like variables, but lists and sets must keep their items. An"
        " attribute, or an item of a dict, that is added there has no value on the other way: it is used inside only.",
        "parts = []\nfor i in range(n): parts.append(i)              # wrong\nfor i in range_constexpr(4):"
        " parts.append(i)    # right",
    ),
    "E0309": Entry(
        "not known at compile time",
        "`const_expr(...)` and `range_constexpr(...)` state that Python can evaluate their arguments while compiling;"
        " this one depends on run-time values.",
        "if const_expr(n > 4): ...    # wrong: n is Int32\nif n > 4: ...                # right",
    ),
    "E0310": Entry(
        "a value made in a branch or loop is used outside it",
        "A value exists only in the branch or loop that computes it. It has left by a way that the compiler does not"
        " follow: stored in a closure, a global, or an object that the branch cannot reach through its variables."
        " Assign it to a variable.",
        "box = []\nif n > 0:\n    box.append(x * 2.0)      # wrong: the value is used after the branch\n\ny = 0.0      "
        "                # right\nif n > 0:\n    y = x * 2.0",
    ),
    "E0312": Entry(
        "operands of a conditional expression have no common type",
        "A ternary, `and` or `or` on a run-time condition gives one of its operands; both must be of one type. Numbers"
        " of different classes beside `and` and `or` count as operands of an operator do: `n and x < y` is Int32.",
        "y = x if n > 0 else None     # wrong\ny = x if n > 0 else 0.0      # right",
    ),
    "E0313": Entry(
        "not possible in a branch or loop on the device",
        "Global variables cannot be assigned there, and an exception raised there (while compiling) cannot be caught"
        " outside.",
        "if n > 0:\n    global total    # wrong\n    total = n",
    ),
    "E0314": Entry(
        "change of an object that another name may lead to",
        "Where branches or iterations at run time join, a variable that may be one of several lists, dicts, sets or"
        " objects becomes a new one, made of the joined numbers. It may be read like any other. A change of it, or of"
        " one of those objects, is refused while another name still leads to one of them: that name would not see the"
        " change.",
        "c = a if n > 2 else b   # a and b are lists, or objects of a class\nc[0] = 7                # wrong, if a or b"
        " is read afterwards\nif n > 2:\n    a[0] = 7            # right: here it is known which one it is\nelse:\n   "
        " b[0] = 7",
    ),
}
