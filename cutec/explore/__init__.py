"""The data and the page of `cutec explore`: a kernel's Python, IR and machine code with their
links, costs, layouts, shared memory and timeline.

`page` puts the data, one JSON object, into a page.
"""
