"""Options of programs on the command line: how the tensors of a test begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add_tensor_init_args(parser: argparse.ArgumentParser, supports_int_dtypes: bool = True) -> None:
    """Add `--init_normal` (normally distributed elements, not uniformly), `--normal_mean` and
    `--normal_std`.
    """
    integers = "" if supports_int_dtypes else "; of floats only"
    parser.add_argument("--init_normal", action="store_true", help=f"normally distributed elements{integers}")
    parser.add_argument("--normal_mean", type=float, default=0.0, help="their mean (0)")
    parser.add_argument("--normal_std", type=float, default=1.0, help="their standard deviation (1)")


def validate_tensor_init_args(args: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """End the program with the parser's usage for a deviation that is not positive."""
    if args.init_normal and not args.normal_std > 0:
        parser.error("--normal_std has to be positive")
