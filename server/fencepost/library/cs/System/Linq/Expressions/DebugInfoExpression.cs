namespace System.Linq.Expressions;

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
