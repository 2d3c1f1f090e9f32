namespace Fencepost;

/// <summary>From its first access to shared memory until it returns, the method is one visible operation.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property)]
public sealed class OneStepAttribute : Attribute { }

/// <summary>One visible operation that orders memory as a volatile read does, and changes nothing.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property)]
public sealed class QueryAttribute : Attribute { }

/// <summary>An operation of an await, which may be no step: the question whether a task is complete, or the registration with it.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class AwaitsAttribute : Attribute { }

/// <summary>The method does nothing that others could notice after it has called what runs continuations.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class RunsOutAttribute : Attribute { }

/// <summary>The method hands on to its caller what it has called, or awaits it, and does nothing else that others could notice.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class HandsOnAttribute : Attribute { }

/// <summary>What is one step is so only as long as nobody has been seen to use a source of results, or an asynchronous iterator, out of
/// turn. Then, and in a search without reductions, the method does what its code says, access by access. A field is used by one thread
/// at most until then.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Field)]
public sealed class InTurnAttribute : Attribute { }

/// <summary>Of an asynchronous iterator's turns, the method is no step: in turn, nobody else uses meanwhile what it uses.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class AloneAttribute : Attribute { }
