namespace System;

[AttributeUsage(AttributeTargets.Enum)]
public class FlagsAttribute : Attribute { }
