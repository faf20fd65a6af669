"""Random programs of nested control flow over a few variables, and what they mean in Python."""

VARIABLES = 3
OPERATIONS = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "xori": lambda a, b: a ^ b,
    "maxsi": max,
}
COMPARISONS = {"slt": lambda a, b: a < b, "eq": lambda a, b: a == b, "sge": lambda a, b: a >= b}


def statements(rng, depth):
    """`(set, target, operation, a, b)`, `(if, comparison, a, b, then, else)` or
    `(for | while, a, body)`; variables by number.
    """
    made = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.choice(["set", "set", "if", "for", "while"] if depth else ["set"])
        a, b = rng.randrange(VARIABLES), rng.randrange(VARIABLES)
        if kind == "set":
            made.append(("set", rng.randrange(VARIABLES), rng.choice([*OPERATIONS]), a, b))
        elif kind == "if":
            arms = statements(rng, depth - 1), statements(rng, depth - 1) if rng.random() < 0.7 else []
            made.append(("if", rng.choice([*COMPARISONS]), a, b, *arms))
        else:
            made.append((kind, a, statements(rng, depth - 1)))
    return made


def wrapped(value):
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


def execute(program, variables):
    """Execute a program in Python, for one thread."""
    for kind, *rest in program:
        if kind == "set":
            target, operation, a, b = rest
            variables[target] = wrapped(OPERATIONS[operation](variables[a], variables[b]) + target)
        elif kind == "if":
            comparison, a, b, then, otherwise = rest
            execute(then if COMPARISONS[comparison](variables[a], variables[b]) else otherwise, variables)
        else:  # both go round variables[a] & 3 times; `while` counts down
            a, body = rest
            for _ in range(variables[a] & 3):
                execute(body, variables)
