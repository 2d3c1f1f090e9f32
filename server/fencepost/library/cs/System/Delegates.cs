namespace System;

public delegate bool Predicate<in T>(T obj) where T : allows ref struct;
public delegate int Comparison<in T>(T x, T y) where T : allows ref struct;
public delegate TOutput Converter<in TInput, out TOutput>(TInput input) where TInput : allows ref struct where TOutput : allows ref struct;
public delegate void EventHandler(object sender, EventArgs e);
public delegate void EventHandler<in TEventArgs>(object sender, TEventArgs e) where TEventArgs : allows ref struct;
public delegate void AsyncCallback(IAsyncResult ar);
public delegate void UnhandledExceptionEventHandler(object sender, UnhandledExceptionEventArgs e);
