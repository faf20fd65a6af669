"""The data and the page of `cutec explore`: a kernel's Python, IR and machine code with their
links, costs, layouts, shared memory and timeline.

`explore` makes the data of one build as one JSON object (`BUILD` in docs/explore.md), `page` puts
the object into a page. The text of each stage is read line by line (`mlir_text`, `ptx_text`);
`places` numbers the Python lines that the stages name, which is how panes are linked.
"""
