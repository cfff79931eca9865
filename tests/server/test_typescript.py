"""The browser's types are those of the messages, as they are now."""

from __future__ import annotations

import re

from mewseum.server import wire
from mewseum.server.typescript import FILE, typescript

BUILT_IN = {"string", "number", "boolean", "null", "unknown", "Record"}


def interfaces():
    """Each interface with its lines."""
    blocks = re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", typescript(), re.MULTILINE | re.DOTALL)
    return {name: body.splitlines() for name, body in blocks}


def tags(field, *messages):
    return [line.split('"')[1] for name in messages for line in interfaces()[name] if line.startswith(f"  {field}: ")]


def test_the_checked_in_types_are_those_of_the_messages():
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m mewseum.server.typescript"


def test_every_line_is_a_field_of_a_known_type():
    for name, lines in interfaces().items():
        for line in lines:
            field = re.fullmatch(r"  (\w+)(\??): ([^;]+);", line)
            assert field, f"{name}: {line}"
            named = set(re.findall(r"[A-Za-z]\w*", re.sub(r'"[^"]*"', "", field[3])))
            assert named <= BUILT_IN | set(interfaces()), f"{name}: {line}"


def test_each_message_is_told_from_the_others_by_its_tag():
    for union, field in ((wire.AnyRequest, "do"), (wire.Told, "kind")):
        members = [member.__name__ for member in union.__args__]
        found = tags(field, *members)
        assert len(set(found)) == len(members)
        assert re.search(rf"^export type \w+ = {re.escape(' | '.join(members))};$", typescript(), re.MULTILINE)


def test_what_the_server_tells_is_always_there_unless_it_leaves_out_what_is_as_usual():
    optional = {name for name, lines in interfaces().items() if any("?:" in line for line in lines)}

    assert optional == {"Create", "Join", "Play", "Say", "SetClock", "Happening"}
    assert "  increment: number;" in interfaces()["Clock"]


def test_every_field_goes_by_the_name_that_it_has_on_the_wire():
    assert "  with: Record<string, unknown>;" in interfaces()["Phrase"]
    for message in (wire.Now, wire.Seated, wire.House):
        assert [line.split(":")[0].strip() for line in interfaces()[message.__name__]] == list(
            message.__struct_fields__
        )
