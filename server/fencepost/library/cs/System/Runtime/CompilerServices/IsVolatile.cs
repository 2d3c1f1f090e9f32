namespace System.Runtime.CompilerServices;

// A name in signatures.
public static class IsVolatile { }
