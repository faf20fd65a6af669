"""`cutec build` of a project or of several files: each file becomes a bundle."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from cutec.artifact.index import Index, IndexedBundle, write_index
from cutec.cli import output
from cutec.cli.building import Wishes, build_options, explain, is_project, outcome, signature_text
from cutec.cli.builds import Builds
from cutec.diag import error
from cutec.driver.build.deliver import deliver, depfile_text
from cutec.driver.cache.product import Product
from cutec.driver.kernel_file.listing import export_data, list_exports
from cutec.driver.options.options import PROJECT_FILE, BuildOptions
from cutec.driver.project.project import Project, of_files
from cutec.driver.project.read import find, read_project
from cutec.files import write_changed, write_whole
from cutec.lazy import LazyModule
from cutec.version import __version__

if TYPE_CHECKING:
    from cutec.cli.export import Wanted
build_on = LazyModule("cutec.cli.build_on")
export = LazyModule("cutec.cli.export")
locked = LazyModule("cutec.cli.locked")

# Options that are about one kernel file, by the fields of `BuildOptions`.
_OF_ONE_FILE = {"entry": "--entry", "spec": "--spec", "args": "--args", "kwargs": "--kwargs", "emits": "--emit"}
_FIELDS = {"facts": "device_facts"}  # parameters of the command whose fields have other names


def command(ctx: click.Context, files: tuple[str, ...], given: dict[str, Any], wishes: Wishes) -> int:
    """Build, or list, all that the files or the project name. Returns the exit status. Raises
    E1001, E1061 to E1063, E1080, E1081, E5051.
    """
    project, shared, builds = members(ctx, files, given)
    if wishes.list_only:
        return _list(builds, wishes.as_json)
    if wishes.explain:
        explain(builds, wishes.as_json)
        return 0
    if shared.locked:
        locked.check_members(project, builds)
    renewal = locked.renewal_of(project) if shared.locked and project.source else None
    want = _library(wishes.library, project.output_folder(shared))
    done = Builds(builds, wishes, partial(_deliver_bundle, renewal, want))
    shows = not wishes.as_json and not shared.prints_commands
    if wishes.on is None:
        status = done.run(shows)
    else:
        build_on.check(given)
        status = done.run_on(wishes.on, project, shared, shows)
    if status:
        return status
    index = None if shared.dry_run else _deliver(project, shared, done)
    if wishes.as_json:
        output.json_result({"index": str(index) if index else None, "bundles": done.outcomes})
    elif index is not None:
        for made in done.outcomes:
            output.result("\n".join([made["manifest"], *made.get("library", ())]))
        output.result(str(index))
    return 0


def members(
    ctx: click.Context, files: Sequence[str], given: dict[str, Any]
) -> tuple[Project, BuildOptions, list[BuildOptions]]:
    """The project of a command line, the options that all builds share, and those of each member.
    Raises as `command`.
    """
    for field, option in _OF_ONE_FILE.items():
        if given.get(field):
            raise error("E1063", f"{option} is about one kernel file", help=f"cutec build FILE.py {option} …")
    project = _project(files)
    explicit = {_FIELDS.get(name, name) for name in given if _is_explicit(ctx, name)}
    shared = build_options(**given, file="")
    return project, shared, [project.options(member, shared, explicit) for member in project.members]


def _project(files: Sequence[str]) -> Project:
    """The project of the command line. Raises E1001 where there is none, and as `read_project`."""
    if len(files) > 1 or (files and not is_project(files[0])):
        return of_files(files)
    if files:
        return read_project(os.path.join(files[0], PROJECT_FILE) if os.path.isdir(files[0]) else files[0])
    file = find()
    if file is None:
        raise error(
            "E1001",
            "name a kernel file, or a module with -m",
            help=f"`cutec build -h` shows what is possible; without a FILE, a project's {PROJECT_FILE} says what to"
            " build, and there is none in this folder or above",
        )
    return read_project(file)


def _is_explicit(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) in (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT)


def _library(want: Wanted | None, bundles: str) -> Wanted | None:
    """What --export asks for, of bundles in that folder. Raises E1063."""
    if want is not None and want.name is not None:
        raise error("E1063", "--lib is about one kernel file", help="cutec build FILE.py --export DIR --lib NAME")
    return want and want._replace(bundles=bundles)


def _deliver_bundle(
    renewal: str | None, want: Wanted | None, options: BuildOptions, product: Product, said: list[str]
) -> dict[str, Any]:
    """Write the bundle of a member, and its library."""
    if options.dry_run:
        return outcome(product, None)
    compared = locked.check(options, product, said.append, renewal) if options.locked else {}
    library = export.write(want, options, product) if want else []
    return outcome(product, deliver(options, product), library) | compared


def _deliver(project: Project, shared: BuildOptions, done: Builds) -> Path:
    """Write the index, the depfile and the stamp."""
    bundles = [
        IndexedBundle(member.file, member.bundle, tuple(made["exports"]), tuple(made["archs"]))
        for member, made in zip(project.members, done.outcomes)
    ]
    index = write_index(Path(project.output_folder(shared)), Index(__version__, tuple(bundles)))
    if shared.depfile is not None:
        own = [os.path.abspath(project.source)] if project.source else []
        text = depfile_text(shared.stamp or str(index), [*own, *done.sources])
        write_changed(Path(shared.depfile), text.encode())
    if shared.stamp is not None:
        write_whole(Path(shared.stamp), b"")
    return index


def _list(builds: list[BuildOptions], as_json: bool) -> int:
    """`--list`: one line per export, after its file."""
    found = [
        {"file": options.file, "bundle": options.output, "exports": [export_data(e) for e in list_exports(options)]}
        for options in builds
    ]
    if as_json:
        output.json_result(found)
        return 0
    for entry in found:
        for export in entry["exports"]:
            output.result(f"{entry['file']}: {signature_text(export)}")
    return 0
