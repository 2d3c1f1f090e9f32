namespace System;

// Deviation: there is no process around the program, which the verdict names where the program asks for something of it.
public static class Environment
{
    public static string NewLine => "\n";
    public static extern int CurrentManagedThreadId { [MethodImpl(InternalCall)] get; }
    public static extern int ProcessorCount { [MethodImpl(InternalCall)] get; }
    [MethodImpl(InternalCall)] public static extern void FailFast(string message);
    [MethodImpl(InternalCall)] public static extern void FailFast(string message, Exception exception);
    [System.Diagnostics.CodeAnalysis.DoesNotReturn] public static void Exit(int exitCode) => Fencepost.Machine.Exit(exitCode);
    public static int TickCount => (int)TickCount64;
    public static long TickCount64 => Fencepost.Clock.Milliseconds;
    public static string StackTrace => Diagnostics.StackTrace.Asked(Diagnostics.StackTrace.Current());
    public static int ExitCode { get; set; }
    public static int ProcessId => Known(1);
    public static bool Is64BitProcess => true;
    public static bool Is64BitOperatingSystem => true;
    public static bool HasShutdownStarted => false;
    public static OperatingSystem OSVersion => Known(new OperatingSystem(PlatformID.Unix, new Version(6, 0, 0, 0)));
    public static Version Version => Known(new Version(10, 0, 0));
    public static bool UserInteractive => Known(true);
    public static bool IsPrivilegedProcess => Known(false);
    public static int SystemPageSize => Known(4096);
    public static string UserDomainName => MachineName;
    public static string CommandLine => Known("program");
    public static string ProcessPath => Known<string>(null);
    public static string SystemDirectory => Known("");
    public static string MachineName => Known("machine");
    public static string UserName => Known("user");
    public static string CurrentDirectory { get => Known("/"); set { } }
    public static long WorkingSet => Known(0);
    public static string GetEnvironmentVariable(string variable) => Variables.Get(variable ?? throw new ArgumentNullException("variable"));
    public static string GetEnvironmentVariable(string variable, EnvironmentVariableTarget target) => target == EnvironmentVariableTarget.Process ? GetEnvironmentVariable(variable) : null;
    public static System.Collections.IDictionary GetEnvironmentVariables() => Variables.All();

    public static void SetEnvironmentVariable(string variable, string value)
    {
        ArgumentException.ThrowIfNullOrEmpty(variable);
        if (variable[0] == (char)0) throw new ArgumentException("The first char in the string is the null character.", "variable");
        if (variable.Contains('=')) throw new ArgumentException("Environment variable name cannot contain equal character.", "variable");
        Variables.Set(variable, value);
    }

    public static void SetEnvironmentVariable(string variable, string value, EnvironmentVariableTarget target)
    {
        if (target == EnvironmentVariableTarget.Process) SetEnvironmentVariable(variable, value);
    }


    public static string ExpandEnvironmentVariables(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        if (name.Contains('%')) Fencepost.Machine.Assumes("no text names an environment variable that is set: Environment.ExpandEnvironmentVariables changes nothing");
        return name;
    }

    public static string[] GetCommandLineArgs() => Known(new string[] { "program" });

    internal static T Known<T>(T value)
    {
        Fencepost.Machine.Assumes("nothing is known of the process and the machine around the program: their names, numbers and folders are always the same");
        return value;
    }

    /// <summary>What the program has set itself.</summary>
    private sealed class Variables
    {
        private static Variables first;

        private readonly string name;
        private readonly string value;
        private readonly Variables next;

        private Variables(string name, string value, Variables next)
        {
            this.name = name;
            this.value = value;
            this.next = next;
        }

        [Fencepost.OneStep]
        internal static string Get(string name)
        {
            Variables known = first;
            while (known != null && known.name != name) known = known.next;
            if (known == null) NotSet();
            return known?.value;
        }

        [Fencepost.OneStep]
        internal static void Set(string name, string value)
        {
            Variables kept = null;
            for (Variables known = first; known != null; known = known.next)
            {
                if (known.name != name) kept = new Variables(known.name, known.value, kept);
            }
            first = value == null ? kept : new Variables(name, value, kept);
        }

        private static void NotSet() => Fencepost.Machine.Assumes("there are no environment variables but those that the program sets itself");

        internal static System.Collections.Hashtable All()
        {
            NotSet();
            var all = new System.Collections.Hashtable();
            for (Variables known = Volatile(); known != null; known = known.next) all.Add(known.name, known.value);
            return all;
        }

        [Fencepost.Query] private static Variables Volatile() => first;
    }
}
