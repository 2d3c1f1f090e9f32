using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

public sealed class ReferenceEqualityComparer : IEqualityComparer<object>, IEqualityComparer
{
    private ReferenceEqualityComparer() { }

    public static ReferenceEqualityComparer Instance { get; } = new ReferenceEqualityComparer();

    public new bool Equals(object x, object y) => x == y;

    public int GetHashCode(object obj) => RuntimeHelpers.GetHashCode(obj);
}
