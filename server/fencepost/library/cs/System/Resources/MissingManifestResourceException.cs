namespace System.Resources;

public class MissingManifestResourceException : SystemException
{
    public MissingManifestResourceException() : base("Unable to find manifest resource.") => HResult = unchecked((int)0x80131532);
    public MissingManifestResourceException(string message) : base(message) => HResult = unchecked((int)0x80131532);
    public MissingManifestResourceException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x80131532);
}
