using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

sealed class FactAttribute : Attribute { }

sealed class SetUpAttribute : Attribute { }

static class WithArguments
{
    static int total;

    static void Main(string[] args)
    {
        var other = new Thread(() => total++);
        other.Start();
        other.Join();
        Debug.Assert(total == 1 + args.Length);
    }
}

static class Asynchronous
{
    static async Task<int> Main() => await Task.Run(() => 7);
}

static class Alone
{
    static void Main() => Console.WriteLine("nobody else");
}

static class OtherArguments
{
    static void Main(int[] numbers) => new Thread(() => numbers[0]++).Start();
}

static class Tests
{
    [Fact]
    static async Task Two() => await Task.WhenAll(Task.Run(() => { }), Task.Run(() => { }));

    [Fact]
    static async Task One() => await Task.Run(() => { });
}

class Prepared
{
    protected string log = "";

    [SetUp]
    public void First() => log += "1";

    [SetUp]
    public virtual Task Second()
    {
        log += "2";
        return Task.CompletedTask;
    }
}

sealed class Further : Prepared, Xunit.IAsyncLifetime
{
    public override async Task Second()
    {
        log += "B";
        await Task.Run(() => { log += "C"; });
    }

    [SetUp]
    public int Third() { log += "3"; return 7; }

    public Task InitializeAsync()
    {
        log += "x";
        return Task.CompletedTask;
    }

    public Task DisposeAsync() => Task.CompletedTask;

    public string Log() => log;

    public void Nothing() { }
}

namespace Xunit
{
    interface IAsyncLifetime
    {
        Task InitializeAsync();
        Task DisposeAsync();
    }
}
