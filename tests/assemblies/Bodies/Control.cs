// Control flow: switches of every lowering, patterns, loops, long branches, tiny and fat bodies.
using System;
using System.Collections.Generic;

namespace Bodies;

public static class Control
{
    public static void Empty() { }

    public static int Tiny(int x) => x;

    public static int Fat(int x)
    {
        long a = x; double b = a; string c = b.ToString();
        return c.Length;
    }

    public static int Dense(int x)
    {
        switch (x)
        {
            case 0: return 10;
            case 1: case 2: return 20;
            case 3: goto case 0;
            case 5: x++; break;
            case 7: goto default;
            default: return -1;
        }
        return x;
    }

    public static int Sparse(int x) => x switch { -1000 => 1, 0 => 2, 77 => 3, 1_000_000 => 4, int.MaxValue => 5, _ => 6 };

    public static string Huge(byte x) => x switch
    {
        0 => "a", 1 => "b", 2 => "c", 3 => "d", 4 => "e", 5 => "f", 6 => "g", 7 => "h", 8 => "i", 9 => "j", 10 => "k", 11 => "l", 12 => "m",
        13 => "n", 14 => "o", 15 => "p", 16 => "q", 17 => "r", 18 => "s", 19 => "t", 20 => "u", 21 => "v", 22 => "w", 23 => "x", 24 => "y", 25 => "z",
        30 => "A", 31 => "B", 32 => "C", 33 => "D", 34 => "E", 35 => "F", 36 => "G", 37 => "H", 38 => "I", 39 => "J", 40 => "K", 41 => "L", 42 => "M",
        43 => "N", 44 => "O", 45 => "P", 46 => "Q", 47 => "R", 48 => "S", 49 => "T", 50 => "U", 51 => "V", 52 => "W", 53 => "X", 54 => "Y", 55 => "Z",
        100 or 101 or 102 => "0", 103 => "1", 104 => "2", 105 => "3", >= 200 and < 210 => "4", 255 => "5", _ => "",
    };

    public static int Long(long x) => x switch { 0 => 1, 1 => 2, 2 => 3, 3 => 4, long.MaxValue => 5, _ => 6 };

    public static int Text(string s)
    {
        switch (s) // by length and character, or by hash
        {
            case "zero": return 0;
            case "one": return 1;
            case "two": return 2;
            case "three": return 3;
            case "four": return 4;
            case "five": return 5;
            case "six": return 6;
            case "seven": return 7;
            case "": return 8;
            case null: return 9;
            default: return -1;
        }
    }

    public static int TextSpan(ReadOnlySpan<char> s) => s switch { "one" => 1, "two" => 2, _ => 0 };

    public static DayOfWeek Enum(DayOfWeek day) => day switch
    {
        DayOfWeek.Saturday or DayOfWeek.Sunday => DayOfWeek.Monday,
        var d when d > DayOfWeek.Wednesday => DayOfWeek.Friday,
        _ => day + 1,
    };

    public static int Exhausted(bool? b) => b switch { true => 1, false => 2, null => 3 };

    public static int NotExhaustive(Options o) => o switch { Options.A => 1, Options.B => 2 }; // throws SwitchExpressionException

    public enum Options { A, B }

    public static string Patterns(object? o) => o switch
    {
        null => "null",
        int and (< 0 or > 100) => "outside",
        int i when i % 2 == 0 => $"even {i}",
        int => "odd",
        string { Length: 0 } => "empty",
        string { Length: > 3 and < 10 } s and not "text" => s,
        string[] and [] => throw new InvalidOperationException(),
        int[] and [1, .., var last] => $"from one to {last}",
        int[] and [_, .. { Length: 2 } middle, _] => $"{middle[0]}",
        (int x, string y) => y + x,
        Point { X: 0, Y: var y } => $"on the axis at {y}",
        Point(var x, var y) when x == y => "diagonal",
        IEnumerable<object> { } list => list.ToString()!,
        char c and ((>= 'a' and <= 'z') or '_') => c.ToString(),
        double.NaN => "nan",
        1.5m => "decimal",
        Enum e => e.ToString("G"),
        _ => o.ToString()!,
    };

    public record Point(int X, int Y);

    public static int Loops(List<int> list, int[] array, string text, int[,] matrix, IEnumerable<(int, int)> pairs, Span<int> span)
    {
        int sum = 0;
        foreach (int item in list) sum += item;
        foreach (int item in array) sum += item;
        foreach (char c in text) sum += c;
        foreach (int item in matrix) sum += item;
        foreach (var (a, b) in pairs) sum += a * b;
        foreach (ref int item in span) item = sum++;
        for (int i = 0, j = 10; i < j; i++, j--) { if (i == 5) break; if (j == 7) continue; sum += i * j; }
        while (true) { if (sum-- < 0) break; }
        do { sum++; } while (sum < 3);
        return sum;
    }

    public static int Gotos(int x)
    {
    again:
        if (x > 10) goto done;
        x++;
        goto again;
    done:
        return x;
    }

    /// <summary>Branches over more than 127 bytes in both directions.</summary>
    public static int LongBranches(int x)
    {
        while (x < 1000)
        {
            if (x % 2 == 0)
            {
                x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7); x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7);
                x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7); x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7);
                x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7); x += Filler.Work(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7);
            }
            else
                x++;
        }
        return x;
    }

    public static bool ShortCircuit(int? a, string? b, Func<bool> c) => a is { } n && n > 0 && (b?.Length is 3 || c()) && !(b ?? "x").Equals("y");

    public static int Ternaries(bool a, bool b) => a ? b ? 1 : 2 : b ? 3 : 4;

    public static ref int RefTernary(bool a, ref int b, ref int c) => ref a ? ref b : ref c;
}
