namespace Fencepost;

/// <summary>Of an asynchronous iterator's turns, the method is no step: in turn, nobody else uses meanwhile what it uses.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class AloneAttribute : Attribute { }
