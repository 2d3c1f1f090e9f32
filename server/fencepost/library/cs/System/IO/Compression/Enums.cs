namespace System.IO.Compression;

public enum CompressionLevel
{
    Optimal = 0,
    Fastest = 1,
    NoCompression = 2,
    SmallestSize = 3,
}

public enum CompressionMode
{
    Decompress = 0,
    Compress = 1,
}

public enum ZipArchiveMode
{
    Read = 0,
    Create = 1,
    Update = 2,
}
