namespace System.ComponentModel;

public delegate void PropertyChangingEventHandler(object sender, PropertyChangingEventArgs e);
