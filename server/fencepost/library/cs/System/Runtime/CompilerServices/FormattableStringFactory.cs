namespace System.Runtime.CompilerServices;

public static class FormattableStringFactory
{
    public static FormattableString Create(string format, params object[] arguments)
    {
        ArgumentNullException.ThrowIfNull(format);
        ArgumentNullException.ThrowIfNull(arguments);
        return new Concrete(format, arguments);
    }

    private sealed class Concrete : FormattableString
    {
        private readonly string format;
        private readonly object[] arguments;

        internal Concrete(string format, object[] arguments)
        {
            this.format = format;
            this.arguments = arguments;
        }

        public override string Format => format;
        public override int ArgumentCount => arguments.Length;
        public override object[] GetArguments() => arguments;
        public override object GetArgument(int index) => arguments[index];
        public override string ToString(IFormatProvider formatProvider) => string.Format(formatProvider, format, arguments);
    }
}
