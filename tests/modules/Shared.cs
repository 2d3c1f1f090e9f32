namespace Modules;

public static class Log
{
    public static string Text = "";
}
