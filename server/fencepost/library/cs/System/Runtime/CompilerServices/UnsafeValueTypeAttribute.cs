namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Struct, Inherited = false)]
public sealed class UnsafeValueTypeAttribute : Attribute { }
