"""The site: `make docs` builds it from the pages of docs/ with Sphinx, MyST and Furo."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(HERE)]

from cutec.version import __version__  # noqa: E402 - the two folders come first

project = "cutec"
author = "the cutec authors"
copyright = "the cutec authors"
version = release = __version__

extensions = ["myst_parser", "generated"]
exclude_patterns = ["site"]
myst_heading_anchors = 3
add_module_names = False
smartquotes = False  # of "--option" it would make a dash
python_maximum_signature_line_length = 80
toc_object_entries_show_parents = "hide"
highlight_language = "none"  # indented blocks are commands and texts; blocks in fences name their language
pygments_style = "default"

html_theme = "furo"
html_title = f"cutec {__version__}"
html_static_path = ["static"]
html_css_files = ["cutec.css"]
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}
