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
    public override string ToString() => "Name:" + FriendlyName + "\nThere are no context policies.";
    public event EventHandler ProcessExit { add { } remove { } }
    public event EventHandler DomainUnload { add { } remove { } }
    public event UnhandledExceptionEventHandler UnhandledException { add { } remove { } }
}
