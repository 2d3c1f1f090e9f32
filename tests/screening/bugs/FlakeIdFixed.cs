// FlakeId, Id.Create: pull request 18.
// The result of the atomic increment is used.
using System;
using System.Threading;

namespace FlakeId;

/// <summary>Represents a unique, K-ordered, sortable identifier.</summary>
public struct Id
{
    private const int TimestampBits = 42;
    private const int ThreadIdBits = 5;
    private const int ProcessIdBits = 5;
    private const int IncrementBits = 12;
    private const long IncrementMask = (1L << IncrementBits) - 1;

    private static int s_increment;

    private readonly long _value;

    public Id(long value) => _value = value;

    public static Id Create()
    {
        return Create(0);
    }

    public static Id Create(long timeStampMs)
    {
        var increment = Interlocked.Increment(ref s_increment) & IncrementMask;

        var value = (timeStampMs << (ThreadIdBits + ProcessIdBits + IncrementBits)) + increment;
        return new Id(value);
    }

    public static implicit operator long(Id id) => id._value;

    public override string ToString() => _value.ToString();
}

public static class Ids
{
    public static long Next() => Id.Create();
}
