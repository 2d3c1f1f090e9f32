// Fluent Assertions, Configuration.ValueFormatterDetectionMode: issue 664.
// Another thread forgets the mode after it was found, and before it is returned.
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
            if (!valueFormatterDetectionMode.HasValue) // MAY exception lost-update
            {
                valueFormatterDetectionMode = DetermineFormatterDetectionMode(); // MAY linearizability lost-update
            }

            return valueFormatterDetectionMode.Value; // HERE exception // MAY linearizability
        }
    }

    public string? ValueFormatterAssembly
    {
        get => valueFormatterAssembly; // MAY linearizability
        set
        {
            valueFormatterAssembly = value; // MAY linearizability lost-update
            valueFormatterDetectionMode = null; // MAY exception linearizability lost-update
        }
    }

    private ValueFormatterDetectionMode DetermineFormatterDetectionMode()
    {
        if (ValueFormatterAssembly != null || store.GetSetting("valueFormattersAssembly") != null)
            return ValueFormatterDetectionMode.Specific;

        return ValueFormatterDetectionMode.Disabled;
    }
}
