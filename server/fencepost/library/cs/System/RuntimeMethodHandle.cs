namespace System;

public struct RuntimeMethodHandle { }
