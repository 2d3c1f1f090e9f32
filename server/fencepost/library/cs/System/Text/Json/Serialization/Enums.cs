namespace System.Text.Json.Serialization;

public enum JsonIgnoreCondition
{
    Never = 0,
    Always = 1,
    WhenWritingDefault = 2,
    WhenWritingNull = 3,
    WhenWriting = 4,
    WhenReading = 5,
}

[Flags]
public enum JsonNumberHandling
{
    Strict = 0,
    AllowReadingFromString = 1,
    WriteAsString = 2,
    AllowNamedFloatingPointLiterals = 4,
}

public enum JsonUnmappedMemberHandling
{
    Skip = 0,
    Disallow = 1,
}
