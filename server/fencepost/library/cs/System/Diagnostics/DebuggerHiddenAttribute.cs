namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerHiddenAttribute : Attribute { }
