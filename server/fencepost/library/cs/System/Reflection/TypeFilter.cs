namespace System.Reflection;

public delegate bool TypeFilter(Type m, object filterCriteria);
