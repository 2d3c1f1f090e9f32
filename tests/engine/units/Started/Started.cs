using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;
using NUnit.Framework;
using Product;

namespace Started
{
    /// <summary>Each of these may run something on another thread.</summary>
    public class Concurrent
    {
        [Test] public void InALibrary() => Deep.Start();
        [Test] public void ByAnInterface() => Call(new Direct());
        [Test] public void ByALambda() => Apply(() => Deep.Start());
        [Test] public void ByAnIterator() => Streams.Numbers().Sum();
        [Test] public Task ByAnAwait() => Streams.Later(1);
        [Test] public void ByAStaticField() => GC.KeepAlive(Lazily.Started);
        [Test] public void ByAnOverride() => Run(new Own());
        [Test] public void ByADisposal() { using (new Ends()) { } }
        [Test] public void ByATypeArgument() => Factory.Make<ByType>();
        [Test] public void InTheFieldOfAClass() => GC.KeepAlive(new WithField());
        [Test] public void ByALocalFunction() { int Inner() => Deep.Start(); Inner(); }
        [Test] public async Task InAStateMachine() { await Streams.AtOnce(1); Deep.Start(); }
        [Test] public void ByAnOverrideOfNet() => string.Concat(new Overrides(), "");
        [Test] public void Queues() => ThreadPool.QueueUserWorkItem(_ => { });
        [Test] public void Loops() => Parallel.For(0, 2, _ => { });
        [Test] public int Asks() => new[] { 1, 2 }.AsParallel().Sum();
        [Test] public void Cancels() => new CancellationTokenSource(10).Dispose();
        [Test] public async Task Reads() => await Channel.CreateUnbounded<int>().Reader.WaitToReadAsync();
        [Test] public void Reports() => ((IProgress<int>)new Progress<int>()).Report(1);

        private static int Call(IWork work) => work.Do(1);
        private static void Apply(Action action) => action();
        private static int Run(Step step) => step.Run();

        private sealed class Own : Step { protected override int Work() => Deep.Start(); }

        private sealed class WithField { private readonly int number = Deep.Start(); }
    }

    /// <summary>Of these, none does.</summary>
    public class Serial
    {
        [Test] public void Nothing() { }
        [Test] public void InALibrary() => Deep.Quiet(3);
        [Test] public void ByAnInterface() => Call(new Plain());
        [Test] public void ByADisposal() { using (new Quiet()) { } }
        [Test] public void ByAnotherMethod() { using (new Both()) { } }
        [Test] public Task ByAnAwait() => Streams.AtOnce(1);
        [Test] public void Cancels() => new CancellationTokenSource().Cancel();
        [Test] public void Completes() => new TaskCompletionSource<int>().SetResult(1);

        private static int Call(IPlain work) => work.Do(1);
    }

    public class SetUpStarts
    {
        [SetUp] public void Begin() => Deep.Start();
        [Test] public void Plain() { }
    }

    public abstract class Base
    {
        [Test] public void Shared() => Deep.Start();
        [Test] public virtual void Overridden() => Deep.Start();
    }

    public class First : Base { }

    public class Second : Base { public override void Overridden() => Deep.Start(); }

    public class ThirdOfAll : Bases.FromElsewhere { protected override int Add(int number) => number + 1; }

    public abstract class Alone { [Test] public void Abstract() => Deep.Start(); }

    public class Outer { public class Inner { [Test] public void Nested() => Deep.Start(); } }

    public class Skipped
    {
        [Test, Ignore("it is slow")] public void Ignored() => Deep.Start();
        [Test, Explicit] public void Explicit() => Deep.Start();
        [Xunit.Fact(Skip = "later")] public void Later() => Deep.Start();
        [Xunit.Fact(Skip = "on Mondays", SkipUnless = "Always")] public void Sometimes() => Deep.Start();
        [TUnit.Core.Test, TUnit.Core.Skip("broken")] public void Broken() => Deep.Start();
        [Test] public void WithoutRows(int number) => Deep.Start();
        [Test] public void Generic<T>() => Deep.Start();
    }

    [Ignore("all of it")] public class SkippedWhole { [Test] public void One() => Deep.Start(); }

    public class GenericClass<T> { [Test] public void One() => Deep.Start(); }

    [TestFixture(typeof(int))]
    public class Closed<T> { [Test] public void One() => Deep.Start(); }

    public class NoConstructor
    {
        public NoConstructor(Uri address) { }
        [Test] public void One() => Deep.Start();
    }
}
