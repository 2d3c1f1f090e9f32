"""The program that is checked: how its assemblies are found, and what there is in them to check.

`paths` goes from what a user names to assemblies, and `finder` to builds with stamps. A `Program` is an opened
assembly. `harnesses` finds methods to check: tests, and programs, in which something may start on another thread, as
`concurrency` finds out by walking the `call_graph` of `walked_assemblies` to members that are `starters`. `candidates`
finds types that trials are generated for, by what their author says, or because they synchronise (`synchronizing`).
`optimized` knows Release builds, and `build_notes` has the sentences about builds. `workspaces` are the folders that a
user means. Nothing is explored or judged here.
"""
