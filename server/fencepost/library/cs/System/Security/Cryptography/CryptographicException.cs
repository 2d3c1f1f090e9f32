namespace System.Security.Cryptography;

public class CryptographicException : SystemException
{
    public CryptographicException() : base("Error occurred during a cryptographic operation.") { }
    public CryptographicException(string message) : base(message) { }
    public CryptographicException(string message, Exception inner) : base(message, inner) { }
}
