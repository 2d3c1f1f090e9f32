namespace System;

// The subtractive generator of Knuth that .NET uses for seeds.
internal sealed class SeededNumbers
{
    private readonly int[] numbers = new int[56];
    private int next;
    private int nextAfter = 21;

    public SeededNumbers(int seed)
    {
        int last = 161803398 - (seed == int.MinValue ? int.MaxValue : Math.Abs(seed));
        numbers[55] = last;
        int current = 1;
        int at = 0;
        for (int i = 1; i < 55; i++)
        {
            at += 21;
            if (at >= 55) at -= 55;
            numbers[at] = current;
            current = last - current;
            if (current < 0) current += int.MaxValue;
            last = numbers[at];
        }
        for (int round = 1; round < 5; round++)
        {
            for (int i = 1; i < 56; i++)
            {
                int other = i + 30;
                if (other >= 55) other -= 55;
                numbers[i] -= numbers[1 + other];
                if (numbers[i] < 0) numbers[i] += int.MaxValue;
            }
        }
    }

    public int Next()
    {
        if (++next >= 56) next = 1;
        if (++nextAfter >= 56) nextAfter = 1;
        int number = numbers[next] - numbers[nextAfter];
        if (number == int.MaxValue) number--;
        if (number < 0) number += int.MaxValue;
        numbers[next] = number;
        return number;
    }

    public double Sample() => Next() * (1.0 / int.MaxValue);

    public double SampleOfAll()
    {
        int number = Next();
        if (Next() % 2 == 0) number = -number;
        return (number + (double)(int.MaxValue - 1)) / (2u * int.MaxValue - 1);
    }
}
