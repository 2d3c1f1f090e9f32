namespace System;

// Deviation: the process does not end while a program is checked, and an unhandled exception is the end: no event is ever raised. The
// verdict names that where a program subscribes.
public sealed class AppDomain : MarshalByRefObject
{
    private AppDomain() { }
    public static AppDomain CurrentDomain { get; } = new AppDomain();
    public string BaseDirectory => AppContext.BaseDirectory;
    public string RelativeSearchPath => null;
    public string FriendlyName => Environment.Known("program");
    public int Id => 1;
    public bool IsFullyTrusted => true;
    public bool IsHomogenous => true;
    public bool ShadowCopyFiles => false;
    public bool IsDefaultAppDomain() => true;
    public bool IsFinalizingForUnload() => false;
    public object GetData(string name) => AppContext.GetData(name);

    // Deviation: those of the framework are left out, and those that the program refers to are loaded from the beginning.
    public Reflection.Assembly[] GetAssemblies()
    {
        Fencepost.Machine.Assumes("the assemblies of a process are the program's own, and all of them are loaded from the beginning");
        string[] names = Fencepost.Members.OwnAssemblies();
        Reflection.Assembly[] found = new Reflection.Assembly[names.Length];
        for (int i = 0; i < names.Length; i++) found[i] = new Reflection.Assembly(names[i]);
        return found;
    }

    public override string ToString() => "Name:" + FriendlyName + "\nThere are no context policies.";
    public event EventHandler ProcessExit { add => NotRaised("ProcessExit"); remove { } }
    public event EventHandler DomainUnload { add { } remove { } }
    public event UnhandledExceptionEventHandler UnhandledException { add => NotRaised("UnhandledException"); remove { } }

    private static void NotRaised(string name) => Fencepost.Machine.Assumes("nothing raises AppDomain." + name);
}
