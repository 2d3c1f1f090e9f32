namespace System;

public interface IDisposable
{
    void Dispose();
}
