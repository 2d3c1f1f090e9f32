namespace System;

public class ArgumentException : SystemException
{
    private readonly string paramName;

    public ArgumentException() : base("Value does not fall within the expected range.") => HResult = unchecked((int)0x80070057);
    public ArgumentException(string message) : base(message) => HResult = unchecked((int)0x80070057);
    public ArgumentException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80070057);
    public ArgumentException(string message, string paramName) : this(message) => this.paramName = paramName;
    public ArgumentException(string message, string paramName, Exception innerException) : this(message, innerException) => this.paramName = paramName;

    public virtual string ParamName => paramName;

    public override string Message
    {
        get
        {
            string text = OwnMessage ?? "Value does not fall within the expected range.";
            return string.IsNullOrEmpty(paramName) ? text : text + " (Parameter '" + paramName + "')";
        }
    }

    public static void ThrowIfNullOrEmpty(string argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
        if (argument.Length == 0) throw new ArgumentException("The value cannot be an empty string.", paramName);
    }

    public static void ThrowIfNullOrWhiteSpace(string argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
        if (string.IsNullOrWhiteSpace(argument)) throw new ArgumentException("The value cannot be an empty string or composed entirely of whitespace.", paramName);
    }
}
