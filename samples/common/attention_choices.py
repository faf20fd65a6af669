"""Guards of forms of attention, by what it has to compute: `b` batches, `h` heads, `s` rows."""


def count(rows):
    """How many tiles of so many rows there are."""
    return f"(s + {rows - 1}) // {rows} * b * h"


def few(form):
    """Tiles of which the one with most work would take a large part of the time."""
    return f"{count(form.rows)} <= {3 * form.blocks}"


def less(part, form, whole, other):
    """That waves of a form's tiles, of `part` of time each, take less than another's of `whole`."""
    waves = [f"(({count(f.rows)} + {f.blocks - 1}) // {f.blocks})" for f in (form, other)]
    return f"{part} * {waves[0]} <= {whole} * {waves[1]}"
