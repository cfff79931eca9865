"""The browser's types, made from the messages' own: `python -m mewseum.server.typescript` writes them."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from pathlib import Path

from msgspec import inspect as types

from mewseum.server import wire

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
HEADER = "// Made from the server's messages by `python -m mewseum.server.typescript`. Do not edit.\n"

ASKED: tuple[type, ...] = (wire.Create, wire.Join, wire.Introduce, wire.Claim, wire.PutAway)
"""What a browser asks over HTTP; the requests at a table come beside them."""
TOLD: tuple[type, ...] = (
    wire.Seated,
    wire.OwnLink,
    wire.LinkSeen,
    wire.Devices,
    wire.Hint,
    wire.Talk,
    wire.Introduced,
    wire.Undoable,
    wire.Replay,
    wire.Recorded,
    wire.OwnTable,
    wire.House,
    wire.Lesson,
)
"""What it is answered; what it is told of a table comes beside them."""


def typescript() -> str:
    """The whole file."""
    unions = {"AnyRequest": wire.AnyRequest, "Told": wire.Told}
    told = _structs([wire.Told, *TOLD])
    asked = {name: struct for name, struct in _structs([wire.AnyRequest, *ASKED]).items() if name not in told}
    parts = [_interface(struct, told=False) for struct in asked.values()]
    parts += [_interface(struct, told=True) for struct in told.values()]
    parts += [f"export type {name} = {_written(types.type_info(union))};\n" for name, union in unions.items()]
    return "\n".join([HEADER, *parts])


def _structs(roots: Iterable[object]) -> dict[str, types.StructType]:
    """All messages among these types and their parts, in the order in which they are met."""
    found: dict[str, types.StructType] = {}

    def visit(kind: types.Type) -> None:
        match kind:
            case types.StructType():
                if found.setdefault(kind.cls.__name__, kind) is kind:
                    for field in kind.fields:
                        visit(field.type)
            case types.UnionType():
                for part in kind.types:
                    visit(part)
            case types.ListType():
                visit(kind.item_type)
            case types.DictType():
                visit(kind.value_type)

    for root in roots:
        visit(types.type_info(root))
    return found


def _interface(struct: types.StructType, *, told: bool) -> str:
    """One message. What the server tells is always there, unless it leaves out what is as usual."""
    may_lack = not told or struct.cls.__struct_config__.omit_defaults
    lines = [f"  {_key(struct.tag_field)}: {json.dumps(struct.tag)};"] if struct.tag_field else []
    for field in struct.fields:
        optional = "?" if may_lack and not field.required else ""
        lines.append(f"  {_key(field.encode_name)}{optional}: {_written(field.type)};")
    said = (inspect.getdoc(struct.cls) or "").partition("\n")[0]
    return "\n".join([f"/** {said} */", f"export interface {struct.cls.__name__} {{", *lines, "}", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _written(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.UnionType():
            return " | ".join(_written(part) for part in kind.types)
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case types.ListType():
            item = _written(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<string, {_written(kind.value_type)}>"
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
    raise TypeError(f"no message may hold a {type(kind).__name__}")


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"{len(typescript().splitlines())} lines written to {FILE.name}")


if __name__ == "__main__":
    main()
