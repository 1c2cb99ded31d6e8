"""For researchers: both games behind every standard interface, one game at a time or millions."""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from tenfold.envs.gym import register

    register()
