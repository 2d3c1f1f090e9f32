namespace System.Runtime.CompilerServices;

[InlineArray(2)]
public struct InlineArray2<T>
{
    private T first;
}

[InlineArray(3)]
public struct InlineArray3<T>
{
    private T first;
}

[InlineArray(4)]
public struct InlineArray4<T>
{
    private T first;
}

[InlineArray(5)]
public struct InlineArray5<T>
{
    private T first;
}

[InlineArray(6)]
public struct InlineArray6<T>
{
    private T first;
}

[InlineArray(7)]
public struct InlineArray7<T>
{
    private T first;
}

[InlineArray(8)]
public struct InlineArray8<T>
{
    private T first;
}

[InlineArray(9)]
public struct InlineArray9<T>
{
    private T first;
}

[InlineArray(10)]
public struct InlineArray10<T>
{
    private T first;
}

[InlineArray(11)]
public struct InlineArray11<T>
{
    private T first;
}

[InlineArray(12)]
public struct InlineArray12<T>
{
    private T first;
}

[InlineArray(13)]
public struct InlineArray13<T>
{
    private T first;
}

[InlineArray(14)]
public struct InlineArray14<T>
{
    private T first;
}

[InlineArray(15)]
public struct InlineArray15<T>
{
    private T first;
}

[InlineArray(16)]
public struct InlineArray16<T>
{
    private T first;
}
