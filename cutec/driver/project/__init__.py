"""Projects: the kernel files that a `cutec.yaml` names, or that a command line lists, and building
them beside each other (docs/project.md).
"""
