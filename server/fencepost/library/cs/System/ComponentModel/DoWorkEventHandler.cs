namespace System.ComponentModel;

public delegate void DoWorkEventHandler(object sender, DoWorkEventArgs e);
