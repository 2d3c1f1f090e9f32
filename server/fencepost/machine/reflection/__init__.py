"""Reflection: what it says of types and members, and what it does with them. Loaded when a program uses it.

It asks the `Universe` about types and members, so that a verdict knows what it depends on. A member is a plain value
(`values`); a call through one enters ordinary frames, and a field that is read or written through one is an ordinary
access. `dynamic` and expression trees are C# of the library over it: a delegate of any type that is made at run time
goes to one function (`late_calls`).

Invariant: reflection says that a type has no member of a name only where the real type has none either (`known_names`).
"""
