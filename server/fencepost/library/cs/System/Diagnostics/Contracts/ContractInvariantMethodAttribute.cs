namespace System.Diagnostics.Contracts;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ContractInvariantMethodAttribute : Attribute { }
