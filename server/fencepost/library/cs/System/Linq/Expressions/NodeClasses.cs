namespace System.Linq.Expressions;

using Collections.ObjectModel;
using Reflection;

// What nodes are of: programs see the names of these classes when they ask a node for its type.

internal sealed class LogicalBinaryExpression(ExpressionType kind, Expression left, Expression right) : BinaryExpression(kind, left, right, typeof(bool)) { }
internal sealed class AssignBinaryExpression(Expression left, Expression right) : BinaryExpression(ExpressionType.Assign, left, right, left.Type) { }

internal sealed class CoalesceConversionBinaryExpression(Expression left, Expression right, LambdaExpression conversion)
    : BinaryExpression(ExpressionType.Coalesce, left, right, right.Type, null, conversion) { }

internal class SimpleBinaryExpression(ExpressionType kind, Expression left, Expression right, Type type, MethodInfo method, LambdaExpression conversion)
    : BinaryExpression(kind, left, right, type, method, conversion) { }

internal class MethodBinaryExpression(ExpressionType kind, Expression left, Expression right, Type type, MethodInfo method, LambdaExpression conversion = null)
    : SimpleBinaryExpression(kind, left, right, type, method, conversion) { }

internal sealed class OpAssignMethodConversionBinaryExpression(ExpressionType kind, Expression left, Expression right, Type type, MethodInfo method, LambdaExpression conversion)
    : MethodBinaryExpression(kind, left, right, type, method, conversion) { }

internal class TypedParameterExpression(Type type, string name, bool isByRef) : ParameterExpression(type, name, isByRef) { }
internal sealed class ByRefParameterExpression(Type type, string name) : TypedParameterExpression(type, name, true) { }
internal sealed class PrimitiveParameterExpression<T>(string name) : ParameterExpression(typeof(T), name, false) { }
internal sealed class TypedConstantExpression(object value, Type type) : ConstantExpression(value, type) { }

internal class FullConditionalExpression(Expression test, Expression ifTrue, Expression ifFalse, Type type) : ConditionalExpression(test, ifTrue, ifFalse, type) { }
internal sealed class FullConditionalExpressionWithType(Expression test, Expression ifTrue, Expression ifFalse, Type type) : FullConditionalExpression(test, ifTrue, ifFalse, type) { }

internal sealed class FieldExpression(Expression expression, MemberInfo member) : MemberExpression(expression, member) { }
internal sealed class PropertyExpression(Expression expression, MemberInfo member) : MemberExpression(expression, member) { }
internal sealed class NewValueTypeExpression(Type type) : NewExpression(type, null, Children.Own<Expression>(), null) { }
internal sealed class NewArrayInitExpression(Type type, ReadOnlyCollection<Expression> items) : NewArrayExpression(ExpressionType.NewArrayInit, type, items) { }
internal sealed class NewArrayBoundsExpression(Type type, ReadOnlyCollection<Expression> bounds) : NewArrayExpression(ExpressionType.NewArrayBounds, type, bounds) { }

internal class InstanceMethodCallExpression(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, instance, arguments) { }
internal sealed class InstanceMethodCallExpression0(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : InstanceMethodCallExpression(method, instance, arguments) { }
internal sealed class InstanceMethodCallExpression1(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : InstanceMethodCallExpression(method, instance, arguments) { }
internal sealed class InstanceMethodCallExpression2(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : InstanceMethodCallExpression(method, instance, arguments) { }
internal sealed class InstanceMethodCallExpression3(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : InstanceMethodCallExpression(method, instance, arguments) { }
internal sealed class InstanceMethodCallExpressionN(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments) : InstanceMethodCallExpression(method, instance, arguments) { }

internal sealed class MethodCallExpression0(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpression1(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpression2(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpression3(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpression4(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpression5(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }
internal sealed class MethodCallExpressionN(MethodInfo method, ReadOnlyCollection<Expression> arguments) : MethodCallExpression(method, null, arguments) { }

internal sealed class InvocationExpression0(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpression1(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpression2(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpression3(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpression4(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpression5(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }
internal sealed class InvocationExpressionN(Expression expression, ReadOnlyCollection<Expression> arguments, Type type) : InvocationExpression(expression, arguments, type) { }

internal sealed class Block2(Type type, ReadOnlyCollection<Expression> expressions) : BlockExpression(type, Children.Own<ParameterExpression>(), expressions) { }
internal sealed class Block3(Type type, ReadOnlyCollection<Expression> expressions) : BlockExpression(type, Children.Own<ParameterExpression>(), expressions) { }
internal sealed class Block4(Type type, ReadOnlyCollection<Expression> expressions) : BlockExpression(type, Children.Own<ParameterExpression>(), expressions) { }
internal sealed class Block5(Type type, ReadOnlyCollection<Expression> expressions) : BlockExpression(type, Children.Own<ParameterExpression>(), expressions) { }
internal sealed class BlockN(Type type, ReadOnlyCollection<Expression> expressions) : BlockExpression(type, Children.Own<ParameterExpression>(), expressions) { }

internal class ScopeExpression(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    : BlockExpression(type, variables, expressions) { }

internal class Scope1(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    : ScopeExpression(type, variables, expressions) { }

internal class ScopeN(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    : ScopeExpression(type, variables, expressions) { }

internal class ScopeWithType(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    : ScopeN(type, variables, expressions) { }

internal sealed class Expression0<TDelegate>(Expression body, ReadOnlyCollection<ParameterExpression> parameters) : Expression<TDelegate>(body, null, false, parameters) { }
internal sealed class Expression1<TDelegate>(Expression body, ReadOnlyCollection<ParameterExpression> parameters) : Expression<TDelegate>(body, null, false, parameters) { }
internal sealed class Expression2<TDelegate>(Expression body, ReadOnlyCollection<ParameterExpression> parameters) : Expression<TDelegate>(body, null, false, parameters) { }
internal sealed class Expression3<TDelegate>(Expression body, ReadOnlyCollection<ParameterExpression> parameters) : Expression<TDelegate>(body, null, false, parameters) { }

internal class ExpressionN<TDelegate>(Expression body, ReadOnlyCollection<ParameterExpression> parameters, string name = null, bool tailCall = false)
    : Expression<TDelegate>(body, name, tailCall, parameters) { }

internal sealed class FullExpression<TDelegate>(Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters)
    : ExpressionN<TDelegate>(body, parameters, name, tailCall) { }

internal sealed class SymbolDocumentWithGuids(string fileName, Guid language, Guid vendor, Guid type) : SymbolDocumentInfo(fileName, language, vendor, type) { }

internal sealed class SpanDebugInfoExpression(SymbolDocumentInfo document, int startLine, int startColumn, int endLine, int endColumn)
    : DebugInfoExpression(document, startLine, startColumn, endLine, endColumn) { }

internal sealed class ClearDebugInfoExpression(SymbolDocumentInfo document) : DebugInfoExpression(document, Cleared, 0, Cleared, 0) { }
