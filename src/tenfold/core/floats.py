"""Exponential, logarithm and power, the same bits on every machine.

Every machine adds, multiplies, divides and takes square roots as IEEE 754 says, to the last bit; what its library gives for the
functions here differs from one to the next. So they are made of the former, as in fdlibm (Sun Microsystems, 1993), less than
one unit off in the last place.
"""

from __future__ import annotations

import struct

from tenfold.core.compile.rule import native, rule

LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
ONE_BY_LN2 = 1.44269504088896338700
LARGEST, SMALLEST = 709.782712893384, -745.13321910194122
MANTISSA = (1 << 52) - 1
BIAS = 1023
EXPONENT_OF_ONE = BIAS << 52
# What is below the square root of 2 as the mantissa of a number from 1 to 2.
BELOW_ROOT_2 = 0x6A09E667F3BCC
FAR_DOWN = -1000
# The polynomials of the exponential and of the logarithm.
P1, P2, P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
P4, P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
L1, L2, L3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
L4, L5, L6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
L7 = 1.479819860511658591e-01


@native
def bits_of(number: float) -> int:
    """The 64 bits of a number."""
    return int(struct.unpack("<q", struct.pack("<d", number))[0])


@native
def number_of(bits: int) -> float:
    """The number with these 64 bits."""
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


@rule
def power_of_two(k: int) -> float:
    """For k from -1022 to 1023."""
    return number_of((k + BIAS) << 52)


@rule
def scaled(number: float, k: int) -> float:
    """A number times 2**k, also where the result is too small to have all its bits."""
    if k > BIAS:
        return number * 2.0 * power_of_two(k - 1)
    return number * power_of_two(k) if k > FAR_DOWN else number * power_of_two(k - FAR_DOWN) * power_of_two(FAR_DOWN)


@rule
def exp(x: float) -> float:
    if x > LARGEST:
        return x * 1e308 * 1e308
    if x < SMALLEST:
        return 0.0
    k = int(ONE_BY_LN2 * x + (0.5 if x > 0.0 else -0.5))
    high = x - k * LN2_HIGH
    low = k * LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))))
    return scaled(1.0 - ((low - (r * c) / (2.0 - c)) - high), k)


@rule
def log(x: float) -> float:
    """For numbers above 0 that have all their bits."""
    bits = bits_of(x)
    k = (bits >> 52) - BIAS
    mantissa = bits & MANTISSA
    down = mantissa > BELOW_ROOT_2
    k += 1 if down else 0
    f = number_of(mantissa | (EXPONENT_OF_ONE - ((1 << 52) if down else 0))) - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (L2 + w * (L4 + w * L6))
    odd = z * (L1 + w * (L3 + w * (L5 + w * L7)))
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + (even + odd)) + k * LN2_LOW)) - f)


@rule
def power(base: float, exponent: float) -> float:
    """For a base above 0."""
    return exp(exponent * log(base))
