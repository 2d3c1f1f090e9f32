namespace System.Text.Json;

public enum JsonCommentHandling : byte
{
    Disallow = 0,
    Skip = 1,
    Allow = 2,
}

public enum JsonSerializerDefaults
{
    General = 0,
    Web = 1,
    Strict = 2,
}

public enum JsonTokenType : byte
{
    None = 0,
    StartObject = 1,
    EndObject = 2,
    StartArray = 3,
    EndArray = 4,
    PropertyName = 5,
    Comment = 6,
    String = 7,
    Number = 8,
    True = 9,
    False = 10,
    Null = 11,
}

public enum JsonValueKind : byte
{
    Undefined = 0,
    Object = 1,
    Array = 2,
    String = 3,
    Number = 4,
    True = 5,
    False = 6,
    Null = 7,
}
