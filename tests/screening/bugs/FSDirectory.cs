// Lucene.NET, FSDirectory: pull request 205.
// Each thread that ends a file adds it to the stale files, while the thread that commits goes through them.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;

namespace Lucene.Net.Store;

public interface IFileSystem
{
    void Fsync(string name);
}

public abstract class BaseDirectory : IDisposable
{
    private volatile bool isOpen = true;

    protected void EnsureOpen()
    {
        if (!isOpen) throw new ObjectDisposedException(GetType().Name, "this Directory is disposed.");
    }

    public void Dispose() => isOpen = false;
}

public class FSDirectory : BaseDirectory
{
    protected readonly ISet<string> m_staleFiles = new HashSet<string>(); // Files written, but not yet sync'ed
    private readonly IFileSystem fileSystem;

    public FSDirectory(IFileSystem fileSystem)
    {
        this.fileSystem = fileSystem;
    }

    public virtual IndexOutput CreateOutput(string name)
    {
        EnsureOpen();
        return new IndexOutput(this, name);
    }

    protected internal virtual void OnIndexOutputClosed(string name)
    {
        m_staleFiles.Add(name); // HERE unsafe-collection
    }

    public void Sync(ICollection<string> names)
    {
        EnsureOpen();
        var toSync = new HashSet<string>(names);
        toSync.IntersectWith(m_staleFiles); // HERE unsafe-collection

        foreach (var name in toSync)
        {
            fileSystem.Fsync(name);
        }

        m_staleFiles.ExceptWith(toSync); // HERE unsafe-collection
    }
}

public class IndexOutput : IDisposable
{
    private readonly FSDirectory parent;
    private readonly string name;

    public IndexOutput(FSDirectory parent, string name)
    {
        this.parent = parent;
        this.name = name;
    }

    public void Dispose() => parent.OnIndexOutputClosed(name);
}
