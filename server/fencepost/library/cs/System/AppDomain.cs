namespace System;

// Deviation: the process does not end while a program is checked, and an unhandled exception is the end: no event is ever raised.
public sealed class AppDomain : MarshalByRefObject
{
    private AppDomain() { }
    public static AppDomain CurrentDomain { get; } = new AppDomain();
    public string BaseDirectory => AppContext.BaseDirectory;
    public string RelativeSearchPath => null;
    public string FriendlyName => "program";
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
        string[] names = Fencepost.Members.OwnAssemblies();
        Reflection.Assembly[] found = new Reflection.Assembly[names.Length];
        for (int i = 0; i < names.Length; i++) found[i] = new Reflection.Assembly(names[i]);
        return found;
    }

    public override string ToString() => "Name:" + FriendlyName + "\nThere are no context policies.";
    public event EventHandler ProcessExit { add { } remove { } }
    public event EventHandler DomainUnload { add { } remove { } }
    public event UnhandledExceptionEventHandler UnhandledException { add { } remove { } }
}
