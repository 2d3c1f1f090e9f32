namespace Fencepost;

/// <summary>An operation of an await, which may be no step: the question whether a task is complete, or the registration with it.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class AwaitsAttribute : Attribute { }
