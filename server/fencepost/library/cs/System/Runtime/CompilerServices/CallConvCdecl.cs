namespace System.Runtime.CompilerServices;

public class CallConvCdecl { }
