namespace System.ComponentModel;

public delegate void AsyncCompletedEventHandler(object sender, AsyncCompletedEventArgs e);
