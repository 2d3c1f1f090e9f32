namespace System
{
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
}

namespace System.Runtime.CompilerServices
{
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
}
