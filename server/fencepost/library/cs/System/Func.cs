namespace System;

public delegate TResult Func<out TResult>()
    where TResult : allows ref struct;

public delegate TResult Func<in T, out TResult>(T arg)
    where T : allows ref struct
    where TResult : allows ref struct;
