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

public class ArgumentNullException : ArgumentException
{
    public ArgumentNullException() : base("Value cannot be null.") => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string paramName) : base("Value cannot be null.", paramName) => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string paramName, string message) : base(message, paramName) => HResult = unchecked((int)0x80004003);

    public static void ThrowIfNull(object argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument is null) throw new ArgumentNullException(paramName);
    }

    public static unsafe void ThrowIfNull(void* argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
    }
}

public class DuplicateWaitObjectException : ArgumentException
{
    public DuplicateWaitObjectException() : base("Duplicate objects in argument.") => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string parameterName) : base("Duplicate objects in argument.", parameterName) => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string parameterName, string message) : base(message, parameterName) => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131529);
}
