namespace Fencepost;

/// <summary>The method does nothing that others could notice after it has called what runs continuations.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class RunsOutAttribute : Attribute { }
