namespace System;

public delegate void ConsoleCancelEventHandler(object sender, ConsoleCancelEventArgs e);
