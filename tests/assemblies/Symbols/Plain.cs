// Ordinary sequence points, local names and scopes, state machines.
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Symbols;

public static class Plain
{
    public static int Scopes(int n)
    {
        int outer = 0;
        for (int i = 0; i < n; i++)
        {
            int inner = i;
            {
                int innermost = inner * 2;
                outer += innermost;
            }
        }
        {
            const int constant = 3;
            const string? text = "in the debug information only";
            int inner = constant + text.Length;
            outer += inner;
        }
        return outer;
    }

    public static async Task<int> Async(int x)
    {
        int local = await Task.FromResult(x);
        await Task.Yield();
        return local;
    }

    public static IEnumerable<(int Left, dynamic? Right)> Iterator()
    {
        (int Left, dynamic? Right) pair = (1, null);
        yield return pair;
    }

    public static int SeveralOnOneLine(int a) { if (a > 0) { a++; } else { a--; } return a; }

    public static string OverSeveralLines(int a) =>
        a switch
        {
            0 =>
                "zero",
            _ => string.Concat(
                "other",
                a.ToString()),
        };
}
