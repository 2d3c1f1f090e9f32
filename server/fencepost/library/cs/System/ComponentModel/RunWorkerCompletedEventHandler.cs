namespace System.ComponentModel;

public delegate void RunWorkerCompletedEventHandler(object sender, RunWorkerCompletedEventArgs e);
