namespace System.Text.RegularExpressions;

/// <summary>Never thrown: time stands still.</summary>
public class RegexMatchTimeoutException : TimeoutException
{
    public string Input { get; }
    public string Pattern { get; }
    public TimeSpan MatchTimeout { get; }

    public RegexMatchTimeoutException(string regexInput, string regexPattern, TimeSpan matchTimeout)
        : base("The Regex engine has timed out while trying to match a pattern to an input string. This can occur for many reasons, including very large inputs or excessive backtracking caused by nested quantifiers, back-references and other factors.")
    {
        Input = regexInput;
        Pattern = regexPattern;
        MatchTimeout = matchTimeout;
    }

    public RegexMatchTimeoutException() : this("", "", TimeSpan.FromTicks(-1)) { }
    public RegexMatchTimeoutException(string message) : this(message, null) { }

    public RegexMatchTimeoutException(string message, Exception inner) : base(message, inner)
    {
        Input = "";
        Pattern = "";
        MatchTimeout = TimeSpan.FromTicks(-1);
    }
}
