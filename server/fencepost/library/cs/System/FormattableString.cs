namespace System;

public abstract class FormattableString : IFormattable
{
    public abstract string Format { get; }
    public abstract int ArgumentCount { get; }
    public abstract object[] GetArguments();
    public abstract object GetArgument(int index);
    public abstract string ToString(IFormatProvider formatProvider);
    string IFormattable.ToString(string ignored, IFormatProvider formatProvider) => ToString(formatProvider);
    public override string ToString() => ToString(null);

    public static string Invariant(FormattableString formattable)
    {
        ArgumentNullException.ThrowIfNull(formattable);
        return formattable.ToString(null);
    }

    public static string CurrentCulture(FormattableString formattable) => Invariant(formattable);
}
