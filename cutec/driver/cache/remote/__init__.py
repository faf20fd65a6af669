"""The shared cache: results of other machines, at a URL. HTTP servers speak Bazel's cache protocol
(`GET` and `PUT` of `/ac/<key>` and `/cas/<SHA-256>`), object stores have the same two folders.

An entry of `/ac/` is an `ActionResult` of Bazel's remote execution API (`action_result`). It says
which key it answers, and lists the value, which lies in `/cas/` by its own digest. Whoever may
write to `/ac/` is trusted: nothing but that says that a value answers a key.
"""
