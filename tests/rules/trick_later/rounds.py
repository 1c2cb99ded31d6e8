"""Whole rounds and games of 10 Trick Later, to see how they end."""

from __future__ import annotations

# Seat 0 loses six survivors, seat 1 ends with 8 on the track, seat 3 rescues ten.
LOST_AND_SAVED = (
    "0: b2 g3 b1 b5; 3: g4 g1 i0 i5; 2: b8 b4 i2 y8; 2: r7 i6 r8 r5; 0: g8 i7 g6 y6; "
    "0: y5 y1 y4 i1; 0: b3 g2 r2 b7; 3: b6 r1 y2 y3; 3: i4 g7 i3 r6; 0: g5 r4 r3 y7"
)

# Seat 1 ends with 8 on the track, seat 2 with 7.
SEVEN_AND_EIGHT = (
    "0: y6 y8 y1 y7; 2: b8 b2 b5 b1; 1: y5 y3 i0 b3; 1: i4 r2 y4 r7; 0: g1 g2 i1 g3; "
    "3: r1 i6 r8 i5; 3: i7 i3 y2 r5; 3: r4 r6 r3 g6; 0: g7 g4 b6 g8; 3: g5 b7 b4 i2"
)

# Seats 1 and 3 end with 8 on the track; seat 3 has lost more than it rescued.
TWO_BONUSES = (
    "0: y7 g2 y3 y1; 0: r4 r3 i6 r7; 3: i7 b6 b2 i1; 3: b8 b1 b3 b4; 0: g8 g3 g5 g4; "
    "0: i2 g1 b7 r6; 2: g7 r2 y5 i4; 2: r8 y6 i0 i5; 2: y8 y2 y4 r1; 2: g6 b5 r5 i3"
)

# 1, 4, 2 and 3 points.
LOWEST_IS_0 = (
    "0: b5 b2 i1 b4; 0: r8 r4 r7 r2; 0: r6 i4 y1 r1; 0: y6 y2 y7 i3; 2: y5 i0 i2 i7; "
    "1: g2 g4 g7 g6; 3: y8 i5 y3 g5; 3: b3 b8 b6 i6; 0: r3 r5 g8 b1; 1: g3 b7 g1 y4"
)

# 2, 1, 2 and 6 points; seat 0 leads.
THEN_LOWEST_IS_1 = (
    "0: b3 i1 g3 b5; 3: y1 y2 i3 y4; 2: g2 i5 b8 g1; 0: i4 r2 i7 b2; 2: i2 g6 b1 r8; "
    "1: y5 y6 y8 y3; 3: b7 r1 b4 r7; 3: r3 r4 r6 i0; 1: g5 g8 y7 r5; 2: g4 b6 i6 g7"
)

# 4, 3, 5 and 3 points.
TIED_1_AND_3 = (
    "0: r6 r5 r8 r2; 2: y7 i4 y2 y8; 1: g6 y6 g2 g8; 0: y4 g5 y3 i7; 3: b3 i3 b1 b7; "
    "2: b2 b4 i6 i1; 0: g7 g3 r1 i2; 0: b5 b8 i5 r3; 1: r4 y5 i0 r7; 0: y1 g4 b6 g1"
)

# 1, 3 and 10 points.
THREE_PLAYERS = (
    "0: r1 i1 r5; 2: i3 r2 r4; 1: i2 r6 r7; 0: i6 i4 g2; 0: g1 g4 g6; "
    "2: i5 r3 y4; 2: y3 y5 y1; 0: g7 g3 g5; 0: r8 g8 y6; 0: y2 y8 y7"
)

# 9, 7, 10 and 6 points in two rounds.
JUST_TEN = (
    (
        "0: r3 i4 r8 r5; 2: i3 r4 g2 b7; 1: y3 y4 y2 y1; 2: g6 g7 g8 g3; 0: b8 b2 i5 b4; "
        "0: i1 y6 b1 g1; 1: b6 g5 r7 b5; 1: b3 r6 r2 i6; 2: r1 i0 g4 i2; 0: y5 i7 y7 y8"
    ),
    (
        "3: y7 y8 g2 y5; 0: y4 i7 y1 i1; 1: g6 i4 b2 g4; 1: g5 i2 i3 g7; 0: b5 b7 b3 b8; "
        "3: y6 y3 g1 g8; 3: r4 b1 r8 r2; 1: b4 b6 r3 y2; 2: r1 r7 i5 r5; 3: i6 g3 i0 r6"
    ),
)

