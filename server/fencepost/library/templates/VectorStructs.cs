// Vectors of numbers: words of 64 bits, in which elements lie from the low bits on.
//| Type      Words Half      Wider     Namespace                 kind  width lower  upper
//| Vector    2     Vector    Vector    System.Numerics           any   two   top    bottom
//| Vector64  1     Vector64  Vector128 System.Runtime.Intrinsics fixed one   wider  bottom
//| Vector128 2     Vector64  Vector256 System.Runtime.Intrinsics fixed two   wider  halves
//| Vector256 4     Vector128 Vector512 System.Runtime.Intrinsics fixed four  wider  halves
//| Vector512 8     Vector256 Vector512 System.Runtime.Intrinsics fixed eight top    halves

using System.Numerics;
using System.Text;

namespace $Namespace;

//if any
// Deviation: vectors have 128 bits, which the verdict names.
//end
public readonly partial struct $Type<T> : IEquatable<$Type<T>>
//if any
    , IFormattable
//end
{
    private readonly ulong word0;
//if two four eight
    private readonly ulong word1;
//end
//if four eight
    private readonly ulong word2, word3;
//end
//if eight
    private readonly ulong word4, word5, word6, word7;
//end

    internal $Type(ulong[] words)
    {
        word0 = words[0];
//if two four eight
        word1 = words[1];
//end
//if four eight
        word2 = words[2];
        word3 = words[3];
//end
//if eight
        word4 = words[4];
        word5 = words[5];
        word6 = words[6];
        word7 = words[7];
//end
    }

    internal ulong Word(int index) => index switch
    {
//if two four eight
        1 => word1,
//end
//if four eight
        2 => word2,
        3 => word3,
//end
//if eight
        4 => word4,
        5 => word5,
        6 => word6,
        7 => word7,
//end
        _ => word0,
    };

    internal static Lanes<T> Known => Lanes<T>.Known ?? throw new NotSupportedException("Specified type is not supported");

    internal static $Type<T> Of(T[] items)
    {
        Lanes<T> lanes = Known;
        int perWord = 8 / lanes.Size;
        ulong[] words = new ulong[$Words];
        for (int i = 0; i < items.Length; i++) words[i / perWord] |= lanes.ToBits(items[i]) << (i % perWord * lanes.Size * 8);
        return new $Type<T>(words);
    }

    internal T[] Items()
    {
        Lanes<T> lanes = Known;
        int perWord = 8 / lanes.Size;
        T[] items = new T[Count];
        for (int i = 0; i < items.Length; i++) items[i] = lanes.FromBits(Word(i / perWord) >> (i % perWord * lanes.Size * 8));
        return items;
    }

    public static bool IsSupported => Lanes<T>.Known != null;

    public static int Count
    {
        get
        {
//if any
            Fencepost.Machine.Assumes("a Vector<T> has 128 bits");
//end
            return 8 * $Words / Known.Size;
        }
    }

    public static $Type<T> Zero
    {
        get
        {
            _ = Known;
            return default;
        }
    }

    public static $Type<T> One => $Type.Create(Known.One);
    public static $Type<T> AllBitsSet => ~Zero;

    public static $Type<T> Indices
    {
        get
        {
            Lanes<T> lanes = Known;
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
            Lanes<T> lanes = Known;
            int perWord = 8 / lanes.Size;
            return lanes.FromBits(Word(index / perWord) >> (index % perWord * lanes.Size * 8));
        }
    }

    internal $Type<T> With(char operation, $Type<T> other)
    {
        Lanes<T> lanes = Known;
        T[] left = Items();
        T[] right = other.Items();
        for (int i = 0; i < left.Length; i++) left[i] = lanes.Apply(operation, left[i], right[i]);
        return Of(left);
    }

    internal $Type<T> Changed(char operation)
    {
        Lanes<T> lanes = Known;
        T[] items = Items();
        for (int i = 0; i < items.Length; i++) items[i] = lanes.Apply(operation, items[i], items[i]);
        return Of(items);
    }

    internal $Type<T> Shifted(char operation, int count)
    {
        Lanes<T> lanes = Known;
        T[] items = Items();
        for (int i = 0; i < items.Length; i++) items[i] = lanes.Shift(operation, items[i], count & (lanes.Size * 8 - 1));
        return Of(items);
    }

    internal $Type<T> Joined(char operation, $Type<T> other)
    {
        _ = Known;
        ulong[] words = new ulong[$Words];
        for (int i = 0; i < $Words; i++) words[i] = operation == '&' ? Word(i) & other.Word(i) : operation == '|' ? Word(i) | other.Word(i) : Word(i) ^ other.Word(i);
        return new $Type<T>(words);
    }

    /// <summary>All bits of the elements that compare so.</summary>
    internal $Type<T> Mask(char comparison, $Type<T> other)
    {
        Lanes<T> lanes = Known;
        T[] left = Items();
        T[] right = other.Items();
        T none = default;
        T all = lanes.FromBits(ulong.MaxValue);
        for (int i = 0; i < left.Length; i++) left[i] = lanes.Compare(comparison, left[i], right[i]) ? all : none;
        return Of(left);
    }

    /// <summary>How many elements compare so.</summary>
    internal int Compared(char comparison, $Type<T> other)
    {
        Lanes<T> lanes = Known;
        T[] left = Items();
        T[] right = other.Items();
        int count = 0;
        for (int i = 0; i < left.Length; i++)
        {
            if (lanes.Compare(comparison, left[i], right[i])) count++;
        }
        return count;
    }

//if any
    public Vector(T value) => this = Vector.Create(value);
    public Vector(T[] values) : this(values, 0) { }

    public Vector(T[] values, int index)
    {
        if (values == null) throw new NullReferenceException();
        if (index < 0 || values.Length - index < Count) throw new ArgumentOutOfRangeException("index");
        this = Of(new ReadOnlySpan<T>(values, index, Count).ToArray());
    }

    public Vector(ReadOnlySpan<T> values)
    {
        if (values.Length < Count) throw new ArgumentOutOfRangeException("values");
        this = Of(values.Slice(0, Count).ToArray());
    }

    public Vector(Span<T> values) : this((ReadOnlySpan<T>)values) { }

    public Vector(ReadOnlySpan<byte> values)
    {
        _ = Known;
        if (values.Length < Vector<byte>.Count) throw new ArgumentOutOfRangeException("values");
        this = Vector<byte>.Of(values.Slice(0, Vector<byte>.Count).ToArray()).Bits<T>();
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

    public void CopyTo(Span<byte> destination)
    {
        if (!TryCopyTo(destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public bool TryCopyTo(Span<T> destination) => ((ReadOnlySpan<T>)Items()).TryCopyTo(destination);
    public bool TryCopyTo(Span<byte> destination) => ((ReadOnlySpan<byte>)Bits<byte>().Items()).TryCopyTo(destination);
    public string ToString(string format) => ToString(format, null);
    public string ToString(string format, IFormatProvider formatProvider) => Text(format, formatProvider);
//end

    internal $Type<TTo> Bits<TTo>()
    {
        _ = Known;
        _ = $Type<TTo>.Known;
        ulong[] words = new ulong[$Words];
        for (int i = 0; i < $Words; i++) words[i] = Word(i);
        return new $Type<TTo>(words);
    }

    public bool Equals($Type<T> other) => Compared('e', other) == Count;
    public override bool Equals(object obj) => obj is $Type<T> other && Equals(other);

    public override int GetHashCode()
    {
        HashCode code = default;
        foreach (T item in Items()) code.Add(item);
        return code.ToHashCode();
    }

    public override string ToString() => Text("G", null);

    private string Text(string format, IFormatProvider provider)
    {
        StringBuilder text = new StringBuilder("<");
        T[] items = Items();
        for (int i = 0; i < items.Length; i++)
        {
            if (i > 0) text.Append(Globalization.NumberFormatInfo.GetInstance(provider).NumberGroupSeparator).Append(' ');
            text.Append(((IFormattable)items[i]).ToString(format, provider));
        }
        return text.Append('>').ToString();
    }

    public static $Type<T> operator +($Type<T> left, $Type<T> right) => left.With('+', right);
    public static $Type<T> operator -($Type<T> left, $Type<T> right) => left.With('-', right);
    public static $Type<T> operator *($Type<T> left, $Type<T> right) => left.With('*', right);
    public static $Type<T> operator *($Type<T> left, T right) => left.With('*', $Type.Create(right));
    public static $Type<T> operator *(T left, $Type<T> right) => right.With('*', $Type.Create(left));
    public static $Type<T> operator /($Type<T> left, $Type<T> right) => left.With('/', right);
    public static $Type<T> operator /($Type<T> left, T right) => left.With('/', $Type.Create(right));
    public static $Type<T> operator -($Type<T> value) => value.Changed('n');
    public static $Type<T> operator +($Type<T> value) => value;
    public static $Type<T> operator &($Type<T> left, $Type<T> right) => left.Joined('&', right);
    public static $Type<T> operator |($Type<T> left, $Type<T> right) => left.Joined('|', right);
    public static $Type<T> operator ^($Type<T> left, $Type<T> right) => left.Joined('^', right);

    public static $Type<T> operator ~($Type<T> value)
    {
        _ = Known;
        ulong[] words = new ulong[$Words];
        for (int i = 0; i < $Words; i++) words[i] = ~value.Word(i);
        return new $Type<T>(words);
    }

    public static $Type<T> operator <<($Type<T> value, int shiftCount) => value.Shifted('<', shiftCount);
    public static $Type<T> operator >>($Type<T> value, int shiftCount) => value.Shifted('>', shiftCount);
    public static $Type<T> operator >>>($Type<T> value, int shiftCount) => value.Shifted('u', shiftCount);
    public static bool operator ==($Type<T> left, $Type<T> right) => left.Compared('=', right) == Count;
    public static bool operator !=($Type<T> left, $Type<T> right) => left.Compared('=', right) != Count;
//if any
    public static explicit operator Vector<byte>(Vector<T> value) => value.Bits<byte>();
    public static explicit operator Vector<double>(Vector<T> value) => value.Bits<double>();
    public static explicit operator Vector<short>(Vector<T> value) => value.Bits<short>();
    public static explicit operator Vector<int>(Vector<T> value) => value.Bits<int>();
    public static explicit operator Vector<long>(Vector<T> value) => value.Bits<long>();
    public static explicit operator Vector<nint>(Vector<T> value) => value.Bits<nint>();
    public static explicit operator Vector<nuint>(Vector<T> value) => value.Bits<nuint>();
    public static explicit operator Vector<sbyte>(Vector<T> value) => value.Bits<sbyte>();
    public static explicit operator Vector<float>(Vector<T> value) => value.Bits<float>();
    public static explicit operator Vector<ushort>(Vector<T> value) => value.Bits<ushort>();
    public static explicit operator Vector<uint>(Vector<T> value) => value.Bits<uint>();
    public static explicit operator Vector<ulong>(Vector<T> value) => value.Bits<ulong>();
//end
}
