using System;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

// Runs of asynchronous methods.
public class Awaited
{
    int count;

    async Task Add()
    {
        int before = count;
        await Task.Yield();
        count = before + 1;
    }

    [ConcurrencyTest]
    public static async Task LostUpdate()
    {
        var counter = new Awaited();
        await Task.WhenAll(counter.Add(), counter.Add());
        if (counter.count != 2) throw new InvalidOperationException();
    }

    // The writer never says that it has written all.
    [ConcurrencyTest]
    public static async Task NeverCompleted()
    {
        var channel = Channel.CreateBounded<int>(1);
        Task<int> sum = Sum(channel.Reader);
        for (int i = 0; i < 3; i++)
        {
            await channel.Writer.WriteAsync(i);
        }
        await sum;
    }

    static async Task<int> Sum(ChannelReader<int> reader)
    {
        await Task.Yield();
        int sum = 0;
        await foreach (int item in reader.ReadAllAsync())
        {
            sum += item;
        }
        return sum;
    }

    struct Slot
    {
        public int? Value;
    }

    static Slot slot;

    [ConcurrencyTest]
    public static void Emptied()
    {
        slot.Value = 1;
        Task clears = Task.Run(() => slot.Value = null);
        if (slot.Value.HasValue && slot.Value.GetValueOrDefault() == 0) throw new InvalidOperationException();
        clears.Wait();
    }
}
