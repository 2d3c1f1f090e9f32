using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Product
{
    public interface IWork { int Do(int number); }

    public sealed class Direct : IWork { public int Do(int number) => number + 1; }

    /// <summary>Starts a task where only an interface is called.</summary>
    public sealed class Background : IWork
    {
        public int Do(int number)
        {
            int result = 0;
            Task.Run(() => result = number + 1).Wait();
            return result;
        }
    }

    public interface IPlain { int Do(int number); }

    public sealed class Plain : IPlain { public int Do(int number) => number; }

    public abstract class Step
    {
        public int Run() => Work();
        protected abstract int Work();
    }

    public class Deep
    {
        public static int Start() => new Deep().Inner();
        private int Inner() => Innermost(3);
        private static int Innermost(int depth)
        {
            if (depth > 0) return Innermost(depth - 1);
            var thread = new Thread(() => { });
            thread.Start();
            thread.Join();
            return 1;
        }

        public static int Quiet(int number) => Recursive(number);
        private static int Recursive(int number) => number > 0 ? Other(number - 1) : number;
        private static int Other(int number) => Recursive(number);
    }

    public static class Lazily
    {
        public static readonly Timer Started = new Timer(_ => { }, null, Timeout.Infinite, Timeout.Infinite);
    }

    public sealed class Ends : IDisposable { public void Dispose() => Deep.Start(); }

    public sealed class Quiet : IDisposable { public void Dispose() { } }

    /// <summary>What .NET calls of it is Dispose, and not what starts something.</summary>
    public class Both : IDisposable
    {
        public void Dispose() { }
        public virtual void Begin() => Deep.Start();
    }

    /// <summary>.NET calls what it overrides.</summary>
    public sealed class Overrides { public override string ToString() => Deep.Start().ToString(); }

    public static class Streams
    {
        public static IEnumerable<int> Numbers()
        {
            yield return 1;
            yield return Deep.Start();
        }

        public static async Task<int> Later(int number)
        {
            await Task.Yield();
            return number;
        }

        public static async Task<int> AtOnce(int number)
        {
            await Task.CompletedTask;
            return number;
        }
    }

    public sealed class ByType { public ByType() => Deep.Start(); }

    public static class Factory { public static T Make<T>() where T : new() => new T(); }
}
