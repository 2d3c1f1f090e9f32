namespace System.Timers;

public delegate void ElapsedEventHandler(object sender, ElapsedEventArgs e);
