namespace System.Collections.Generic;

public abstract class EqualityComparer<T> : IEqualityComparer, IEqualityComparer<T>
{
    protected EqualityComparer() { }

    public static EqualityComparer<T> Default { get; } = new DefaultEqualityComparer<T>();

    public static EqualityComparer<T> Create(Func<T, T, bool> equals, Func<T, int> getHashCode = null)
    {
        if (equals == null) throw Fail.Null("equals");
        return new DelegateEqualityComparer<T>(equals, getHashCode);
    }

    public abstract bool Equals(T x, T y);

    public abstract int GetHashCode(T obj);

    bool IEqualityComparer.Equals(object x, object y)
    {
        if (x == y) return true;
        if (x == null || y == null) return false;
        if (x is T first && y is T second) return Equals(first, second);
        throw new ArgumentException("Type of argument is not compatible with the generic comparer.");
    }

    int IEqualityComparer.GetHashCode(object obj)
    {
        if (obj == null) return 0;
        if (obj is T value) return GetHashCode(value);
        throw new ArgumentException("Type of argument is not compatible with the generic comparer.");
    }
}

internal sealed class DefaultEqualityComparer<T> : EqualityComparer<T>
{
    public override bool Equals(T x, T y) => Defaults.Equals(x, y);

    public override int GetHashCode(T obj) => obj == null ? 0 : obj.GetHashCode();

    public override bool Equals(object obj) => obj is DefaultEqualityComparer<T>;

    public override int GetHashCode() => 1;
}

internal sealed class DelegateEqualityComparer<T> : EqualityComparer<T>
{
    private readonly Func<T, T, bool> equals;
    private readonly Func<T, int> hash;

    public DelegateEqualityComparer(Func<T, T, bool> equals, Func<T, int> hash)
    {
        this.equals = equals;
        this.hash = hash;
    }

    public override bool Equals(T x, T y) => equals(x, y);

    public override int GetHashCode(T obj) => hash == null ? throw new NotSupportedException() : hash(obj);

    public override bool Equals(object obj) => obj is DelegateEqualityComparer<T> other && equals == other.equals && hash == other.hash;

    public override int GetHashCode() => HashCode.Combine(equals.GetHashCode(), hash == null ? 0 : hash.GetHashCode());
}
