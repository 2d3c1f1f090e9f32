namespace System.Linq.Expressions;

public enum MemberBindingType { Assignment, MemberBinding, ListBinding }
