"""The page of the command line, from the argument parsers themselves.

It is made from the parsers' actions and not from what argparse prints, which differs between versions of Python.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from fencepost.cli.main import COMMANDS, make_parsers

_INTRODUCTION = """\
# The command line

What `fencepost COMMAND --help` says, on one page. It is made by `python -m docs.generate`.
"""


def command_line() -> str:
    parsers = make_parsers(*COMMANDS)
    lines = [_INTRODUCTION, "| Command | |", "|---|---|"]
    lines += [f"| [`fencepost {name}`](#fencepost-{name}) | {help} |" for name, help in COMMANDS.items()]
    for name in COMMANDS:
        lines += ["", f"## fencepost {name}", "", *_command(parsers[name])]
    return "\n".join(lines) + "\n"


def _command(parser: argparse.ArgumentParser) -> Iterator[str]:
    if parser.description:
        yield parser.description
        yield ""
    yield "```text"
    usage = " ".join(filter(None, map(_usage, parser._actions)))
    yield from textwrap.wrap(
        f"{parser.prog} {usage}", 116, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    yield "```"
    for group in parser._action_groups:
        yield from _group(group)
    if parser.epilog:
        yield ""
        yield "```text"
        yield from parser.epilog.splitlines()
        yield "```"
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, subparser in action.choices.items():
                yield ""
                yield f"### {parser.prog} {name}"
                yield ""
                yield from _command(subparser)


def _usage(action: argparse.Action) -> str:
    if isinstance(action, argparse._HelpAction):
        return ""
    text = _spelling(action)
    if action.nargs == "+":
        return f"{text}..."
    if action.nargs == "*":
        return f"[{text}...]"
    repeated = "..." if isinstance(action, argparse._AppendAction) else ""
    return text if action.required else f"[{text}]{repeated}"


def _group(group: argparse._ArgumentGroup) -> Iterator[str]:
    actions = [action for action in group._group_actions if not isinstance(action, argparse._HelpAction)]
    if not actions:
        return
    yield ""
    if group.description:
        yield group.description
        yield ""
    yield f"| {(group.title or '').capitalize()} | |"
    yield "|---|---|"
    for action in actions:
        yield f"| `{_cell(_spelling(action))}` | {_cell(_help(action))} |"
        if isinstance(action, argparse._SubParsersAction):
            yield from (f"| `{choice.dest}` | {_cell(_help(choice))} |" for choice in action._choices_actions)


def _spelling(action: argparse.Action) -> str:
    """An option with its value, or the name of an argument."""
    value = action.metavar if isinstance(action.metavar, str) else ""
    if not value and action.choices is not None and action.nargs != 0:
        value = "|".join(map(str, action.choices))
    if not action.option_strings:
        return value
    option = ", ".join(action.option_strings)
    return option if action.nargs == 0 else f"{option} {value or action.dest.upper()}"


def _help(action: argparse.Action) -> str:
    return (action.help or "") % {"default": action.default, "prog": "fencepost"} if action.help else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
