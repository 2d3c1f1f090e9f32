namespace System.Security.Cryptography;

public enum CipherMode
{
    CBC = 1,
    ECB = 2,
    OFB = 3,
    CFB = 4,
    CTS = 5,
}

public enum CryptoStreamMode
{
    Read = 0,
    Write = 1,
}

public enum PaddingMode
{
    None = 1,
    PKCS7 = 2,
    Zeros = 3,
    ANSIX923 = 4,
    ISO10126 = 5,
}
