namespace System.Buffers;

public class SearchValues<T> where T : IEquatable<T>
{
    internal readonly T[] values;

    internal SearchValues(T[] values) => this.values = values;
    public virtual bool Contains(T value) => Array.IndexOf(values, value) >= 0;
}

/// <summary>Texts to look for, which are compared as one of the two ordinal comparisons does.</summary>
internal sealed class SearchTexts : SearchValues<string>
{
    private readonly StringComparison comparison;

    internal SearchTexts(string[] values, StringComparison comparison) : base(values) => this.comparison = comparison;

    public override bool Contains(string value)
    {
        foreach (string known in values)
        {
            if (string.Equals(known, value, comparison)) return true;
        }
        return false;
    }

    /// <summary>The first place at which one of the texts begins.</summary>
    internal int IndexIn(ReadOnlySpan<char> span)
    {
        int first = -1;
        foreach (string value in values)
        {
            int index = span.IndexOf(value, comparison);
            if (index >= 0 && (first < 0 || index < first)) first = index;
        }
        return first;
    }
}

public static class SearchValues
{
    public static SearchValues<byte> Create(params ReadOnlySpan<byte> values) => new SearchValues<byte>(values.ToArray());
    public static SearchValues<char> Create(params ReadOnlySpan<char> values) => new SearchValues<char>(values.ToArray());

    public static SearchValues<string> Create(ReadOnlySpan<string> values, StringComparison comparisonType)
    {
        if (comparisonType != StringComparison.Ordinal && comparisonType != StringComparison.OrdinalIgnoreCase) throw new ArgumentException("SearchValues<string> supports only StringComparison.Ordinal and StringComparison.OrdinalIgnoreCase.", "comparisonType");
        foreach (string value in values) ArgumentNullException.ThrowIfNull(value, "values");
        return new SearchTexts(values.ToArray(), comparisonType);
    }
}
