namespace System;

// Deviations: the clock stands still, and there is no process around the program.
public static class Environment
{
    public static string NewLine => "\n";
    public static extern int CurrentManagedThreadId { [MethodImpl(InternalCall)] get; }
    public static extern int ProcessorCount { [MethodImpl(InternalCall)] get; }
    [MethodImpl(InternalCall)] public static extern void FailFast(string message);
    [MethodImpl(InternalCall)] public static extern void FailFast(string message, Exception exception);
    [MethodImpl(InternalCall)] public static extern void Exit(int exitCode);
    public static int TickCount => 0;
    public static long TickCount64 => 0;
    public static int ExitCode { get => 0; set { } }
    public static int ProcessId => 1;
    public static bool Is64BitProcess => true;
    public static bool Is64BitOperatingSystem => true;
    public static bool HasShutdownStarted => false;
    public static string MachineName => "machine";
    public static string UserName => "user";
    public static string CurrentDirectory { get => "/"; set { } }
    public static string StackTrace => "";
    public static long WorkingSet => 0;
    public static string GetEnvironmentVariable(string variable) => null;
    public static void SetEnvironmentVariable(string variable, string value) { }
    public static string[] GetCommandLineArgs() => new string[] { "program" };
}
