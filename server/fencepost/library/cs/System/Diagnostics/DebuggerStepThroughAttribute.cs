namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerStepThroughAttribute : Attribute { }
