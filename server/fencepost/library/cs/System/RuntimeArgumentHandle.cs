namespace System;

public ref struct RuntimeArgumentHandle { }
