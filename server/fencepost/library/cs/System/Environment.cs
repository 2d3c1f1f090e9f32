namespace System;

// Deviations: the clock stands still, and there is no process around the program.
public static class Environment
{
    public static string NewLine => "\n";
    public static extern int CurrentManagedThreadId { [MethodImpl(InternalCall)] get; }
    public static extern int ProcessorCount { [MethodImpl(InternalCall)] get; }
    [MethodImpl(InternalCall)] public static extern void FailFast(string message);
    [MethodImpl(InternalCall)] public static extern void FailFast(string message, Exception exception);
    [System.Diagnostics.CodeAnalysis.DoesNotReturn] public static void Exit(int exitCode) => Fencepost.Machine.Exit(exitCode);
    public static int TickCount => 0;
    public static long TickCount64 => 0;
    public static int ExitCode { get; set; }
    public static int ProcessId => 1;
    public static bool Is64BitProcess => true;
    public static bool Is64BitOperatingSystem => true;
    public static bool HasShutdownStarted => false;
    public static OperatingSystem OSVersion => new OperatingSystem(PlatformID.Unix, new Version(6, 0, 0, 0));
    public static Version Version => new Version(10, 0, 0);
    public static bool UserInteractive => true;
    public static bool IsPrivilegedProcess => false;
    public static int SystemPageSize => 4096;
    public static string UserDomainName => MachineName;
    public static string CommandLine => "program";
    public static string ProcessPath => null;
    public static string SystemDirectory => "";
    public static string MachineName => "machine";
    public static string UserName => "user";
    public static string CurrentDirectory { get => "/"; set { } }
    public static string StackTrace => "";
    public static long WorkingSet => 0;
    public static string GetEnvironmentVariable(string variable) => null;
    public static string GetEnvironmentVariable(string variable, EnvironmentVariableTarget target) => null;
    public static void SetEnvironmentVariable(string variable, string value) { }
    public static string ExpandEnvironmentVariables(string name) => name ?? throw new ArgumentNullException("name");
    public static string[] GetCommandLineArgs() => new string[] { "program" };
}
