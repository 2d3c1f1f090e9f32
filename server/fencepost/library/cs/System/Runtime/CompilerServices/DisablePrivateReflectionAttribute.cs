namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Assembly, Inherited = false)]
public sealed class DisablePrivateReflectionAttribute : Attribute { }
