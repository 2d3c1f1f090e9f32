namespace System.Runtime.CompilerServices;

public sealed class RuntimeWrappedException : Exception
{
    private const string Text = "An object that does not derive from System.Exception has been wrapped in a RuntimeWrappedException.";

    private readonly object wrapped;

    private RuntimeWrappedException() : base(Text) => HResult = unchecked((int)0x8013153E);
    public RuntimeWrappedException(object thrownObject) : this() => wrapped = thrownObject;
    public object WrappedException => wrapped;
}
