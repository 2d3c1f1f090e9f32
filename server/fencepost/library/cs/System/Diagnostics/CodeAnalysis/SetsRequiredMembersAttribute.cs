namespace System.Diagnostics.CodeAnalysis;

[AttributeUsage(AttributeTargets.Constructor, Inherited = false)]
public sealed class SetsRequiredMembersAttribute : Attribute { }
