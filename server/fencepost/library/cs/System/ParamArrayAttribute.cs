namespace System;

[AttributeUsage(AttributeTargets.Parameter)]
public sealed class ParamArrayAttribute : Attribute { }
