using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading.Tasks;
using NUnit.Framework;
using Xunit;

namespace Rowed
{
    public enum Size { Small, Large = 5 }

    public class OfXunit
    {
        [Theory, InlineData(1, "a"), InlineData(2, null), InlineData(3, "c", Skip = "not today")]
        public Task<string> Inline(long number, string text) => Task.Run(() => number + (text ?? "null"));

        [Theory, InlineData(1), InlineData(2, 3, 4)]
        public async Task<int> Rest(int first, params int[] rest) => await Task.Run(() => first * 10 + rest.Length);

        [Theory, InlineData(Size.Large, new[] { 1, 2 }, typeof(string), 'x', 1.5)]
        public async Task<string> Kinds(Size size, int[] numbers, Type type, char letter, double real, int more = 7) =>
            await Task.Run(() => size + "/" + numbers.Length + "/" + type.Name + "/" + letter + "/" + (real * 2) + "/" + more);

        public static IEnumerable<object[]> Pairs()
        {
            for (int i = 0; i < 2; i++) yield return new object[] { i, "p" + i };
        }

        public static TheoryData<int, string> Data { get; } = new TheoryData<int, string> { { 4, "d" }, { 5, "e" } };
        public static readonly (int, string)[] Tuples = { (6, "t"), (7, "u") };
        public static List<TheoryDataRow<int, string>> Rows() => new List<TheoryDataRow<int, string>> { new(8, "r") };
        public static IEnumerable<object[]> From(int first) { yield return new object[] { first, "f" }; }

        [Theory, MemberData(nameof(Pairs)), InlineData(9, "i")]
        public Task<string> Members(int number, string text) => Task.Run(() => number + text);

        [Theory, MemberData(nameof(Data))]
        public Task<string> Typed(int number, string text) => Task.Run(() => number + text);

        [Theory, MemberData(nameof(Tuples))]
        public Task<string> OfTuples(int number, string text) => Task.Run(() => number + text);

        [Theory, MemberData(nameof(Rows))]
        public Task<string> OfRows(int number, string text) => Task.Run(() => number + text);

        [Theory, MemberData(nameof(From), 3)]
        public Task<string> WithArguments(int number, string text) => Task.Run(() => number + text);

        [Theory, MemberData("Values", MemberType = typeof(Elsewhere))]
        public Task<string> InAnotherType(int number, string text) => Task.Run(() => number + text);

        [Theory, ClassData(typeof(Elsewhere))]
        public Task<string> OfAClass(int number, string text) => Task.Run(() => number + text);

        [Theory, InlineData(0), InlineData(3)]
        public void Fails(int number)
        {
            int total = 0;
            Parallel.Invoke(() => total += 1, () => System.Threading.Volatile.Read(ref total));
            Debug.Assert(number < 2);
        }

        [Theory, InlineData(1, 2)] public Task TooMany(int number) => Task.Run(() => number);
        [Theory, MemberData("Nowhere")] public Task NoSource(int number) => Task.Run(() => number);
    }

    public class Elsewhere : IEnumerable<object[]>
    {
        public static object[][] Values => new[] { new object[] { 1, "v" } };
        public IEnumerator<object[]> GetEnumerator() { yield return new object[] { 2, "w" }; }
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public class OfNunit
    {
        [TestCase(1, ExpectedResult = 2), TestCase(3, ExpectedResult = 4), TestCase(5, Ignore = "odd", ExpectedResult = 0)]
        public async Task<int> Cases(byte number) => await Task.Run(() => number + 1);

        [TestCase(1, ExpectedResult = 3)]
        public int Wrong(int number) => Task.Run(() => number + 1).Result;

        [Test(ExpectedResult = 8)]
        public int Judged() => Task.Run(() => 7).Result;

        [TestCase(null, "a", ExpectedResult = "a")]
        public string Named(string first, string second) => Task.Run(() => first ?? second).Result;

        private static readonly TestCaseData[] Source = { new TestCaseData(1, 2).Returns(3), new TestCaseData(3, 4).Returns(8) };

        [TestCaseSource(nameof(Source))]
        public int OfSource(int a, int b) => Task.Run(() => a + b).Result;

        private static IEnumerable<int> Numbers => new[] { 3, 4 };

        [TestCaseSource(nameof(Numbers))]
        public int Single(int number) => Task.Run(() => number).Result;

        [Test]
        public string Combined([Values(1, 2)] int number, [Values] bool flag, [NUnit.Framework.Range(5, 6)] int more) =>
            Task.Run(() => $"{number}{flag}{more}").Result;

        [Test, Sequential]
        public string InSequence([Values(1, 2)] int number, [Values] Size size) => Task.Run(() => $"{number}{size}").Result;

        [Test, Sequential]
        public int Uneven([Values(1, 2)] int one, [Values(1, 2, 3)] int other) => Task.Run(() => one + other).Result;

        [Test]
        public int Many([NUnit.Framework.Range(1, 1001)] int number) => Task.Run(() => number).Result;

        [Test]
        public int Product([NUnit.Framework.Range(1, 11)] int a, [NUnit.Framework.Range(1, 11)] int b, [NUnit.Framework.Range(1, 11)] int c) =>
            Task.Run(() => a + b + c).Result;
    }
}

namespace Rowed
{
    [TestFixture(1, 2), TestFixture(3, 4)]
    public class OfClass
    {
        private readonly int a, b;
        public OfClass(int a, int b) { this.a = a; this.b = b; }
        [TestCase(2)] public int Sum(int times) => Task.Run(() => (a + b) * times).Result;
    }
}

namespace Rowed.MsTest
{
    using Microsoft.VisualStudio.TestTools.UnitTesting;

    [TestClass]
    public class OfMsTest
    {
        [DataTestMethod, DataRow(1, "a"), DataRow(2, "b")]
        public Task<string> Rows(int number, string text) => Task.Run(() => number + text);

        [TestMethod, DataRow(5)]
        public Task<int> One(int number) => Task.Run(() => number);

        [TestMethod, ExpectedException(typeof(InvalidOperationException))]
        public void Throws() => Task.Run(() => throw new InvalidOperationException()).GetAwaiter().GetResult();

        [TestMethod, ExpectedException(typeof(InvalidOperationException))]
        public void ThrowsNot() => Task.Run(() => { }).Wait();

        [TestMethod, ExpectedException(typeof(ArgumentException))]
        public void ThrowsElse() => Task.Run(() => throw new FormatException()).GetAwaiter().GetResult();

        public static IEnumerable<(int, string)> Many() { yield return (3, "m"); }

        [TestMethod, DynamicData(nameof(Many), DynamicDataSourceType.Method)]
        public Task<string> Dynamic(int number, string text) => Task.Run(() => number + text);
    }
}

namespace Rowed.TUnit
{
    using global::TUnit.Core;

    public class OfTUnit
    {
        [Test, Arguments(1, true), Arguments(2, false)]
        public Task<string> Rows(int number, bool flag) => Task.Run(() => $"{number}{flag}");

        public static IEnumerable<Func<(int, string)>> Made() { yield return () => (4, "g"); }

        [Test, MethodDataSource(nameof(Made))]
        public Task<string> Source(int number, string text) => Task.Run(() => number + text);
    }
}
