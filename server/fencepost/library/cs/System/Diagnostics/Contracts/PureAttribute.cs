namespace System.Diagnostics.Contracts;

[AttributeUsage(AttributeTargets.All)]
public sealed class PureAttribute : Attribute { }
