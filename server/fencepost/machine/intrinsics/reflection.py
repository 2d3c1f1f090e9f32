"""`Fencepost.Members`: what the library's reflection asks of types and members. The code is loaded when it is used."""

from __future__ import annotations

from fencepost.machine.shared.intrinsic import Intrinsic, intrinsic, loaded_later

_MODULES = {
    "answering": (
        "Select", "RequireAll", "Nested", "Name", "Owner", "SeenFrom", "Flags", "ImplementationFlags", "TypeOf",
        "ParameterTypes", "ParameterName", "ParameterFlags", "ParameterDefault", "Constant", "Accessor", "Text",
        "GenericArguments", "IsGeneric", "IsOpen", "MakeGeneric", "GenericDefinition", "BaseDefinition", "Overridden",
        "Current", "AssemblyOfCaller", "TypesOf", "TypeNamed", "TypeFlags", "ByReference", "Pointer",
        "ParameterPosition", "IsHalfOpen", "ParameterCount", "IsOfMethod", "OwnAssemblies", "Implementation",
        "ImpliedAttributes",
    ),
    "attributes": ("attribute_types:AttributeTypes", "usage:AttributeUsage", "constructor:AttributeConstructor",
                   "constructor_arguments:AttributeArguments", "names:AttributeNames", "values:AttributeValues"),
    "late_binding": ("RequireName", "ConstraintFlags", "Constraints", "IsInitOnly"),
    "resources": ("ResourceNames", "ResourceText"),
    "invoking": ("initialize:Initialize", "invoke:Invoke", "get_field:GetField", "set_field:SetField",
                 "convert:Convert", "create_delegate:CreateDelegate", "late_delegate:LateDelegate"),
}  # fmt: skip


def _late(module: str, name: str) -> Intrinsic:
    return loaded_later(f"fencepost.machine.reflection.{module}", name)


def _register() -> None:
    for module, functions in _MODULES.items():
        for function in functions:
            name, _, member = function.rpartition(":")
            own = "".join([f"_{c.lower()}" if c.isupper() else c for c in member]).lstrip("_")
            intrinsic(f"Fencepost.Members::{member}")(_late(module, name or own))


_register()
for _name in ("MethodBase::GetMethodFromHandle", "FieldInfo::GetFieldFromHandle"):
    intrinsic(f"System.Reflection.{_name}")(_late("answering", "from_handle"))
