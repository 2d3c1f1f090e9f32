// The settings are published before they are loaded: a reader that does not wait for the lock finds no address in them.
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
                        current = new ServerSettings(); // MAY linearizability exception
                        current.Load(); // MAY linearizability exception
                    }
                }
            }
            return current;
        }
    }

    public static int AddressLength() => Current.Address!.Length; // HERE exception // MAY linearizability
}
