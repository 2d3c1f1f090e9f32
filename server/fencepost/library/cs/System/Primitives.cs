namespace System;

// The primitive types have no field: inside them, `this` is the value.
public struct Void { }
public readonly partial struct Boolean { }
public readonly partial struct Char { }
public readonly partial struct SByte { }
public readonly partial struct Byte { }
public readonly partial struct Int16 { }
public readonly partial struct UInt16 { }
public readonly partial struct Int32 { }
public readonly partial struct UInt32 { }
public readonly partial struct Int64 { }
public readonly partial struct UInt64 { }
public readonly partial struct IntPtr { }
public readonly partial struct UIntPtr { }
public readonly partial struct Single { }
public readonly partial struct Double { }
