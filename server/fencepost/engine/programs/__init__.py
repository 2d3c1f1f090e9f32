"""The program that is checked: how its assemblies are found, and what there is in them to check.

`paths` goes from what a user names to assemblies, and `finder` to builds with stamps. A `Program` is an opened
assembly. `harnesses` finds methods to check; `candidates` finds types that trials are generated for, by what their
author says, or because they synchronise (`synchronizing`). `optimized` knows Release builds, and
`build_notes` has the sentences about builds. Nothing is explored or judged here.
"""
