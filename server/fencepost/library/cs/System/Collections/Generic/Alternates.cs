namespace System.Collections.Generic;

// Deviation: an alternate key becomes a key first, so what a comparer answers about alternate keys themselves is not asked. The verdict
// names that where a program has such a comparer.
internal static class Alternates
{
    /// <summary>How a collection with this comparer makes keys of alternate ones; null if it cannot.</summary>
    internal static IAlternateEqualityComparer<TAlternate, T> Of<TAlternate, T>(IEqualityComparer<T> comparer) where TAlternate : allows ref struct
    {
        if (comparer is IAlternateEqualityComparer<TAlternate, T> own)
        {
            if (comparer is not StringComparer) Fencepost.Machine.Assumes("an alternate key becomes a key before it is looked for: a comparer is not asked about alternate keys");
            return own;
        }
        bool plain = comparer == null || comparer is DefaultEqualityComparer<T>;
        return plain ? (object)StringComparer.Ordinal as IAlternateEqualityComparer<TAlternate, T> : null;
    }

    internal static Exception NotSupported() => new InvalidOperationException("The collection's comparer does not support the requested operation.");
}
