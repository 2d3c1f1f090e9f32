namespace System.Runtime.CompilerServices;

public interface IStrongBox
{
    object Value { get; set; }
}
