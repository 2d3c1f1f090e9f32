namespace System;

public partial struct Nullable<T> where T : struct
{
    private readonly bool hasValue;
    internal T value;

    public Nullable(T value)
    {
        this.value = value;
        hasValue = true;
    }

    public readonly bool HasValue => hasValue;

    public readonly T Value
    {
        get
        {
            if (!hasValue) throw new InvalidOperationException("Nullable object must have a value.");
            return value;
        }
    }

    public readonly T GetValueOrDefault() => value;
    public readonly T GetValueOrDefault(T defaultValue) => hasValue ? value : defaultValue;

    public override bool Equals(object other)
    {
        if (!hasValue) return other == null;
        return other != null && value.Equals(other);
    }

    public override int GetHashCode() => hasValue ? value.GetHashCode() : 0;
    public override string ToString() => hasValue ? value.ToString() : "";
    public static implicit operator T?(T value) => new T?(value);
    public static explicit operator T(T? value) => value.Value;
}

public static class Nullable
{
    public static int Compare<T>(T? n1, T? n2) where T : struct
    {
        if (!n1.HasValue) return n2.HasValue ? -1 : 0;
        return n2.HasValue ? Comparer<T>.Default.Compare(n1.value, n2.value) : 1;
    }

    public static bool Equals<T>(T? n1, T? n2) where T : struct
    {
        if (!n1.HasValue) return !n2.HasValue;
        return n2.HasValue && EqualityComparer<T>.Default.Equals(n1.value, n2.value);
    }

    public static Type GetUnderlyingType(Type nullableType)
    {
        ArgumentNullException.ThrowIfNull(nullableType);
        if (nullableType.IsGenericType && nullableType.GetGenericTypeDefinition() == typeof(Nullable<>))
            return nullableType.GetGenericArguments()[0];
        return null;
    }

    public static ref readonly T GetValueRefOrDefaultRef<T>(ref readonly T? nullable) where T : struct => ref nullable.value;
}
