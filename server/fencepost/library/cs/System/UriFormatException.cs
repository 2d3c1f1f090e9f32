namespace System;

public class UriFormatException : FormatException
{
    public UriFormatException() { }
    public UriFormatException(string textString) : base(textString) { }
    public UriFormatException(string textString, Exception e) : base(textString, e) { }
}
