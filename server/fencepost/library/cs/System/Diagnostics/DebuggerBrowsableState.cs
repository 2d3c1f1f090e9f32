namespace System.Diagnostics;

public enum DebuggerBrowsableState
{
    Never = 0,
    Collapsed = 2,
    RootHidden = 3,
}
