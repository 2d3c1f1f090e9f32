"""The values that every layer shares: frozen, msgspec-encodable, without behaviour.

The program as it was read (types, members, code, source positions, problems), patches of it, reductions, waits, state
graphs, and verdicts with their findings and traces. Operations of a memory model are `machine.values.order`'s,
schedules `search.schedule`'s.
"""
