namespace Fencepost;

/// <summary>One visible operation that orders memory as a volatile read does, and changes nothing.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property)]
public sealed class QueryAttribute : Attribute { }
