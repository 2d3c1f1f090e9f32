namespace System.Runtime.CompilerServices;

public static class IsExternalInit { }
