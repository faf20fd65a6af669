"""Bazel rules of cutec: kernels written in Python, built to bundles.

WORKSPACE:

    local_repository(name = "rules_cutec", path = "...")  # the folder that `cutec config --bazel-dir` prints
    load("@rules_cutec//:cutec.bzl", "cutec_configure")
    cutec_configure(name = "cutec")

BUILD:

    load("@rules_cutec//:cutec.bzl", "cutec_kernels")
    cutec_kernels(name = "kernels", srcs = ["gemm.py"], deps = ["tiles.py"], archs = ["sm_90a"])
"""

def _kernels(ctx):
    bundles = []
    for source in ctx.files.srcs:
        name = source.basename[:-len(".py")]
        bundle = ctx.actions.declare_directory("%s/%s" % (ctx.label.name, name))
        arguments = ctx.actions.args()
        arguments.add_all(["build", source, "-j1", "--no-cache"])
        arguments.add_all(ctx.attr.archs, before_each = "--arch")
        arguments.add_all(ctx.attr.entries, before_each = "--entry")
        if ctx.file.spec:
            arguments.add("--spec", ctx.file.spec)
        arguments.add_all(ctx.attr.options)
        arguments.add_all(["-o", bundle.path])
        ctx.actions.run(
            outputs = [bundle],
            inputs = depset(
                [source] + ctx.files.deps + ([ctx.file.spec] if ctx.file.spec else []),
            ),
            executable = ctx.executable._cutec,
            arguments = [arguments],
            mnemonic = "Cutec",
            progress_message = "cutec %s" % source.short_path,
        )
        bundles.append(bundle)
    return [DefaultInfo(files = depset(bundles), runfiles = ctx.runfiles(files = bundles))]

cutec_kernels = rule(
    implementation = _kernels,
    doc = "Builds each kernel file to a bundle: the folder NAME/FILE of the rule, which holds manifest.yaml.",
    attrs = {
        "srcs": attr.label_list(mandatory = True, allow_empty = False, allow_files = [".py"], doc = "Kernel files."),
        "deps": attr.label_list(allow_files = True, doc = "What they read: modules that they import, data files."),
        "archs": attr.string_list(doc = "Targets, such as sm_90a. Default: those of the exports."),
        "entries": attr.string_list(doc = "Only these exports."),
        "spec": attr.label(allow_single_file = [".yaml", ".yml"], doc = "The spec that declares what to build."),
        "options": attr.string_list(doc = "More options of `cutec build`."),
        "_cutec": attr.label(default = "@cutec//:cutec.sh", allow_single_file = True, executable = True, cfg = "exec"),
    },
)

_PROGRAM = """\
#!/bin/sh
# Actions have no environment of their own: where cutec and its tools are is as it was when Bazel looked.
export PATH={path}
exec {program} "$@"
"""

def _configure(repository):
    name = repository.os.environ.get("CUTEC_EXECUTABLE", "cutec")
    program = repository.which(name) if "/" not in name else repository.path(name)
    if not program or not program.exists:
        fail("%s is not in PATH: install cutec, or say --repo_env=CUTEC_EXECUTABLE=/path/to/cutec" % name)
    version = repository.execute([program, "--version"])
    if version.return_code:
        fail("%s --version: %s" % (program, version.stderr))
    text = _PROGRAM.format(path = _quoted(repository.os.environ.get("PATH", "")), program = _quoted(str(program)))
    repository.file("cutec.sh", "%s# %s\n" % (text, version.stdout.strip()), executable = True)
    repository.file("BUILD", 'exports_files(["cutec.sh"])\n')

def _quoted(text):
    return "'%s'" % text.replace("'", "'\\''")

cutec_configure = repository_rule(
    implementation = _configure,
    doc = "The repository of the program cutec, which is looked for in PATH, or named by CUTEC_EXECUTABLE.",
    environ = ["CUTEC_EXECUTABLE", "PATH"],
    local = True,
)
