"""How many values each instruction of CIL takes from the stack and puts there (ECMA-335 III), where that is fixed."""

from __future__ import annotations

from fencepost.assembly.opcodes import OPCODES

_PUSHING = (
    "ldarg", "ldloc", "ldnull", "ldc", "ldstr", "ldsfld", "ldsflda", "ldtoken", "ldftn", "sizeof", "arglist",
)  # fmt: skip
_TWO_TO_ONE = (
    "add", "sub", "mul", "div", "rem", "and", "or", "xor", "shl", "shr", "ceq", "cgt", "clt", "ldelem",
)  # fmt: skip
_FIXED: dict[str, tuple[int, int]] = {
    "dup": (1, 2), "pop": (1, 0), "throw": (1, 0), "stfld": (2, 0), "stsfld": (1, 0), "cpobj": (2, 0), "stobj": (2, 0),
    "ldobj": (1, 1), "ldfld": (1, 1), "ldflda": (1, 1), "ldlen": (1, 1), "newarr": (1, 1), "box": (1, 1),
    "unbox": (1, 1), "unbox.any": (1, 1), "castclass": (1, 1), "isinst": (1, 1), "neg": (1, 1), "not": (1, 1),
    "ckfinite": (1, 1), "localloc": (1, 1), "ldvirtftn": (1, 1), "initobj": (1, 0), "cpblk": (3, 0), "initblk": (3, 0),
    "switch": (1, 0), "endfilter": (1, 0), "mkrefany": (1, 1), "refanyval": (1, 1), "refanytype": (1, 1),
    "ldelema": (2, 1),
}  # fmt: skip
_BRANCHES = ("brfalse", "brtrue")
_COMPARING = ("beq", "bne", "bge", "bgt", "ble", "blt")


def _effect(name: str) -> tuple[int, int]:
    if name in _FIXED:
        return _FIXED[name]
    if name.startswith(_PUSHING):
        return 0, 1
    if name.startswith(("starg", "stloc")):
        return 1, 0
    if name.startswith("stelem"):
        return 3, 0
    if name.startswith("stind"):
        return 2, 0
    if name.startswith(("conv", "ldind")):
        return 1, 1
    if name.startswith(_TWO_TO_ONE):
        return 2, 1
    if name.startswith(_BRANCHES):
        return 1, 0
    return (2, 0) if name.startswith(_COMPARING) else (0, 0)


EFFECTS: dict[int, tuple[int, int]] = {code: _effect(row.name) for code, row in OPCODES.items()}
"""By opcode; calls and `ret` take what their signatures say."""
