namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>What an operator of one operand means.</summary>
internal static class UnaryOperators
{
    internal static Func<object> Bind(ExpressionType operation, bool isChecked, Operand operand)
    {
        operation = OperatorNames.Simple(operation);
        if (operation is ExpressionType.IsTrue or ExpressionType.IsFalse) return Truth(operation, operand);
        string symbol = OperatorNames.Symbol(operation, false);
        if (operand.Type is null) throw Problems.Operator(operation, operand);
        if (UserOperators.Find(operation, symbol, operand) is { } declared) return declared;
        Func<object> found = null;
        switch (operation)
        {
            case ExpressionType.Not: found = Not(operand); break;
            case ExpressionType.Negate: found = Number(operand, operation, isChecked); break;
            case ExpressionType.UnaryPlus: found = Number(operand, operation, false); break;
            case ExpressionType.OnesComplement: found = Complement(operand); break;
            case ExpressionType.Increment: found = Step(operand, ExpressionType.Add, isChecked); break;
            case ExpressionType.Decrement: found = Step(operand, ExpressionType.Subtract, isChecked); break;
        }
        return found ?? throw Problems.Operator(operation, operand);
    }

    private static Func<object> Truth(ExpressionType operation, Operand operand)
    {
        bool wanted = operation == ExpressionType.IsTrue;
        if (operand.Value is bool known) return () => known == wanted;
        if (operand.Type is not null)
        {
            if (Conversions.Implicit(operand, typeof(bool))) return () => (bool)Conversions.Apply(operand, typeof(bool), false, false) == wanted;
            if (UserOperators.Find(operation, OperatorNames.Symbol(operation, false), operand) is { } declared) return declared;
        }
        throw Problems.NoConversion(operand, typeof(bool), false);
    }

    private static Func<object> Not(Operand operand)
    {
        if (!Conversions.Implicit(operand, typeof(bool))) return null;
        return () => !(bool)Conversions.Apply(operand, typeof(bool), false, false);
    }

    private static Func<object> Number(Operand operand, ExpressionType operation, bool isChecked)
    {
        bool signedOnly = operation == ExpressionType.Negate;
        if (signedOnly && Numbers.Of(operand.Type) == TypeCode.UInt64) return null;
        TypeCode code = PredefinedTypes.General(operand, signedOnly);
        if (code == TypeCode.Empty) return null;
        return () =>
        {
            object value = Conversions.Apply(operand, PredefinedTypes.TypeOf(code, false), false, false);
            if (signedOnly) return Arithmetic.Negate(value, isChecked);
            return operation == ExpressionType.UnaryPlus ? value : Arithmetic.Complement(value);
        };
    }

    private static Func<object> Complement(Operand operand)
    {
        if (operand.Type.IsEnum)
        {
            return () =>
            {
                Type type = operand.Type, own = Enum.GetUnderlyingType(type);
                TypeCode narrow = Type.GetTypeCode(own), code = narrow < TypeCode.Int32 ? TypeCode.Int32 : narrow;
                return Enum.ToObject(type, Numbers.Convert(Arithmetic.Complement(Numbers.Convert(operand.Value, code, false)), narrow, false));
            };
        }
        TypeCode wide = PredefinedTypes.General(operand, false);
        return wide is TypeCode.Empty or > TypeCode.UInt64 ? null : Number(operand, ExpressionType.OnesComplement, false);
    }

    // The result has the operand's own type.
    private static Func<object> Step(Operand operand, ExpressionType operation, bool isChecked)
    {
        TypeCode narrow = Numbers.OfValue(operand.Type);
        if (narrow == TypeCode.Empty) return null;
        if (operand.Type.IsEnum && narrow < TypeCode.Int32)
        {
            // As .NET has it: one of a narrow type cannot be counted.
            throw new InvalidOperationException("The binary operator " + operation + " is not defined for the types '" + Enum.GetUnderlyingType(operand.Type) + "' and 'System.Int32'.");
        }
        return () =>
        {
            TypeCode code = narrow < TypeCode.Int32 ? TypeCode.Int32 : narrow;
            object one = Numbers.Convert(1, code, false);
            object sum = Numbers.Convert(Arithmetic.Binary(operation, code, Numbers.Convert(operand.Value, code, false), one, isChecked), narrow, isChecked);
            return operand.Type.IsEnum ? Enum.ToObject(operand.Type, sum) : sum;
        };
    }
}
