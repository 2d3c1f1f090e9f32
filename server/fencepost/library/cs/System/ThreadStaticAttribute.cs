namespace System;

[AttributeUsage(AttributeTargets.Field)]
public class ThreadStaticAttribute : Attribute { }
