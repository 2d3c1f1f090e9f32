namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Module | AttributeTargets.Class | AttributeTargets.Method, Inherited = false)]
public sealed class CompilationRelaxationsAttribute : Attribute
{
    public CompilationRelaxationsAttribute(int compilationRelaxations) => CompilationRelaxations = compilationRelaxations;
    public int CompilationRelaxations { get; }
}
