namespace System.ComponentModel;

public class InvalidEnumArgumentException : ArgumentException
{
    public InvalidEnumArgumentException() : this(null) { }
    public InvalidEnumArgumentException(string message) : base(message) { }
    public InvalidEnumArgumentException(string message, Exception innerException) : base(message, innerException) { }

    public InvalidEnumArgumentException(string argumentName, int invalidValue, Type enumClass)
        : base($"The value of argument '{argumentName}' ({invalidValue}) is invalid for Enum type '{enumClass.Name}'.", argumentName) { }
}
