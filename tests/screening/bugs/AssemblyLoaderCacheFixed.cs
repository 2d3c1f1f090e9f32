// aspnet/dnx, RuntimeBootstrapper: issue 508.
// The dictionary is a `ConcurrentDictionary`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

namespace Microsoft.Framework.Runtime.Loader;

public sealed class LoadedAssembly
{
    public LoadedAssembly(string name) => Name = name;

    public string Name { get; }
}

public class AssemblyLoaderCache
{
    private readonly ConcurrentDictionary<string, object> _assemblyLoadLocks = new ConcurrentDictionary<string, object>(StringComparer.Ordinal);
    private readonly ConcurrentDictionary<string, LoadedAssembly> _assemblyCache = new ConcurrentDictionary<string, LoadedAssembly>(StringComparer.Ordinal);

    public LoadedAssembly Load(string name)
    {
        return GetOrAdd(name, n => new LoadedAssembly(n));
    }

    private LoadedAssembly GetOrAdd(string name, Func<string, LoadedAssembly> factory)
    {
        // If the assembly was already loaded use it
        if (_assemblyCache.TryGetValue(name, out var assembly))
        {
            return assembly;
        }

        var loadLock = _assemblyLoadLocks.GetOrAdd(name, _ => new object());

        // Loading one assembly twice gives two instances of it.
        lock (loadLock)
        {
            if (_assemblyCache.TryGetValue(name, out assembly))
            {
                return assembly;
            }

            assembly = factory(name);
            _assemblyCache[name] = assembly;
            return assembly;
        }
    }
}
