namespace System.Collections;

internal static class HashHelpers
{
    public static int ExpandPrime(int size) => GetPrime(2 * size);

    // The sizes that .NET's hash tables have: they decide which keys meet in a bucket.
    public static int GetPrime(int min)
    {
        if (min <= 3) return 3;
        if (min <= 7) return 7;
        if (min <= 11) return 11;
        if (min <= 17) return 17;
        int[] primes =
        {
            23, 29, 37, 47, 59, 71, 89, 107, 131, 163, 197, 239, 293, 353, 431, 521, 631, 761, 919, 1103, 1327, 1597, 1931, 2333,
            2801, 3371, 4049, 4861, 5839, 7013, 8419, 10103, 12143, 14591, 17519, 21023, 25229, 30293, 36353, 43627, 52361, 62851,
            75431, 90523, 108631, 130363, 156437, 187751, 225307, 270371, 324449, 389357, 467237, 560689, 672827, 807403, 968897,
            1162687, 1395263, 1674319, 2009191, 2411033, 2893249, 3471899, 4166287, 4999559, 5999471, 7199369,
        };
        for (int i = 0; i < primes.Length; i++)
        {
            if (primes[i] >= min) return primes[i];
        }
        return min | 1;
    }
}

internal sealed class EmptyEnumerator<T> : IEnumerator<T>
{
    public T Current => throw Fail.NoCurrent();

    object IEnumerator.Current => throw Fail.NoCurrent();

    public bool MoveNext() => false;

    public void Reset() { }

    public void Dispose() { }
}
