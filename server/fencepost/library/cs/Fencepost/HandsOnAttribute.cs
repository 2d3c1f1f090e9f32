namespace Fencepost;

/// <summary>The method hands on to its caller what it has called, or awaits it, and does nothing else that others could notice.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class HandsOnAttribute : Attribute { }
