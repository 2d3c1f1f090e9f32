using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Written
{
    [AttributeUsage(AttributeTargets.Method)]
    sealed class ConcurrencyTestAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    sealed class OutcomeAttribute : Attribute
    {
        public OutcomeAttribute(string outcome, Expect expect) { }
    }

    [AttributeUsage(AttributeTargets.Class)]
    sealed class ThreadSafeAttribute : Attribute { }

    enum Expect { Acceptable, Forbidden }

    public enum Color { Red, Green }

    [Flags]
    public enum Days { None, Monday = 1, Tuesday = 2 }

    public record Point(int X, string Name);

    public readonly record struct Pair(Color Left, decimal Right);

    public struct Hidden
    {
        private readonly int inside;
        public Hidden(int inside) => this.inside = inside;
        public int Twice() => 2 * inside;
    }

    // What harnesses return, each of some type that C# has its own way to write.
    public static class Outcomes
    {
        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static Color Enumeration() => Color.Green;

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (Days, Days, Days) Flags() => (Days.None, Days.Monday | Days.Tuesday, (Days)8);

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (char, string, bool) Texts() => ('\'', "a\"b\n", true);

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (decimal, decimal, decimal) Decimals() => (1.50m, -0.001m, decimal.MaxValue);

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (double, float, double) Reals() => (0.1, 0.1f, double.NaN);

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (DateTime, DateTime) Moments() =>
            (new DateTime(2024, 1, 2), new DateTime(2024, 12, 31, 23, 59, 58, 7, DateTimeKind.Utc));

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (DateTimeOffset, DateOnly, TimeOnly) Offsets() =>
            (new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)), new DateOnly(2024, 2, 29), new TimeOnly(1, 2));

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (TimeSpan, TimeSpan, TimeSpan) Spans() => (TimeSpan.Zero, TimeSpan.FromSeconds(90), new TimeSpan(1));

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static Guid Identifier() => new Guid("00112233-4455-6677-8899-aabbccddeeff");

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (int?, Color?, Point) Nothing() => (3, null, null);

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static ((int, string), Tuple<int, Color>) Tuples() => ((1, "a"), Tuple.Create(2, Color.Red));

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (Point, Pair, Hidden) Parts() => (new Point(1, "a"), new Pair(Color.Green, 2.5m), new Hidden(3));

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static (int[], List<Color>, Queue<string>, Stack<int>) Collections()
        {
            var queue = new Queue<string>(new[] { "a", "b", "c" });
            queue.Dequeue();
            queue.Enqueue("d");
            return (new[] { 1, 2 }, new List<Color> { Color.Red, Color.Green }, queue, new Stack<int>(new[] { 1, 2 }));
        }

        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static object Boxed() => Color.Green;

        static Point point;
        static int[] numbers;

        // Objects that threads share.
        [ConcurrencyTest, Outcome(".*", Expect.Forbidden)]
        public static async Task<(Point, int[])> Shared()
        {
            numbers = new int[2];
            var one = Task.Run(() => { point = new Point(1, "a"); numbers[1] = 5; });
            var two = Task.Run(() => { numbers[0] = 4; });
            await one;
            await two;
            return (point, numbers);
        }
    }

    // Values in the rows of traces.
    public static class Rows
    {
        static decimal amount;
        static Days days;
        static TimeSpan span;
        static float part;
        static (int, Color) both;
        static char letter;

        [ConcurrencyTest]
        public static void Variables()
        {
            amount = 0;
            days = 0;
            span = TimeSpan.Zero;
            part = 0;
            both = (0, Color.Red);
            letter = ' ';
            var thread = new Thread(() =>
            {
                amount = 1.5m;
                days = Days.Monday | Days.Tuesday;
                span = TimeSpan.FromSeconds(2);
                part = 0.1f;
                both = (7, Color.Green);
                letter = '\'';
            });
            thread.Start();
            if (amount == 1.5m && days != 0 && span != TimeSpan.Zero && part != 0 && both.Item1 == 7 && letter == '\'')
                throw new InvalidOperationException();
            thread.Join();
        }
    }

    // Types that are not thread-safe, and what their members return.
    [ThreadSafe]
    public class Account
    {
        decimal amount;
        public decimal Add() { amount += 1.5m; return amount; }
    }

    [ThreadSafe]
    public class Lamp
    {
        Color color;
        public (Color, Pair) Change()
        {
            color = color == Color.Red ? Color.Green : Color.Red;
            return (color, new Pair(color, 1));
        }
    }

    [ThreadSafe]
    public class Log
    {
        string text = "";
        public string[] Note() { text += "a"; return new[] { text }; }
    }
}
