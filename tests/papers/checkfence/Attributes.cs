// What the checker is told of the data types.
using System;

namespace CheckFence;

[AttributeUsage(AttributeTargets.Class)]
public sealed class ThreadSafeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
public sealed class OperationAttribute : Attribute
{
    public bool Exclude { get; set; }
}

// The method runs in one step, with plain accesses and without any fence.
[AttributeUsage(AttributeTargets.Method)]
public sealed class RelaxedAtomicAttribute : Attribute { }
