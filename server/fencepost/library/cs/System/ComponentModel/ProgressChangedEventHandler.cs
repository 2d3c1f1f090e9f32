namespace System.ComponentModel;

public delegate void ProgressChangedEventHandler(object sender, ProgressChangedEventArgs e);
