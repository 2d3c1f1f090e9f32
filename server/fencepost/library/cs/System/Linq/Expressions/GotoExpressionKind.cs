namespace System.Linq.Expressions;

public enum GotoExpressionKind { Goto, Return, Break, Continue }
