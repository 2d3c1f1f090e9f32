namespace System.Runtime.Serialization;

public readonly struct StreamingContext { }
