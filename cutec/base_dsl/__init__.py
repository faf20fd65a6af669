"""Parts of the public package of this name that kernel files import."""
