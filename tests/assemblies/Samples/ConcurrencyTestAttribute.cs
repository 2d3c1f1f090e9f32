using System;

namespace Samples;

/// <summary>Marks a method that is explored from its first line to its last. What it returns is its observation.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute;
