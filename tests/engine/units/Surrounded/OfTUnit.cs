using System.Diagnostics;
using System.Threading.Tasks;
using TUnit.Core;

namespace OfTUnit
{
    public class Hooks
    {
        private static string text = "";
        [Before(HookType.Class)] public static void Once() => text += "c";
        [Before(HookType.Test)] public Task Each() { text += "t"; return Task.CompletedTask; }
        [After(HookType.Test)] public void Last() => Debug.Assert(text == "ct|x");

        [Test]
        public async Task Runs() { text += "|"; await Task.Run(() => text += "x"); }
    }
}
