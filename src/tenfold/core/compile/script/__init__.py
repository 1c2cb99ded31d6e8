"""Python as JavaScript: the very functions of a game, its face, its help and its bots, for a page that has no server.

`program` starts from live objects, as Numba does: constants are what they are after import, names mean what they mean to the
function, and what nothing leads to is left out. So only bodies of functions are translated (`statements`, `expressions`), and
what they are made of is a subset of Python:

- whole numbers are BigInt, numbers with fractions are Number, and texts are texts; so arithmetic is exact;
- lists, tuples and bytes are arrays; dictionaries, sets and counters are classes of `runtime.js`;
- structs of msgspec, states, named tuples, exceptions and plain classes with one base; of an enumeration its values;
- comprehensions, generators, closures, slices, unpacking, f-strings, `match` over values, exceptions, properties, `super()`;
- keywords in calls; `isinstance` of types that are known; no `with`, no `async`, no `global`, no `else` of a loop;
- `assert` is left out; a cache has a size of its own.

Whatever is outside of it is refused with its file and line when the program is made (`OutsideSubset`).
"""
