"""The keywords of C# for types of .NET."""

KEYWORDS = {
    "System.Int32": "int", "System.UInt32": "uint", "System.Int64": "long", "System.UInt64": "ulong",
    "System.Int16": "short", "System.UInt16": "ushort", "System.Byte": "byte", "System.SByte": "sbyte",
    "System.Char": "char", "System.Boolean": "bool", "System.String": "string", "System.Object": "object",
    "System.Double": "double", "System.Single": "float", "System.Decimal": "decimal", "System.Void": "void",
    "System.IntPtr": "nint", "System.UIntPtr": "nuint",
}  # fmt: skip
