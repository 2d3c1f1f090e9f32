namespace System.Globalization;

public class CompareInfo
{
    public virtual int Compare(string string1, string string2) => string.Compare(string1, string2, StringComparison.InvariantCulture);
    public virtual int Compare(string string1, string string2, CompareOptions options) => string.Compare(string1, string2, CultureInfo.InvariantCulture, options);
    public virtual int IndexOf(string source, string value) => (source ?? throw new ArgumentNullException("source")).IndexOf(value, StringComparison.InvariantCulture);
    public virtual int IndexOf(string source, char value) => (source ?? throw new ArgumentNullException("source")).IndexOf(value);
    public virtual int LastIndexOf(string source, string value) => (source ?? throw new ArgumentNullException("source")).LastIndexOf(value, StringComparison.InvariantCulture);
    public virtual int LastIndexOf(string source, char value) => (source ?? throw new ArgumentNullException("source")).LastIndexOf(value);
    public virtual bool IsPrefix(string source, string prefix) => (source ?? throw new ArgumentNullException("source")).StartsWith(prefix ?? throw new ArgumentNullException("prefix"), StringComparison.InvariantCulture);
    public virtual bool IsSuffix(string source, string suffix) => (source ?? throw new ArgumentNullException("source")).EndsWith(suffix ?? throw new ArgumentNullException("suffix"), StringComparison.InvariantCulture);
    public virtual string Name => "";
}
