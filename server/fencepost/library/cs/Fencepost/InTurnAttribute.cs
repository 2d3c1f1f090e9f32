namespace Fencepost;

/// <summary>What is one step is so only as long as nobody has been seen to use a source of results, or an asynchronous iterator, out of
/// turn. Then, and in a search without reductions, the method does what its code says, access by access. A field is used by one thread
/// at most until then.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Field)]
public sealed class InTurnAttribute : Attribute { }
