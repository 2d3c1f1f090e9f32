// Structs of some elements, one after the other.
//| size
//| 2
//| 3
//| 4
//| 5
//| 6
//| 7
//| 8
//| 9
//| 10
//| 11
//| 12
//| 13
//| 14
//| 15
//| 16

namespace System.Runtime.CompilerServices;

[InlineArray($size)]
public struct InlineArray$size<T>
{
    private T first;
}
