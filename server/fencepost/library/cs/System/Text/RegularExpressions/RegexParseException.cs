namespace System.Text.RegularExpressions;

public enum RegexParseError
{
    Unknown = 0,
    AlternationHasTooManyConditions = 1,
    AlternationHasMalformedCondition = 2,
    InvalidUnicodePropertyEscape = 3,
    MalformedUnicodePropertyEscape = 4,
    UnrecognizedEscape = 5,
    UnrecognizedControlCharacter = 6,
    MissingControlCharacter = 7,
    InsufficientOrInvalidHexDigits = 8,
    QuantifierOrCaptureGroupOutOfRange = 9,
    UndefinedNamedReference = 10,
    UndefinedNumberedReference = 11,
    MalformedNamedReference = 12,
    UnescapedEndingBackslash = 13,
    UnterminatedComment = 14,
    InvalidGroupingConstruct = 15,
    AlternationHasNamedCapture = 16,
    AlternationHasComment = 17,
    AlternationHasMalformedReference = 18,
    AlternationHasUndefinedReference = 19,
    CaptureGroupNameInvalid = 20,
    CaptureGroupOfZero = 21,
    UnterminatedBracket = 22,
    ExclusionGroupNotLast = 23,
    ReversedCharacterRange = 24,
    ShorthandClassInCharacterRange = 25,
    InsufficientClosingParentheses = 26,
    ReversedQuantifierRange = 27,
    NestedQuantifiersNotParenthesized = 28,
    QuantifierAfterNothing = 29,
    InsufficientOpeningParentheses = 30,
    UnrecognizedUnicodeProperty = 31,
}

public sealed class RegexParseException : ArgumentException
{
    public RegexParseError Error { get; }
    public int Offset { get; }

    internal RegexParseException(RegexParseError error, int offset, string message) : base(message)
    {
        Error = error;
        Offset = offset;
    }
}
