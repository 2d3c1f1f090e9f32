namespace System;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class ObsoleteAttribute : Attribute
{
    public ObsoleteAttribute() { }
    public ObsoleteAttribute(string message) => Message = message;
    public ObsoleteAttribute(string message, bool error)
    {
        Message = message;
        IsError = error;
    }

    public string Message { get; }
    public bool IsError { get; }
    public string DiagnosticId { get; set; }
    public string UrlFormat { get; set; }
}
