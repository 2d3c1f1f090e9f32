using System;
using System.IO;
using System.Security.Authentication;
using System.Threading;
using System.Xml;

namespace Unasked;

/// <summary>Right: what the file system does is not known, and no thread can tell.</summary>
public sealed class Journal
{
    readonly object gate = new object();
    int lines;

    public int Write(string line)
    {
        lock (gate)
        {
            if (!File.Exists("journal"))
                return lines;
            File.AppendAllText("journal", line);
            return ++lines;
        }
    }
}

/// <summary>Wrong where the file is there, and where it is not.</summary>
public sealed class Log
{
    readonly object gate = new object();
    int written, lost;

    public int Written { get { lock (gate) return written; } }
    public int Lost { get { lock (gate) return lost; } }

    public void Write()
    {
        if (File.Exists("log"))
            written++;
        else
            lost++;
    }
}

public interface ITransport
{
    T Send<T>(T message, ref int sent);
}

/// <summary>Needs what no stub can do, an enum that is not here, and a struct that has to be filled.</summary>
public sealed class Uploader
{
    readonly ITransport transport;
    readonly SslProtocols protocols;
    readonly Target target;
    int uploads;

    public Uploader(ITransport transport, SslProtocols protocols, Target target)
    {
        this.transport = transport ?? throw new ArgumentNullException(nameof(transport));
        this.protocols = protocols;
        this.target = target;
        _ = target.Name.Length;
    }

    public int Upload()
    {
        int sent = 0;
        if (protocols == SslProtocols.None)
            transport.Send(target.Name, ref sent);
        return Interlocked.Increment(ref uploads);
    }
}

public readonly struct Target
{
    public Target(string name) => Name = name ?? throw new ArgumentNullException(nameof(name));

    public string Name { get; }
}

public interface IStore
{
    int Next();
}

/// <summary>The first class that fits, and none that can be made of nothing.</summary>
public sealed class Buffered : IStore
{
    readonly IStore inner;

    public Buffered(IStore inner) => this.inner = inner ?? throw new ArgumentNullException(nameof(inner));

    public int Next() => inner.Next();
}

public sealed class Plain : IStore
{
    int last;

    public int Next() => Interlocked.Increment(ref last);
}

public sealed class Numbers
{
    readonly IStore store;
    readonly object gate = new object();

    public Numbers(IStore store) => this.store = store ?? throw new ArgumentNullException(nameof(store));

    public int Next()
    {
        lock (gate)
            return store.Next();
    }
}

/// <summary>Only its own code makes one.</summary>
public sealed class Session
{
    static Session current;
    int uses;

    Session() { }

    internal static Session Current => current ??= new Session();

    public int Use() => Interlocked.Increment(ref uses);
}

public sealed class Closed
{
    int uses;

    Closed(int uses) => this.uses = uses;

    public int Use() => Interlocked.Increment(ref uses);
}

/// <summary>Derived from a class that is not here: calls through that one get to this one.</summary>
public sealed class Prefixes : XmlNamespaceManager
{
    public int Count;

    public Prefixes() : base(null) { }

    public override void AddNamespace(string prefix, string uri)
    {
        base.AddNamespace(prefix, uri);
        Count++;
    }
}

/// <summary>Wrong by what the derived class does.</summary>
public sealed class Namespaces
{
    readonly Prefixes prefixes = new Prefixes();
    readonly object gate = new object();

    public int Count { get { lock (gate) return prefixes.Count; } }

    public void Add()
    {
        XmlNamespaceManager manager = prefixes;
        manager.AddNamespace("a", "b");
    }
}

/// <summary>What makes threads meet is never taken for anything.</summary>
public sealed class Bound
{
    int uses;

    public int Use()
    {
        using (ThreadPoolBoundHandle.BindHandle(null))
            return Interlocked.Increment(ref uses);
    }
}

/// <summary>Its end comes once, whoever is the last to use it.</summary>
public sealed class Drain
{
    sealed class Pipe : System.Runtime.InteropServices.SafeHandle
    {
        public int Ends;

        public Pipe() : base(IntPtr.Zero, true) => SetHandle((IntPtr)1);

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Interlocked.Increment(ref Ends);
            return true;
        }
    }

    readonly Pipe pipe = new Pipe();

    public int Ends => Volatile.Read(ref pipe.Ends);

    public void Stop() => pipe.Dispose();
}

public static class Asked
{
    public static bool Exists() => File.Exists("log");
}
