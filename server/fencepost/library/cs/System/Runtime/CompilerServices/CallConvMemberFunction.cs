namespace System.Runtime.CompilerServices;

public class CallConvMemberFunction { }
