"""The processes that do the work, and how units are given to them.

A `Worker` is such a process: its `Builds` plan what an assembly has and check one unit after the other. A `Pool` starts
workers and ends them. A `Session` gives all units a short try before any has a long one; `workshop` is a session for a
caller without coroutines. A `Scout` is one worker that its caller waits for: for plans, for a first look at small units
(`first_look`) and for single questions. `wanted` is a unit that waits for its verdict, `limits` is how long and how
large a process may become, `stop` is what the user has asked for, `log` keeps our own mistakes.

This room knows when a unit is checked, and by whom; how it is checked is known in the rooms below. It knows no
workspace.
"""
