// FlakeId, Id.Create: pull request 18.
// The counter is read again after the atomic increment: two threads read one value.
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
        Interlocked.Increment(ref s_increment);
        var increment = s_increment & IncrementMask; // HERE linearizability

        var value = (timeStampMs << (ThreadIdBits + ProcessIdBits + IncrementBits)) + increment; // MAY linearizability
        return new Id(value); // MAY linearizability
    }

    public static implicit operator long(Id id) => id._value;

    public override string ToString() => _value.ToString();
}

public static class Ids
{
    public static long Next() => Id.Create();
}
