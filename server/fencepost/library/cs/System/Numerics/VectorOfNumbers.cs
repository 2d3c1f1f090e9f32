using System.Text;

namespace System.Numerics;

// Deviation: vectors have 128 bits, which the verdict names.
public readonly struct Vector<T> : IEquatable<Vector<T>>, IFormattable
{
    /// <summary>Null stands for zeros.</summary>
    private readonly T[] items;

    private Vector(T[] items, bool _) => this.items = items;

    public Vector(T value)
    {
        items = new T[Count];
        for (int i = 0; i < items.Length; i++) items[i] = value;
    }

    public Vector(T[] values) : this(values, 0) { }

    public Vector(T[] values, int index)
    {
        if (values == null) throw new NullReferenceException();
        if (index < 0 || values.Length - index < Count) throw new ArgumentOutOfRangeException("index");
        items = new ReadOnlySpan<T>(values, index, Count).ToArray();
    }

    public Vector(ReadOnlySpan<T> values)
    {
        if (values.Length < Count) throw new ArgumentOutOfRangeException("values");
        items = values.Slice(0, Count).ToArray();
    }

    public Vector(Span<T> values) : this((ReadOnlySpan<T>)values) { }

    internal static Vector<T> Of(T[] items) => new Vector<T>(items, true);

    public static bool IsSupported => Lanes<T>.Known != null;

    public static int Count
    {
        get
        {
            Fencepost.Machine.Assumes("a Vector<T> has 128 bits");
            return 16 / (Lanes<T>.Known ?? throw new NotSupportedException("Specified type is not supported")).Size;
        }
    }

    public static Vector<T> Zero => new Vector<T>(new T[Count], true);
    public static Vector<T> One => new Vector<T>(Lanes<T>.Known.One);

    public static Vector<T> Indices
    {
        get
        {
            Lanes<T> lanes = Lanes<T>.Known;
            T[] all = new T[Count];
            for (int i = 1; i < all.Length; i++) all[i] = lanes.Apply('+', all[i - 1], lanes.One);
            return Of(all);
        }
    }

    public T this[int index]
    {
        get
        {
            if ((uint)index >= (uint)Count) throw new ArgumentOutOfRangeException("index");
            return items == null ? default : items[index];
        }
    }

    internal Vector<T> With(char operation, Vector<T> other)
    {
        Lanes<T> lanes = Lanes<T>.Known;
        T[] all = new T[Count];
        for (int i = 0; i < all.Length; i++) all[i] = lanes.Apply(operation, this[i], other[i]);
        return Of(all);
    }

    /// <summary>How many elements compare so.</summary>
    internal int Compared(char comparison, Vector<T> other)
    {
        Lanes<T> lanes = Lanes<T>.Known;
        int count = 0;
        for (int i = 0; i < Count; i++)
        {
            if (lanes.Compare(comparison, this[i], other[i])) count++;
        }
        return count;
    }

    public void CopyTo(T[] destination) => CopyTo(destination, 0);

    public void CopyTo(T[] destination, int startIndex)
    {
        if (destination == null) throw new NullReferenceException();
        if ((uint)startIndex >= (uint)destination.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (destination.Length - startIndex < Count) throw new ArgumentException("Destination is too short.", "destination");
        CopyTo(new Span<T>(destination, startIndex, Count));
    }

    public void CopyTo(Span<T> destination)
    {
        if (!TryCopyTo(destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public bool TryCopyTo(Span<T> destination)
    {
        if (destination.Length < Count) return false;
        for (int i = 0; i < Count; i++) destination[i] = this[i];
        return true;
    }

    public bool Equals(Vector<T> other) => Compared('=', other) == Count;
    public override bool Equals(object obj) => obj is Vector<T> other && Equals(other);

    public override int GetHashCode()
    {
        HashCode code = default;
        for (int i = 0; i < Count; i++) code.Add(this[i]);
        return code.ToHashCode();
    }

    public override string ToString() => ToString("G", null);
    public string ToString(string format) => ToString(format, null);

    public string ToString(string format, IFormatProvider formatProvider)
    {
        StringBuilder text = new StringBuilder("<");
        for (int i = 0; i < Count; i++)
        {
            if (i > 0) text.Append(Globalization.NumberFormatInfo.GetInstance(formatProvider).NumberGroupSeparator).Append(' ');
            text.Append(((IFormattable)this[i]).ToString(format, formatProvider));
        }
        return text.Append('>').ToString();
    }

    public static Vector<T> operator +(Vector<T> left, Vector<T> right) => left.With('+', right);
    public static Vector<T> operator -(Vector<T> left, Vector<T> right) => left.With('-', right);
    public static Vector<T> operator *(Vector<T> left, Vector<T> right) => left.With('*', right);
    public static Vector<T> operator *(Vector<T> value, T factor) => value.With('*', new Vector<T>(factor));
    public static Vector<T> operator *(T factor, Vector<T> value) => value.With('*', new Vector<T>(factor));
    public static Vector<T> operator /(Vector<T> left, Vector<T> right) => left.With('/', right);
    public static Vector<T> operator /(Vector<T> left, T right) => left.With('/', new Vector<T>(right));
    public static Vector<T> operator -(Vector<T> value) => Zero.With('-', value);
    public static Vector<T> operator +(Vector<T> value) => value;
    public static bool operator ==(Vector<T> left, Vector<T> right) => left.Compared('=', right) == Count;
    public static bool operator !=(Vector<T> left, Vector<T> right) => left.Compared('=', right) != Count;
}

public static class Vector
{
    public static bool IsHardwareAccelerated => false;
    public static Vector<T> Create<T>(T value) => new Vector<T>(value);
    public static Vector<T> Create<T>(ReadOnlySpan<T> values) => new Vector<T>(values);
    public static Vector<T> Add<T>(Vector<T> left, Vector<T> right) => left + right;
    public static Vector<T> Subtract<T>(Vector<T> left, Vector<T> right) => left - right;
    public static Vector<T> Multiply<T>(Vector<T> left, Vector<T> right) => left * right;
    public static Vector<T> Multiply<T>(Vector<T> left, T right) => left * right;
    public static Vector<T> Multiply<T>(T left, Vector<T> right) => left * right;
    public static Vector<T> Divide<T>(Vector<T> left, Vector<T> right) => left / right;
    public static Vector<T> Negate<T>(Vector<T> value) => -value;
    public static Vector<T> Min<T>(Vector<T> left, Vector<T> right) => left.With('m', right);
    public static Vector<T> Max<T>(Vector<T> left, Vector<T> right) => left.With('M', right);
    public static Vector<T> Abs<T>(Vector<T> value) => value.With('a', value);
    public static T Dot<T>(Vector<T> left, Vector<T> right) => Sum(left * right);

    public static T Sum<T>(Vector<T> value)
    {
        T sum = value[0];
        for (int i = 1; i < Vector<T>.Count; i++) sum = Lanes<T>.Known.Apply('+', sum, value[i]);
        return sum;
    }

    public static bool EqualsAll<T>(Vector<T> left, Vector<T> right) => left.Compared('=', right) == Vector<T>.Count;
    public static bool EqualsAny<T>(Vector<T> left, Vector<T> right) => left.Compared('=', right) > 0;
    public static bool LessThanAll<T>(Vector<T> left, Vector<T> right) => left.Compared('<', right) == Vector<T>.Count;
    public static bool LessThanAny<T>(Vector<T> left, Vector<T> right) => left.Compared('<', right) > 0;
    public static bool GreaterThanAll<T>(Vector<T> left, Vector<T> right) => right.Compared('<', left) == Vector<T>.Count;
    public static bool GreaterThanAny<T>(Vector<T> left, Vector<T> right) => right.Compared('<', left) > 0;
    public static bool LessThanOrEqualAll<T>(Vector<T> left, Vector<T> right) => left.Compared('l', right) == Vector<T>.Count;
    public static bool LessThanOrEqualAny<T>(Vector<T> left, Vector<T> right) => left.Compared('l', right) > 0;
    public static bool GreaterThanOrEqualAll<T>(Vector<T> left, Vector<T> right) => right.Compared('l', left) == Vector<T>.Count;
    public static bool GreaterThanOrEqualAny<T>(Vector<T> left, Vector<T> right) => right.Compared('l', left) > 0;
}

/// <summary>What can be done with elements of a type; there is none for types that are no numbers.</summary>
internal abstract class Lanes<T>
{
    internal static Lanes<T> Known => (Lanes<T>)Make();

    internal abstract int Size { get; }
    internal abstract T One { get; }
    internal abstract T Apply(char operation, T left, T right);
    internal abstract bool Compare(char comparison, T left, T right);

    private static object Make()
    {
        if (typeof(T) == typeof(int)) return new LanesOf<int>(4);
        if (typeof(T) == typeof(float)) return new LanesOf<float>(4);
        if (typeof(T) == typeof(double)) return new LanesOf<double>(8);
        if (typeof(T) == typeof(byte)) return new LanesOf<byte>(1);
        if (typeof(T) == typeof(long)) return new LanesOf<long>(8);
        if (typeof(T) == typeof(sbyte)) return new LanesOf<sbyte>(1);
        if (typeof(T) == typeof(short)) return new LanesOf<short>(2);
        if (typeof(T) == typeof(ushort)) return new LanesOf<ushort>(2);
        if (typeof(T) == typeof(uint)) return new LanesOf<uint>(4);
        if (typeof(T) == typeof(ulong)) return new LanesOf<ulong>(8);
        if (typeof(T) == typeof(nint)) return new LanesOf<nint>(8);
        return typeof(T) == typeof(nuint) ? new LanesOf<nuint>(8) : null;
    }
}

internal sealed class LanesOf<T> : Lanes<T> where T : INumber<T>
{
    private readonly int size;

    internal LanesOf(int size) => this.size = size;

    internal override int Size => size;
    internal override T One => T.One;

    internal override T Apply(char operation, T left, T right) => operation switch
    {
        '+' => unchecked(left + right),
        '-' => unchecked(left - right),
        '*' => unchecked(left * right),
        '/' => left / right,
        'm' => T.Min(left, right),
        'M' => T.Max(left, right),
        _ => T.IsNegative(left) ? unchecked(-left) : left,
    };

    internal override bool Compare(char comparison, T left, T right) => comparison switch
    {
        '=' => left == right,
        '<' => left < right,
        _ => left <= right,
    };
}
