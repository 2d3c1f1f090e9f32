namespace System.IO;

[Flags]
public enum FileAccess
{
    Read = 1,
    Write = 2,
    ReadWrite = 3,
}

[Flags]
public enum FileAttributes
{
    None = 0,
    ReadOnly = 1,
    Hidden = 2,
    System = 4,
    Directory = 16,
    Archive = 32,
    Device = 64,
    Normal = 128,
    Temporary = 256,
    SparseFile = 512,
    ReparsePoint = 1024,
    Compressed = 2048,
    Offline = 4096,
    NotContentIndexed = 8192,
    Encrypted = 16384,
    IntegrityStream = 32768,
    NoScrubData = 131072,
}

public enum FileMode
{
    CreateNew = 1,
    Create = 2,
    Open = 3,
    OpenOrCreate = 4,
    Truncate = 5,
    Append = 6,
}

[Flags]
public enum FileOptions
{
    None = 0,
    WriteThrough = -2147483648,
    Asynchronous = 1073741824,
    RandomAccess = 268435456,
    DeleteOnClose = 67108864,
    SequentialScan = 134217728,
    Encrypted = 16384,
}

[Flags]
public enum FileShare
{
    None = 0,
    Read = 1,
    Write = 2,
    ReadWrite = 3,
    Delete = 4,
    Inheritable = 16,
}

public enum HandleInheritability
{
    None = 0,
    Inheritable = 1,
}

public enum MatchCasing
{
    PlatformDefault = 0,
    CaseSensitive = 1,
    CaseInsensitive = 2,
}

public enum MatchType
{
    Simple = 0,
    Win32 = 1,
}

[Flags]
public enum NotifyFilters
{
    FileName = 1,
    DirectoryName = 2,
    Attributes = 4,
    Size = 8,
    LastWrite = 16,
    LastAccess = 32,
    CreationTime = 64,
    Security = 256,
}

public enum SearchOption
{
    TopDirectoryOnly = 0,
    AllDirectories = 1,
}

[Flags]
public enum UnixFileMode
{
    None = 0,
    OtherExecute = 1,
    OtherWrite = 2,
    OtherRead = 4,
    GroupExecute = 8,
    GroupWrite = 16,
    GroupRead = 32,
    UserExecute = 64,
    UserWrite = 128,
    UserRead = 256,
    StickyBit = 512,
    SetGroup = 1024,
    SetUser = 2048,
}

[Flags]
public enum WatcherChangeTypes
{
    Created = 1,
    Deleted = 2,
    Changed = 4,
    Renamed = 8,
    All = 15,
}
