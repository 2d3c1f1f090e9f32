// Functions of several arguments.
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

namespace System;

public delegate TResult Func<$each[in T#], out TResult>($each[T# arg#])
    $each[where T# : allows ref struct| ]
    where TResult : allows ref struct;
