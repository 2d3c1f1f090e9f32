namespace System.Runtime.CompilerServices;

public class CallConvStdcall { }
