namespace System;

[AttributeUsage(AttributeTargets.Class)]
public sealed class AttributeUsageAttribute : Attribute
{
    public AttributeUsageAttribute(AttributeTargets validOn) => ValidOn = validOn;
    public AttributeTargets ValidOn { get; }
    public bool AllowMultiple { get; set; }
    public bool Inherited { get; set; } = true;
}
