using System.Runtime.CompilerServices;

namespace Modules;

public static class Tools
{
    public static int Field;

    [ModuleInitializer]
    internal static void Load() => Log.Text += "load ";

    public static void Use() => Log.Text += "use ";
}

public sealed class Made
{
    static Made() => Log.Text += "type ";

    public Made() => Log.Text += "made ";
}
