using System;
using System.Diagnostics;
using System.Threading.Tasks;
using Xunit;
using Xunit.Abstractions;

[assembly: AssemblyFixture(typeof(OfXunit.WholeFixture))]

namespace OfXunit
{
    /// <summary>What has happened, in order.</summary>
    public static class Log { public static string Text = ""; }

    public sealed class WholeFixture { public WholeFixture() => Log.Text += "w"; }

    public sealed class Fixture : IAsyncLifetime
    {
        public string State = "new";
        public Fixture(WholeFixture whole) => Log.Text += whole != null ? "f" : "-";
        public Task InitializeAsync() { State = "ready"; Log.Text += "i"; return Task.CompletedTask; }
        public Task DisposeAsync() { Log.Text += "d"; Debug.Assert(Log.Text == "wcfio|xod"); return Task.CompletedTask; }
    }

    public sealed class Shared { public Shared() => Log.Text += "c"; }

    [CollectionDefinition("shared")] public class Definition : ICollectionFixture<Shared> { }

    [Collection("shared")]
    public sealed class WithFixtures : IClassFixture<Fixture>, IDisposable
    {
        private readonly Fixture fixture;
        private readonly ITestOutputHelper output;

        public WithFixtures(Fixture fixture, ITestOutputHelper output, Shared shared)
        {
            this.fixture = fixture;
            this.output = output;
            Log.Text += shared != null ? "o" : "-";
        }

        [Fact]
        public async Task Runs()
        {
            output.WriteLine("it begins");
            output.WriteLine("{0} of {1}", 1, 2);
            Debug.Assert(fixture.State == "ready" && output.Output == null);
            Log.Text += "|";
            await Task.Run(() => Log.Text += "x");
        }

        /// <summary>It is called before that of the fixture.</summary>
        public void Dispose() => Log.Text += "o";
    }

    public sealed class EndsWrong : IAsyncDisposable
    {
        [Fact] public Task Runs() => Task.Run(() => { });
        public async ValueTask DisposeAsync() { await Task.Yield(); Debug.Assert(false, "it is disposed of"); }
    }

    /// <summary>Nothing is called after a test that fails.</summary>
    public sealed class FailsFirst : IDisposable
    {
        [Fact] public void Runs() { Task.Run(() => { }).Wait(); throw new InvalidOperationException("the test"); }
        public void Dispose() => throw new InvalidOperationException("the end");
    }

    public sealed class WithProxies
    {
        [Fact]
        public async Task Runs()
        {
            var made = new Castle.DynamicProxy.ProxyGenerator().Make<IDisposable>();
            await Task.Run(() => made?.Dispose());
        }
    }

    public sealed class NeedsMore
    {
        public NeedsMore(Version version) { }
        [Fact] public Task Runs() => Task.Run(() => { });
    }
}
