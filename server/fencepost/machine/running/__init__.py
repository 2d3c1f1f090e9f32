"""A thread that runs: code is made into functions, methods are entered and left, exceptions are thrown and caught.

`loop` goes on to the next visible operation. No module here knows an operation of register code or a member of .NET:
`codes` and `shared.members` load these by name."""
