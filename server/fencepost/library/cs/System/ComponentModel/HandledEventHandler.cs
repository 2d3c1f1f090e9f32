namespace System.ComponentModel;

public delegate void HandledEventHandler(object sender, HandledEventArgs e);
