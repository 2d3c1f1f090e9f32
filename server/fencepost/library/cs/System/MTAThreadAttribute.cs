namespace System;

[AttributeUsage(AttributeTargets.Method)]
public sealed class MTAThreadAttribute : Attribute { }
