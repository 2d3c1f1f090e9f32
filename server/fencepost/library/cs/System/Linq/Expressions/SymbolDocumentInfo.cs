namespace System.Linq.Expressions;

public class SymbolDocumentInfo
{
    internal SymbolDocumentInfo(string fileName, Guid language, Guid vendor, Guid type)
    {
        FileName = fileName;
        Language = language;
        LanguageVendor = vendor;
        DocumentType = type;
    }

    public string FileName { get; }
    public virtual Guid Language { get; }
    public virtual Guid LanguageVendor { get; }
    public virtual Guid DocumentType { get; }
}
