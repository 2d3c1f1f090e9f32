namespace System.Collections.Generic;

public abstract class Comparer<T> : IComparer, IComparer<T>
{
    protected Comparer() { }

    public static Comparer<T> Default { get; } = new DefaultComparer<T>();

    public static Comparer<T> Create(Comparison<T> comparison)
    {
        if (comparison == null) throw Fail.Null("comparison");
        return new ComparisonComparer<T>(comparison);
    }

    public abstract int Compare(T x, T y);

    int IComparer.Compare(object x, object y)
    {
        if (x == null) return y == null ? 0 : -1;
        if (y == null) return 1;
        if (x is T first && y is T second) return Compare(first, second);
        throw new ArgumentException("Type of argument is not compatible with the generic comparer.");
    }
}

internal sealed class DefaultComparer<T> : Comparer<T>
{
    public override int Compare(T x, T y) => Defaults.Compare(x, y);

    public override bool Equals(object obj) => obj is DefaultComparer<T>;

    public override int GetHashCode() => 1;
}

internal sealed class ComparisonComparer<T> : Comparer<T>
{
    private readonly Comparison<T> comparison;

    public ComparisonComparer(Comparison<T> comparison) => this.comparison = comparison;

    public override int Compare(T x, T y) => comparison(x, y);
}
