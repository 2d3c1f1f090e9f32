using System.Diagnostics;
using System.Threading.Tasks;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace OfMsTest
{
    [TestClass]
    public class Whole
    {
        public static string Text = "";
        [AssemblyInitialize] public static void Begin(TestContext context) => Text += context.Attempts;
        [AssemblyCleanup] public static void End() => Debug.Assert(Text is "1" or "1bcim|xz.", Text);
    }

    public class Base
    {
        [ClassInitialize(InheritanceBehavior.BeforeEachDerivedClass)]
        public static void Once(TestContext context) => Whole.Text += "b";
    }

    [TestClass]
    public class Contexts : Base
    {
        public TestContext TestContext { get; set; }
        [ClassInitialize] public static async Task Begin(TestContext context) { await Task.Yield(); Whole.Text += "c"; }
        [TestInitialize] public void Each() => Whole.Text += TestContext != null ? "i" : "-";
        [TestCleanup] public void Last() => Whole.Text += "z";
        [ClassCleanup] public static void End() => Whole.Text += ".";

        [TestMethod]
        public void Runs()
        {
            TestContext.WriteLine("it runs");
            Whole.Text += TestContext.TestName == null ? "m|" : "-";
            Task.Run(() => Whole.Text += "x").Wait();
        }
    }
}
