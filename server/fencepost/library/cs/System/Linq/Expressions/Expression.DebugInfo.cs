namespace System.Linq.Expressions;

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
