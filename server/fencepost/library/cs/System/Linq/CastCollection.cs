using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

/// <summary>The items of a collection as those of a type; they are counted without a cast.</summary>
internal sealed class CastCollection<T> : IEnumerable<T>
{
    private readonly ICollection source;

    internal CastCollection(ICollection source) => this.source = source;

    internal int Length => source.Count;

    public IEnumerator<T> GetEnumerator()
    {
        foreach (object item in source) yield return (T)item;
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
