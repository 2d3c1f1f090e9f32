"""Memory models: which operations of a thread may take effect out of order. Models are data, in `models/*.toml`.

A model says for each pair of kinds of operations whether the second may take effect before the first, and sets a few
switches that a table cannot express. Each file carries litmus tests with their expected outcomes.

A model below `models/variants/` stands beside another one, and is used only if the user asks for it: Fencepost does not
look for findings under it (`dotnet-document`; the header of `dotnet.toml` says why it exists).
"""
