namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All)]
public sealed class StackTraceHiddenAttribute : Attribute { }
