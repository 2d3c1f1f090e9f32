using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Threading;

public static class Depth
{
    [ConcurrencyTest]
    public static int Recursion() => Down(0);

    private static int Down(int depth) => Down(depth + 1) + 1;

    [ConcurrencyTest]
    public static int RecursionWithEnd() => To(9_000);

    private static int To(int depth) => depth == 0 ? 0 : To(depth - 1) + 1;

    [ConcurrencyTest]
    public static int MutualRecursion() => Even(1_000_000_000) ? 1 : 0;

    private static bool Even(int number) => number == 0 || Odd(number - 1);

    private static bool Odd(int number) => number != 0 && Even(number - 1);

    [ConcurrencyTest]
    public static string GenericMethod() => Wrap<int>(1_000);

    private static string Wrap<T>(int depth) => depth == 0 ? typeof(T).Name : Wrap<List<T>>(depth - 1);

    [ConcurrencyTest]
    public static string GenericPairs() => Pairs<int>(40);

    private static string Pairs<T>(int depth) => depth == 0 ? typeof(T).Name : Pairs<KeyValuePair<T, T>>(depth - 1);

    [ConcurrencyTest]
    public static int GenericType() => new Nested<int>().Depth(100_000);

    private sealed class Nested<T>
    {
        public int Depth(int left) => left == 0 ? 0 : 1 + new Nested<Nested<T>>().Depth(left - 1);
    }

    [ConcurrencyTest]
    public static int GenericFields() => Holder<int>.Count;

    private static class Holder<T>
    {
        public static readonly int Count = 1 + Holder<T[]>.Count;
    }

    [ConcurrencyTest]
    public static int ArrayOfArrays()
    {
        Type type = typeof(int);
        for (int i = 0; i < 100_000; i++)
            type = type.MakeArrayType();
        return type.Name.Length;
    }

    [ConcurrencyTest]
    public static int TypeOfTypes()
    {
        Type type = typeof(int);
        for (int i = 0; i < 20_000; i++)
            type = typeof(List<>).MakeGenericType(type);
        return type.Name.Length;
    }

    [ConcurrencyTest]
    public static int DelegatesOfDelegates()
    {
        Func<int> function = () => 0;
        for (int i = 0; i < 100_000; i++)
        {
            Func<int> inner = function;
            function = () => inner() + 1;
        }
        return function();
    }

    [ConcurrencyTest]
    public static int DelegateLists()
    {
        Action action = () => { };
        for (int i = 0; i < 40; i++)
            action += action;
        action();
        return action.GetInvocationList().Length;
    }

    [ConcurrencyTest]
    public static int Exceptions()
    {
        Exception problem = new();
        for (int i = 0; i < 100_000; i++)
            problem = new Exception("outer", problem);
        return problem.ToString().Length;
    }

    [ConcurrencyTest]
    public static int Finally()
    {
        while (true)
        {
            try { throw new Exception(); }
            catch (Exception) { }
            finally { Depths++; }
        }
    }

    private static int Depths;

    [ConcurrencyTest]
    public static int Expressions()
    {
        Expression sum = Expression.Constant(0);
        for (int i = 0; i < 20_000; i++)
            sum = Expression.Add(sum, Expression.Constant(1));
        return Expression.Lambda<Func<int>>(sum).Compile()();
    }

    [ConcurrencyTest]
    public static int Queries()
    {
        IEnumerable<int> numbers = Enumerable.Range(0, 3);
        for (int i = 0; i < 20_000; i++)
            numbers = numbers.Select(number => number + 1);
        return numbers.Sum();
    }

    [ConcurrencyTest]
    public static int StaticLoop() => First.Value;

    private static class First
    {
        public static readonly int Value = Second.Value + 1;
    }

    private static class Second
    {
        public static readonly int Value = First.Value + 1;
    }

    [ConcurrencyTest]
    public static int StaticForEver() => ForEver.Value;

    private static class ForEver
    {
        public static readonly int Value = Count();

        private static int Count()
        {
            int count = 0;
            while (true)
                count++;
        }
    }

    [ConcurrencyTest]
    public static int LinkedStructure()
    {
        var first = new Link();
        var last = first;
        for (int i = 0; i < 300_000; i++)
            last = last.Next = new Link();
        var thread = new Thread(() => first = null);
        thread.Start();
        thread.Join();
        return first == null ? 0 : 1;
    }

    private sealed class Link
    {
        public Link Next;
    }

    [ConcurrencyTest]
    public static int DynamicDepth() => (int)Fall(3_000);

    private static dynamic Fall(dynamic depth) => depth == 0 ? 0 : Fall(depth - 1) + 1;

    [ConcurrencyTest]
    public static int Tuples() => Twice((1, 2), 30);

    private static int Twice<T>(T value, int depth) => depth == 0 ? value.GetHashCode() : Twice((value, value), depth - 1);
}
