namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerNonUserCodeAttribute : Attribute { }
