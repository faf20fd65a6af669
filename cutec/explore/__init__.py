"""The data and the page of `cutec explore`: a kernel's Python, IR and machine code with their
links, costs, layouts, shared memory and timeline.

`subject` builds or opens what is shown, `explore` makes the data of it, one JSON object
(docs/explore.md, "The data"), and `page` puts that into a page. The text of each stage is read line
by line (`mlir_text`, `ptx_text`, `machine_code`). `places` numbers the Python lines that the stages
name: two lines are linked if they have a number in common.
"""
