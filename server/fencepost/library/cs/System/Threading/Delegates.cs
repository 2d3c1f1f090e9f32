namespace System.Threading;

public delegate void ContextCallback(object state);
public delegate void ParameterizedThreadStart(object obj);
public delegate void SendOrPostCallback(object state);
public delegate void ThreadExceptionEventHandler(object sender, ThreadExceptionEventArgs e);
public delegate void ThreadStart();
public delegate void TimerCallback(object state);
public delegate void WaitCallback(object state);
public delegate void WaitOrTimerCallback(object state, bool timedOut);
