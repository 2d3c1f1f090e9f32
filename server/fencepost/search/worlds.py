"""The worlds that a search makes from another one, and what it takes back from them.

A world holds what a search believes of a program, and a search that a refuted guess has ended leaves it wiser. No other
module of this package derives one world from another.
"""

from __future__ import annotations

from typing import Literal

from fencepost.machine.state.world import World
from fencepost.search.renaming import can_rename

MOST_RESTARTS = 400
"""After so many new starts a search makes every access to shared memory a step of its own, which no run refutes."""


# ---- the same search again


def begin_again(world: World, renames: bool) -> None:
    """After a guess was refuted. `renames`: the search that has ended did without names."""
    world.guesses.renames = world.guesses.names and (renames or world.guesses.renames)
    world.restart()
    if world.restarts > MOST_RESTARTS:
        world.fuse = world.guesses.turns = False


def begin_again_with(world: World, fact: Literal["pools", "early"]) -> None:
    """After a schedule could not be followed: it may be one of a search that has noticed this."""
    world.restart()
    setattr(world.guesses, fact, True)


# ---- in order, before the search under a memory model


def ordered(world: World, looks_for_races: bool) -> World:
    """A world for the same harness in which nothing is reordered; it notes what could be late if that is asked."""
    found = world.in_order()
    if looks_for_races:
        found.later = world.order
    return found


def learn_from_ordered(world: World, before: World) -> None:
    """Gives up what the search in order has refuted, before the one under the model begins."""
    world.learn_from(before)
    if before.guesses.renames and can_rename(world):
        world.forget_names()


# ---- along a schedule


def following(world: World) -> World:
    """A world in which a schedule of this one is followed operation by operation."""
    return world.unreduced(world.order)


def ticking(world: World, learnt: World) -> World:
    """A world that follows a schedule, with timers that fire for ever, and with what earlier tries have learnt."""
    found = following(world)
    found.guesses.learn_changes(learnt.guesses)
    found.ticks_on = True
    return found
