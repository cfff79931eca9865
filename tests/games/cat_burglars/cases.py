"""The numbered cases and rulings; each has a test whose name begins with its number."""

CASES = """
    01 02 03 04 05 07 07a
    08 09 10 12 13 15 16 17 18 20
    21 22 23 25 26 27 28 29 31 33
    34 35 36 38 39 40 42 43
    44 45 47 48 49 51
    52 53 54 55 57 58 59 61 62 64 65 66 67 69 70
    72 73 74 77 78
    79 80 81 83
    85 86 88
"""

# A34, A35 and A40 note how the editions differ in names and layout; they decide nothing.
RULINGS = """
    a01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20
    a21a a21b a21c a21d a21e a22 a23 a24 a25 a26 a27 a28 a29 a30 a31 a32 a33 a36 a37 a38 a39
    a41_1 a41_2 a41_3 a41_4 a41_5 a41_6 a41_7 a41_8
"""

NUMBERS = CASES.split() + RULINGS.split()

FORESEEN = {
    "infiltrate-crew at action",
    "recruit-market-card at action",
    "secure-crew at action",
    "secure-crew at more balls",
}
"""The moves that another completes, and when. Who plays them with people looks at that other one first."""
