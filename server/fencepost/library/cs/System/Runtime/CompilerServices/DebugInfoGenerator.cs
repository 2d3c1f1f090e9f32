namespace System.Runtime.CompilerServices;

public abstract class DebugInfoGenerator
{
    protected DebugInfoGenerator() { }
}
