namespace System;

[AttributeUsage(AttributeTargets.Field)]
public sealed class NonSerializedAttribute : Attribute { }
