using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

public abstract partial class TextWriter
{
    public virtual Task WriteAsync(char value)
    {
        try
        {
            Write(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteAsync(string value)
    {
        try
        {
            Write(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteAsync(char[] buffer, int index, int count)
    {
        try
        {
            Write(buffer, index, count);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            Write(buffer.Span);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            Write(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public Task WriteAsync(char[] buffer) => buffer == null ? Task.CompletedTask : WriteAsync(buffer, 0, buffer.Length);

    public virtual Task WriteLineAsync(char value)
    {
        try
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteLineAsync(string value)
    {
        try
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteLineAsync(char[] buffer, int index, int count)
    {
        try
        {
            WriteLine(buffer, index, count);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            WriteLine(buffer.Span);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public Task WriteLineAsync(char[] buffer) => buffer == null ? WriteLineAsync() : WriteLineAsync(buffer, 0, buffer.Length);

    public virtual Task WriteLineAsync()
    {
        try
        {
            WriteLine();
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public Task WriteLineAsync(string value, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            WriteLine(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public Task WriteAsync(string value, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            Write(value);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task FlushAsync()
    {
        try
        {
            Flush();
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public virtual Task FlushAsync(CancellationToken cancellationToken) => cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : FlushAsync();
}
