namespace Fencepost;

/// <summary>From its first access to shared memory until it returns, the method is one visible operation.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property)]
public sealed class OneStepAttribute : Attribute { }
