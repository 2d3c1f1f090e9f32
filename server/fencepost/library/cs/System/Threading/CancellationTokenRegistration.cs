using System.Threading.Tasks;

namespace System.Threading;

public readonly struct CancellationTokenRegistration : IEquatable<CancellationTokenRegistration>, IDisposable, IAsyncDisposable
{
    private readonly CancellationCallback entry;

    internal CancellationTokenRegistration(CancellationCallback entry) => this.entry = entry;

    public CancellationToken Token => entry == null ? default : new CancellationToken(entry.source);
    public bool Unregister() => entry != null && entry.source.Remove(entry);

    internal void DropInStep()
    {
        if (entry != null) entry.source.Unlink(entry);
    }

    public void Dispose()
    {
        if (entry != null) entry.source.RemoveAndWait(entry);
    }

    public ValueTask DisposeAsync()
    {
        if (entry == null || entry.source.RemoveUnlessRunning(entry)) return default;
        return new ValueTask(Task.Run(new Action(Dispose)));
    }

    public bool Equals(CancellationTokenRegistration other) => entry == other.entry;
    public override bool Equals(object obj) => obj is CancellationTokenRegistration other && Equals(other);
    public override int GetHashCode() => entry == null ? 0 : entry.GetHashCode();
    public static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right) => left.Equals(right);
    public static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right) => !left.Equals(right);
}
