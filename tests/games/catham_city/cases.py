"""The numbered cases and rulings; each has a test whose name begins with its number."""

CASES = """
    001 002 003 004 005 006 007 008 009
    010 011 012 013 014 015 017 018 019 020 022 023
    024 025 026 027 029 030 031
    034 035 036 037
    039 040 041 042 043
    045 046 047 048 049 052 053 054 055
    056 058 059 060 062 063 065 067
    068 069 070 071 073 074 075 076
    078 079 080 082 083 084 085 086 088 089 090
    091 092 093 095 097
    098 099 100 101 102 103 105 107 108 109 111 112
"""

# A32, A41, A56, A58 and A61 note how the editions differ in names and layout; they decide nothing. A62 and A63 (8) are
# about players who leave or are late, and so not about the rules of the game.
RULINGS = """
    a01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21
    a22 a23 a24 a25 a26 a27 a28 a29 a30 a31 a33 a34 a35 a36 a37 a38 a39 a40
    a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a57 a59 a60
    a63_1 a63_2 a63_3 a63_4 a63_5 a63_6 a63_7
"""

NUMBERS = CASES.split() + RULINGS.split()

FORESEEN = {"play-police-and-card-against-player at action", "discard-card at sacrifice", "discard-card at excess"}
"""The moves that another completes, and when. Who plays them with people looks at that other one first."""
