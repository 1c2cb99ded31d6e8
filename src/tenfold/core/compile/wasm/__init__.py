"""Rules as WebAssembly, for browsers: the same functions, compiled by Numba and llvmlite alone.

`target` is WebAssembly as Numba sees it, `binary` the file format, `build` makes a module of rule functions over a record (its
desk), and `rules` makes the module of any game, with the manifest that says what lies where. `kept` has what was made before.
"""
