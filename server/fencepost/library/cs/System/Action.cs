namespace System;

public delegate void Action();

public delegate void Action<in T>(T obj)
    where T : allows ref struct;
