// The settings are published when they are complete, with a volatile field.
namespace Configuration;

public sealed class ServerSettings
{
    public string? Address { get; private set; }

    public void Load() => Address = "localhost";
}

public static class SettingsHolder
{
    private static readonly object gate = new();
    private static volatile ServerSettings? current;

    public static ServerSettings Current
    {
        get
        {
            if (current == null)
            {
                lock (gate)
                {
                    if (current == null)
                    {
                        var loaded = new ServerSettings();
                        loaded.Load();
                        current = loaded;
                    }
                }
            }
            return current;
        }
    }

    public static int AddressLength() => Current.Address!.Length;
}
