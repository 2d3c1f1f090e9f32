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

public class DebugInfoExpression : Expression
{
    internal DebugInfoExpression(SymbolDocumentInfo document, int startLine, int startColumn, int endLine, int endColumn)
    {
        Document = document;
        StartLine = startLine;
        StartColumn = startColumn;
        EndLine = endLine;
        EndColumn = endColumn;
    }

    public sealed override Type Type => typeof(void);
    public sealed override ExpressionType NodeType => ExpressionType.DebugInfo;
    public virtual int StartLine { get; }
    public virtual int StartColumn { get; }
    public virtual int EndLine { get; }
    public virtual int EndColumn { get; }
    public SymbolDocumentInfo Document { get; }
    public virtual bool IsClear => StartLine == Cleared;
    internal const int Cleared = 0xFEEFEE;
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitDebugInfo(this);
}

public abstract partial class Expression
{
    // The type of documents that are text.
    private static Guid Text => new Guid("5a869d0b-6611-11d3-bd2a-0000f80849bd");

    public static SymbolDocumentInfo SymbolDocument(string fileName)
    {
        ArgumentNullException.ThrowIfNull(fileName);
        return new SymbolDocumentInfo(fileName, Guid.Empty, Guid.Empty, Text);
    }

    public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language) => SymbolDocument(fileName, language, Guid.Empty, Text);
    public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor) => SymbolDocument(fileName, language, languageVendor, Text);

    public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor, Guid documentType)
    {
        ArgumentNullException.ThrowIfNull(fileName);
        return new SymbolDocumentWithGuids(fileName, language, languageVendor, documentType);
    }

    public static DebugInfoExpression DebugInfo(SymbolDocumentInfo document, int startLine, int startColumn, int endLine, int endColumn)
    {
        ArgumentNullException.ThrowIfNull(document);
        if (startLine == DebugInfoExpression.Cleared && endLine == DebugInfoExpression.Cleared && startColumn == 0 && endColumn == 0) return ClearDebugInfo(document);
        RequirePositive(startLine, nameof(startLine));
        RequirePositive(startColumn, nameof(startColumn));
        RequirePositive(endLine, nameof(endLine));
        RequirePositive(endColumn, nameof(endColumn));
        if (startLine > endLine || (startLine == endLine && startColumn > endColumn)) throw new ArgumentException("Start and End must be well ordered");
        return new SpanDebugInfoExpression(document, startLine, startColumn, endLine, endColumn);
    }

    private static void RequirePositive(int value, string name)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value, name);
    }

    public static DebugInfoExpression ClearDebugInfo(SymbolDocumentInfo document)
    {
        ArgumentNullException.ThrowIfNull(document);
        return new ClearDebugInfoExpression(document);
    }
}
