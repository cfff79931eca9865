"""Writes the table of look-alike characters (`src/mewseum/table/confusables.txt`) from an installed ICU library.

    python -m bench.confusables

ICU carries the data of Unicode's `confusables.txt` (UTS 39). Only a new version of Unicode is a reason to run this again.
"""

from __future__ import annotations

import ctypes
import glob
import json
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/mewseum/table/confusables.txt"
LIBRARIES = "/usr/lib/*/libicui18n.so.[0-9]*"


def open_skeleton() -> Callable[[str], str]:
    """ICU's own skeleton of a text."""
    path = max(glob.glob(LIBRARIES))
    version = re.search(r"\.so\.(\d+)", path)
    assert version is not None
    library, error, answer = ctypes.CDLL(path), ctypes.c_int(0), ctypes.create_string_buffer(256)
    make = getattr(library, f"uspoof_open_{version[1]}")
    make.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(make(ctypes.byref(error)))
    ask = getattr(library, f"uspoof_getSkeletonUTF8_{version[1]}")

    def skeleton(text: str) -> str:
        asked = text.encode()
        length = ask(checker, ctypes.c_uint32(0), asked, len(asked), answer, 256, ctypes.byref(error))
        assert error.value <= 0, error.value
        return answer.raw[:length].decode()

    return skeleton


def main() -> None:
    """Group all characters by what they look like, and write them below the notice that is there."""
    skeleton, groups = open_skeleton(), dict[str, list[str]]()
    for sign in map(chr, range(0x21, 0x110000)):
        is_visible = unicodedata.category(sign)[0] not in "CZ"
        if not is_visible or unicodedata.normalize("NFD", sign) != sign:
            continue
        shape = skeleton(sign)
        if shape != sign and "\t" not in shape:
            groups.setdefault(shape, []).append(sign)
    notice = TABLE.read_text(encoding="utf-8").partition("\n\n")[0]
    lines = [f"{shape}\t{''.join(signs)}" for shape, signs in sorted(groups.items())]
    TABLE.write_text("\n".join([notice, "", *lines, ""]), encoding="utf-8")
    print(json.dumps({"characters": sum(map(len, groups.values())), "shapes": len(groups)}))


if __name__ == "__main__":
    main()
