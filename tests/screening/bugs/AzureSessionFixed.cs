// Azure PowerShell, AzureSession.TryGetComponent: issue 26624.
// The component is asked for and got at once.
using System;
using System.Collections.Concurrent;

namespace Microsoft.Azure.Commands.Common.Authentication;

public interface IAzureSession
{
    bool TryGetComponent<T>(string componentName, out T? component) where T : class;

    void RegisterComponent<T>(string componentName, Func<T> componentInitializer) where T : class;

    void UnregisterComponent<T>(string componentName) where T : class;
}

public class AzureSession : IAzureSession
{
    private static readonly AzureSession _instance = new AzureSession();

    private readonly ConcurrentDictionary<string, object> _componentRegistry = new ConcurrentDictionary<string, object>();

    public static IAzureSession Instance => _instance;

    public bool TryGetComponent<T>(string componentName, out T? component) where T : class
    {
        var key = GetKey<T>(componentName);
        component = null;
        if (_componentRegistry.TryGetValue(key, out var found))
        {
            component = found as T;
        }

        return component != null;
    }

    public void RegisterComponent<T>(string componentName, Func<T> componentInitializer) where T : class
    {
        _componentRegistry.TryAdd(GetKey<T>(componentName), componentInitializer());
    }

    public void UnregisterComponent<T>(string componentName) where T : class
    {
        _componentRegistry.TryRemove(GetKey<T>(componentName), out _);
    }

    private static string GetKey<T>(string componentName)
    {
        return componentName + "-" + typeof(T).Name;
    }
}
