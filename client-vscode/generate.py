"""Makes what the client has from the server: `src/messages.ts` and the settings of `package.json`.

    python client-vscode/generate.py

A test compares them with what the server says now.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from fencepost.engine.workspace.config import Config
from fencepost.lsp import messages

HERE = Path(__file__).parent
MESSAGES = HERE / "src" / "messages.ts"
PACKAGE = HERE / "package.json"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def typescript() -> str:
    """Names and types of everything that the server sends."""
    names = ("STATUS", "UNITS", "CHECK", "CHECK_ALL", "CANCEL", "TRACE", "EXPLAIN", "COPY", "GO_TO")
    lines = ["// Made by generate.py from fencepost/lsp/messages.py. Do not edit.", ""]
    lines += [f"export const {name} = {json.dumps(getattr(messages, name))};" for name in names]
    for struct in messages.SERVER_MESSAGES:
        hints = get_type_hints(struct)
        lines += ["", f"/** {' '.join(inspect.getdoc(struct).split())} */", f"export interface {struct.__name__} {{"]
        lines += [f"  {field.encode_name}: {_type(hints[field.name])};" for field in msgspec.structs.fields(struct)]
        lines.append("}")
    return "\n".join(lines) + "\n"


def _type(hint: Any) -> str:
    arguments = get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) is Literal:
        return " | ".join(map(json.dumps, arguments))
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(map(_type, arguments))
    if get_origin(hint) is tuple:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return str(hint.__name__)


def settings() -> dict[str, Any]:
    """The settings of the server as VS Code describes them; their texts are the docstrings of the fields."""
    texts = _texts()
    found = {}
    for field in msgspec.structs.fields(Config):
        schema = msgspec.json.schema(field.type)
        schema.pop("$ref", None)
        default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        found[f"fencepost.{field.encode_name}"] = {
            **schema, "default": msgspec.to_builtins(default), "description": texts[field.name], "scope": "window",
        }  # fmt: skip
    return found


def _texts() -> dict[str, str]:
    """The text below each field of the settings."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(Config))).body[0]
    body = tree.body if isinstance(tree, ast.ClassDef) else []
    return {
        field.target.id: " ".join(str(text.value.value).split())
        for field, text in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
    }  # fmt: skip


def package() -> str:
    """`package.json` with the settings of now; the client's own are kept."""
    document = json.loads(PACKAGE.read_text("utf-8"))
    own = {name: value for name, value in _properties(document).items() if value.get("scope", "").startswith("machine")}
    document["contributes"]["configuration"]["properties"] = {**settings(), **own}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _properties(document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["contributes"]["configuration"]["properties"]
    return found


if __name__ == "__main__":
    MESSAGES.write_text(typescript(), "utf-8")
    PACKAGE.write_text(package(), "utf-8")
