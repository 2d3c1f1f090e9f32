namespace System.ComponentModel;

public delegate void CancelEventHandler(object sender, CancelEventArgs e);
