namespace System.Runtime.CompilerServices;

public class CallConvSuppressGCTransition { }
