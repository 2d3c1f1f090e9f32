namespace System.ComponentModel;

public enum EditorBrowsableState
{
    Always = 0,
    Never = 1,
    Advanced = 2,
}
