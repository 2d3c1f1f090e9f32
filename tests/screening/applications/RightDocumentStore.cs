// A semaphore for one keeps the fields, over awaits too.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Documents;

public interface IDisk
{
    Task WriteAsync(string name, string text);
}

public class DocumentStore
{
    private readonly SemaphoreSlim gate = new(1, 1);
    private readonly Dictionary<string, int> versions = new();
    private readonly IDisk disk;
    private int saves;

    public DocumentStore(IDisk disk) => this.disk = disk;

    public async Task<int> SaveAsync(string name, string text)
    {
        await gate.WaitAsync();
        try
        {
            versions.TryGetValue(name, out var version);
            await disk.WriteAsync(name + "." + (version + 1), text);
            versions[name] = version + 1;
            saves++;
            return version + 1;
        }
        finally
        {
            gate.Release();
        }
    }

    public int Saves()
    {
        gate.Wait();
        try
        {
            return saves;
        }
        finally
        {
            gate.Release();
        }
    }
}
