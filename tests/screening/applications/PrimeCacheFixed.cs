// The cache is a concurrent dictionary.
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Numbers;

public class PrimeCache
{
    private readonly ConcurrentDictionary<int, bool> known = new();

    public bool IsPrime(int number)
    {
        if (!known.TryGetValue(number, out var prime))
        {
            prime = Compute(number);
            known[number] = prime;
        }
        return prime;
    }

    public void Warm(IEnumerable<int> numbers)
    {
        Parallel.ForEach(numbers, number => IsPrime(number));
    }

    private static bool Compute(int number)
    {
        for (int i = 2; i * i <= number; i++)
            if (number % i == 0)
                return false;
        return number > 1;
    }
}