# 2, 10, 13 and 3 points in two rounds; seat 1 has the most in the second.
TEN_AND_THIRTEEN = (
    (
        "0: r3 r1 g4 r8; 1: r5 b6 i4 i2; 2: y3 y2 y5 g5; 0: i0 b1 y4 g3; 2: y8 g8 y1 i3; "
        "0: i7 r4 g1 i6; 0: r2 r6 b4 i5; 1: g2 i1 g7 b7; 3: b3 b2 b5 g6; 1: b8 y7 r7 y6"
    ),
    (
        "0: y8 i1 y7 y2; 0: i0 i3 i5 y3; 2: r4 i6 r7 r1; 0: i4 g8 y4 b1; 1: y6 g1 y5 g3; "
        "1: r2 r5 r3 i2; 2: b6 b3 b2 b8; 1: r8 g7 y1 r6; 1: b5 b7 i7 g2; 2: g5 g6 g4 b4"
    ),
)

# Seats 0 and 3 have 10 points; seat 3 has more on the upper side, seat 0 on the lower, and others more than both.
TIED_BOTH_SIDES_DIFFER = (
    (
        "0: g6 g2 g1 r4; 0: b2 b4 b3 b8; 3: r1 r5 i2 r2; 0: y4 y2 y5 y1; 2: r8 i3 i7 i6; "
        "2: y7 i5 y6 g4; 2: g3 b5 g7 g5; 0: g8 b6 y3 i0; 0: i1 r6 i4 r3; 1: b1 b7 y8 r7"
    ),
    (
        "1: b8 r4 b6 b7; 1: b3 g5 b1 b5; 0: y3 y6 y8 r2; 2: y7 g3 y2 i5; 2: g4 i3 g6 g7; "
        "1: b2 r5 b4 r6; 3: g2 i1 i6 i7; 2: r8 i2 y5 r3; 2: y4 r1 i4 y1; 2: r7 i0 g8 g1"
    ),
)

# Seats 0 and 2 have 10 points and nobody on the upper side; seat 0 has more on the lower.
TIED_UPPER_EQUAL = (
    (
        "0: r7 i7 r2 r5; 0: r1 b1 i0 i6; 3: g4 g3 g2 g5; 2: y5 y7 y6 y4; 3: i3 r3 b7 b2; "
        "1: b5 b6 b3 i1; 2: y1 y8 y2 b8; 2: i5 r8 r4 g1; 3: g8 i2 g6 y3; 3: g7 b4 i4 r6"
    ),
    (
        "3: y6 y4 y3 i5; 3: i3 b7 r8 y7; 1: r6 r2 g4 i6; 1: g5 i0 g7 g3; 3: b3 b6 b1 b4; "
        "0: b2 y8 r1 b5; 3: y1 y5 i4 i2; 0: r5 i7 r3 g1; 1: r7 r4 b8 g6; 1: g8 g2 y2 i1"
    ),
)

# Seats 1 and 2 have 10 points and four each on the lower side; seat 1 has one more on the upper.
TIED_LOWER_EQUAL = (
    (
        "0: g1 g3 i6 g6; 3: b8 b6 b1 i1; 1: b2 b7 r8 b3; 2: r1 y4 i2 r4; 1: y7 y5 y1 y6; "
        "1: r6 r7 g4 r3; 2: i0 g7 y2 g8; 1: g2 g5 i7 b4; 3: i5 b5 i3 r5; 0: y8 i4 r2 y3"
    ),
    (
        "0: b4 b1 b5 b6; 3: b7 r4 b2 b8; 2: y1 y6 i0 y5; 3: i5 i2 r8 g5; 1: r2 b3 r7 r6; "
        "3: y8 i7 y4 y2; 3: r1 r5 i6 g2; 1: g7 g8 i1 g1; 0: y3 g3 i3 i4; 3: y7 g6 r3 g4"
    ),
)

# Seat 2 exchanges; 7, 2, 4 and 5 points.
WITH_AN_EXCHANGE = (
    "exchange, give g6; 0: y6 y3 y4 y1; 0: b4 r2 b6 b8; 3: g2 g4 g1 g5; 2: y2 i7 i1 y7; 1: i6 b3 r4 r3; "
    "1: i4 g3 y8 r5; 3: b7 i0 y5 i8; 2: g7 i5 b1 i3; 2: b2 b5 i2 r8; 1: g8 r6 r1 r7"
)
