"""The numbered cases and rulings; each has a test whose name begins with its number."""

CASES = """
    001 002 003 004 005
    006 007 008 010 011 012 013 014 016 017 019
    020 021 022 023 024 025 027 029
    030 031 032 033 035 037 038
    039 040 041 043 044 045 047 048 049 050 051a 052 053 054 055 056 058 060
    061 062 063 064 066 067 068 070 071
    072 074 075 076 077 079 080 081 083 085 086 087 088 089
    090 092 094 095
    096 097 098 099 101 103 105 106 107 108
"""

RULINGS = """
    a01 a02 a03 a04 a05 a06 a07 a08
    a09 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20
    a21 a22 a23 a24 a25 a26 a27 a28 a29 a30 a31
    a32 a33 a34 a35 a36 a37 a38 a39
    a40 a41 a42 a43 a44
    a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56
    a57 a58 a59 a60 a61 a62 a63
    a64 a65 a66 a67 a68 a69 a70 a71 a72
    a73_1 a73_2 a73_3 a73_4 a73_5 a73_6 a73_7 a73_8 a73_9 a73_10 a73_11 a73_12 a73_13 a73_14
"""
# A73 (15) is about who sits at a live table, and no rule of the game.

NUMBERS = CASES.split() + RULINGS.split()

FORESEEN = {"pay-card at jail", "pay-card at paying", "redeem-cat at action", "castor-pile at action"}
"""The moves that another completes, and when. Who plays them with people looks at that other one first."""
