// Fluent Assertions, Configuration.ValueFormatterDetectionMode: issue 664.
// The mode is found, forgotten and returned with a lock.
using System;

namespace FluentAssertions.Common;

public enum ValueFormatterDetectionMode { Disabled, Specific, Scan }

public interface IConfigurationStore
{
    string? GetSetting(string name);
}

public sealed class NullConfigurationStore : IConfigurationStore
{
    public string? GetSetting(string name) => null;
}

public class Configuration
{
    private readonly object propertiesAccessLock = new object();
    private readonly IConfigurationStore store;
    private string? valueFormatterAssembly;
    private ValueFormatterDetectionMode? valueFormatterDetectionMode;

    public Configuration(IConfigurationStore store)
    {
        this.store = store;
    }

    public static Configuration Current { get; } = new Configuration(new NullConfigurationStore());

    public ValueFormatterDetectionMode ValueFormatterDetectionMode
    {
        get
        {
            lock (propertiesAccessLock)
            {
                if (!valueFormatterDetectionMode.HasValue)
                {
                    valueFormatterDetectionMode = DetermineFormatterDetectionMode();
                }

                return valueFormatterDetectionMode.Value;
            }
        }
    }

    public string? ValueFormatterAssembly
    {
        get
        {
            lock (propertiesAccessLock)
            {
                return valueFormatterAssembly;
            }
        }
        set
        {
            lock (propertiesAccessLock)
            {
                valueFormatterAssembly = value;
                valueFormatterDetectionMode = null;
            }
        }
    }

    private ValueFormatterDetectionMode DetermineFormatterDetectionMode()
    {
        if (ValueFormatterAssembly != null || store.GetSetting("valueFormattersAssembly") != null)
            return ValueFormatterDetectionMode.Specific;

        return ValueFormatterDetectionMode.Disabled;
    }
}
