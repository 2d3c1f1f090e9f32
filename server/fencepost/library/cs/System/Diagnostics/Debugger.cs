namespace System.Diagnostics;

public static class Debugger
{
    public static bool IsAttached => false;
    public static void Break() { }
    public static bool Launch() => false;
    public static void Log(int level, string category, string message) { }
}
