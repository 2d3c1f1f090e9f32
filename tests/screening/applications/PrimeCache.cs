// The iterations look numbers up in a dictionary and add to it at once.
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Numbers;

public class PrimeCache
{
    private readonly Dictionary<int, bool> known = new();

    public bool IsPrime(int number)
    {
        if (!known.TryGetValue(number, out var prime)) // HERE unsafe-collection
        {
            prime = Compute(number);
            known[number] = prime; // HERE unsafe-collection
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
