// Programs that ask for more than anybody has: each is a harness, and none is to be right.
using System;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute;

[AttributeUsage(AttributeTargets.Class)]
public sealed class ThreadSafeAttribute : Attribute;
