namespace System;

[AttributeUsage(AttributeTargets.Method)]
public sealed class STAThreadAttribute : Attribute { }
