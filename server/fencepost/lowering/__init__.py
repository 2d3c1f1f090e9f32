"""CIL to typed register code, one method body at a time, without looking at any other body.

A `Universe` closes what a program reaches: each type (`Klass`) and method (`MethodInstance`) exists once for each set
of generic arguments, and is made when it is first asked for, so identity is equality. Names are resolved in the
program's own assemblies, framework types in the model library. `Dispatch` answers which method a virtual call reaches
and which casts succeed.

A `Translator` turns one body into register code (`ir`). `instructions` has one row for each instruction of CIL.
`liveness` says which registers matter at each operation. Bodies are verified while they are translated (`verification`,
`clauses`), because both need to know the stack. Code that the runtime refuses makes of the whole method one operation
that ends the run (`InvalidCodeError`), as the runtime refuses the whole method. Code that is merely unverifiable
(pointers, casts that the runtime does not check) is correct, and is translated.

Invariant: no inlining, and no analysis of the whole program.
"""
