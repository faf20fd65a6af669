"""The files of samples/."""

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "samples"
SAMPLES = sorted(FOLDER.glob("*.py"))
