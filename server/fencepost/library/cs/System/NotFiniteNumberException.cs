namespace System;

public class NotFiniteNumberException : ArithmeticException
{
    private const string Default = "Number encountered was not a finite quantity.";

    public NotFiniteNumberException() : this(Default) { }
    public NotFiniteNumberException(double offendingNumber) : this(Default, offendingNumber) { }
    public NotFiniteNumberException(string message) : base(message) => HResult = unchecked((int)0x80131528);
    public NotFiniteNumberException(string message, double offendingNumber) : this(message) => OffendingNumber = offendingNumber;
    public NotFiniteNumberException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131528);
    public NotFiniteNumberException(string message, double offendingNumber, Exception innerException) : this(message, innerException) => OffendingNumber = offendingNumber;
    public double OffendingNumber { get; }
}
