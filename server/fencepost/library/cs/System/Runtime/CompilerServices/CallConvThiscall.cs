namespace System.Runtime.CompilerServices;

public class CallConvThiscall { }
