namespace System;

[AttributeUsage(AttributeTargets.All)]
public sealed class CLSCompliantAttribute : Attribute
{
    public CLSCompliantAttribute(bool isCompliant) => IsCompliant = isCompliant;
    public bool IsCompliant { get; }
}
