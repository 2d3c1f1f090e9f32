namespace System.Runtime.CompilerServices;

public class CallConvFastcall { }
