namespace System.Runtime.CompilerServices;

public interface ITuple
{
    int Length { get; }
    object this[int index] { get; }
}
