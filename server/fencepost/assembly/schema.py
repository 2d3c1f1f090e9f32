"""The tables of ECMA-335 II.22, of edit-and-continue, and of portable PDBs: names, numbers and columns.

A column is a width in bytes, a heap (`string`, `guid`, `blob`), a table's name (an index into it), or a coded index
(II.24.2.6), written as a name in `CODED`.
"""

CODED: dict[str, tuple[str, ...]] = {
    "TypeDefOrRef": ("TypeDef", "TypeRef", "TypeSpec"),
    "HasConstant": ("Field", "Param", "Property"),
    "HasCustomAttribute": (
        "MethodDef", "Field", "TypeRef", "TypeDef", "Param", "InterfaceImpl", "MemberRef", "Module", "DeclSecurity",
        "Property", "Event", "StandAloneSig", "ModuleRef", "TypeSpec", "Assembly", "AssemblyRef", "File",
        "ExportedType", "ManifestResource", "GenericParam", "GenericParamConstraint", "MethodSpec",
    ),
    "HasFieldMarshal": ("Field", "Param"),
    "HasDeclSecurity": ("TypeDef", "MethodDef", "Assembly"),
    "MemberRefParent": ("TypeDef", "TypeRef", "ModuleRef", "MethodDef", "TypeSpec"),
    "HasSemantics": ("Event", "Property"),
    "MethodDefOrRef": ("MethodDef", "MemberRef"),
    "MemberForwarded": ("Field", "MethodDef"),
    "Implementation": ("File", "AssemblyRef", "ExportedType"),
    "CustomAttributeType": ("", "", "MethodDef", "MemberRef", ""),
    "ResolutionScope": ("Module", "ModuleRef", "AssemblyRef", "TypeRef"),
    "TypeOrMethodDef": ("TypeDef", "MethodDef"),
    "HasCustomDebugInformation": (
        "MethodDef", "Field", "TypeRef", "TypeDef", "Param", "InterfaceImpl", "MemberRef", "Module", "DeclSecurity",
        "Property", "Event", "StandAloneSig", "ModuleRef", "TypeSpec", "Assembly", "AssemblyRef", "File",
        "ExportedType", "ManifestResource", "GenericParam", "GenericParamConstraint", "MethodSpec", "Document",
        "LocalScope", "LocalVariable", "LocalConstant", "ImportScope",
    ),
}  # fmt: skip
"""Coded indexes: the tables that a tag chooses from, in the order of the tags."""

TABLES: dict[int, tuple[str, str]] = {
    0x00: ("Module", "generation:2 name:string mvid:guid enc_id:guid enc_base:guid"),
    0x01: ("TypeRef", "scope:ResolutionScope name:string namespace:string"),
    0x02: ("TypeDef", "flags:4 name:string namespace:string base:TypeDefOrRef fields:Field methods:MethodDef"),
    0x03: ("FieldPtr", "field:Field"),
    0x04: ("Field", "flags:2 name:string signature:blob"),
    0x05: ("MethodPtr", "method:MethodDef"),
    0x06: ("MethodDef", "rva:4 impl_flags:2 flags:2 name:string signature:blob parameters:Param"),
    0x07: ("ParamPtr", "parameter:Param"),
    0x08: ("Param", "flags:2 sequence:2 name:string"),
    0x09: ("InterfaceImpl", "type:TypeDef interface:TypeDefOrRef"),
    0x0A: ("MemberRef", "parent:MemberRefParent name:string signature:blob"),
    0x0B: ("Constant", "type:2 parent:HasConstant value:blob"),
    0x0C: ("CustomAttribute", "parent:HasCustomAttribute type:CustomAttributeType value:blob"),
    0x0D: ("FieldMarshal", "parent:HasFieldMarshal type:blob"),
    0x0E: ("DeclSecurity", "action:2 parent:HasDeclSecurity permissions:blob"),
    0x0F: ("ClassLayout", "pack:2 size:4 parent:TypeDef"),
    0x10: ("FieldLayout", "offset:4 field:Field"),
    0x11: ("StandAloneSig", "signature:blob"),
    0x12: ("EventMap", "parent:TypeDef events:Event"),
    0x13: ("EventPtr", "event:Event"),
    0x14: ("Event", "flags:2 name:string type:TypeDefOrRef"),
    0x15: ("PropertyMap", "parent:TypeDef properties:Property"),
    0x16: ("PropertyPtr", "property:Property"),
    0x17: ("Property", "flags:2 name:string signature:blob"),
    0x18: ("MethodSemantics", "semantics:2 method:MethodDef association:HasSemantics"),
    0x19: ("MethodImpl", "class:TypeDef body:MethodDefOrRef declaration:MethodDefOrRef"),
    0x1A: ("ModuleRef", "name:string"),
    0x1B: ("TypeSpec", "signature:blob"),
    0x1C: ("ImplMap", "flags:2 member:MemberForwarded name:string scope:ModuleRef"),
    0x1D: ("FieldRVA", "rva:4 field:Field"),
    0x1E: ("EncLog", "token:4 function:4"),
    0x1F: ("EncMap", "token:4"),
    0x20: ("Assembly", "hash:4 major:2 minor:2 build:2 revision:2 flags:4 key:blob name:string culture:string"),
    0x21: ("AssemblyProcessor", "processor:4"),
    0x22: ("AssemblyOS", "platform:4 major:4 minor:4"),
    0x23: ("AssemblyRef", "major:2 minor:2 build:2 revision:2 flags:4 key:blob name:string culture:string hash:blob"),
    0x24: ("AssemblyRefProcessor", "processor:4 assembly:AssemblyRef"),
    0x25: ("AssemblyRefOS", "platform:4 major:4 minor:4 assembly:AssemblyRef"),
    0x26: ("File", "flags:4 name:string hash:blob"),
    0x27: ("ExportedType", "flags:4 hint:4 name:string namespace:string implementation:Implementation"),
    0x28: ("ManifestResource", "offset:4 flags:4 name:string implementation:Implementation"),
    0x29: ("NestedClass", "nested:TypeDef enclosing:TypeDef"),
    0x2A: ("GenericParam", "number:2 flags:2 owner:TypeOrMethodDef name:string"),
    0x2B: ("MethodSpec", "method:MethodDefOrRef arguments:blob"),
    0x2C: ("GenericParamConstraint", "owner:GenericParam constraint:TypeDefOrRef"),
    0x30: ("Document", "name:blob algorithm:guid hash:blob language:guid"),
    0x31: ("MethodDebugInformation", "document:Document points:blob"),
    0x32: (
        "LocalScope",
        "method:MethodDef import:ImportScope variables:LocalVariable constants:LocalConstant start:4 length:4",
    ),
    0x33: ("LocalVariable", "flags:2 index:2 name:string"),
    0x34: ("LocalConstant", "name:string signature:blob"),
    0x35: ("ImportScope", "parent:ImportScope imports:blob"),
    0x36: ("StateMachineMethod", "move_next:MethodDef kickoff:MethodDef"),
    0x37: ("CustomDebugInformation", "parent:HasCustomDebugInformation kind:guid value:blob"),
}  # fmt: skip
"""Every table by its number, with its columns in the order of the file."""

NUMBERS: dict[str, int] = {name: number for number, (name, _) in TABLES.items()}
"""The number of every table."""
