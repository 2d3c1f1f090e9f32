namespace System;

public ref struct ArgIterator { }
