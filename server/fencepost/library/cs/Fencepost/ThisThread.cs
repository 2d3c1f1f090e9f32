namespace Fencepost;

/// <summary>What stands for the current thread where only that matters which thread it is. Nobody is asked for a number, so that
/// threads alike stay alike.</summary>
internal static class ThisThread
{
    [ThreadStatic] private static object mark;

    internal static object Mark => mark ??= new object();

    internal static bool Is(object mark) => mark != null && ThisThread.mark == mark;
}
