using System;
using System.Diagnostics;
using System.Threading.Tasks;
using NUnit.Framework;

namespace OfNunit
{
    [SetUpFixture]
    public class Whole
    {
        public static string Text = "";
        [OneTimeSetUp] public void Begin() => Text += "w";
        [OneTimeTearDown] public void End() => Debug.Assert(Text is "w" or "w1s|x.te");
    }

    public class Base
    {
        [OneTimeSetUp] public void Once() => Whole.Text += "1";
        [SetUp] public async Task Each() { await Task.Yield(); Whole.Text += "s"; }
        [TearDown] public void Last() => Whole.Text += "t";
        [OneTimeTearDown] public void OnceAfter() => Whole.Text += "e";
    }

    public class Derived : Base
    {
        [Test] public void Runs() { Whole.Text += "|"; Task.Run(() => Whole.Text += "x").Wait(); }
        [TearDown] public void Earlier() => Whole.Text += ".";
    }

    public class WrongEnd
    {
        [Test] public void Runs() => Task.Run(() => { }).Wait();
        [TearDown] public void End() => throw new InvalidOperationException("the tear-down");
    }
}

namespace OfNunit.Other.Deeper
{
    public class Below { [Test] public string Runs() => Task.Run(() => Whole.Text).Result; }
}
