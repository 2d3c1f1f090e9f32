using System.Collections.ObjectModel;

namespace System;

public class AggregateException : Exception
{
    private const string Default = "One or more errors occurred.";

    private readonly Exception[] exceptions;

    public AggregateException() : base(Default) => exceptions = Array.Empty<Exception>();
    public AggregateException(string message) : base(message) => exceptions = Array.Empty<Exception>();
    public AggregateException(string message, Exception innerException) : base(message, innerException)
    {
        ArgumentNullException.ThrowIfNull(innerException);
        exceptions = new Exception[] { innerException };
    }

    public AggregateException(IEnumerable<Exception> innerExceptions) : this(Default, innerExceptions) { }
    public AggregateException(params Exception[] innerExceptions) : this(Default, innerExceptions) { }
    public AggregateException(string message, IEnumerable<Exception> innerExceptions) : this(message, ToArray(innerExceptions), true) { }

    public AggregateException(string message, params Exception[] innerExceptions)
        : this(message, innerExceptions == null ? throw new ArgumentNullException("innerExceptions") : (Exception[])innerExceptions.Clone(), true) { }

    private AggregateException(string message, Exception[] own, bool _) : base(message, own.Length > 0 ? own[0] : null)
    {
        for (int i = 0; i < own.Length; i++)
        {
            if (own[i] == null) throw new ArgumentException("An element of innerExceptions was null.");
        }
        exceptions = own;
    }

    private static Exception[] ToArray(IEnumerable<Exception> innerExceptions)
    {
        ArgumentNullException.ThrowIfNull(innerExceptions);
        Exception[] result = Array.Empty<Exception>();
        foreach (Exception exception in innerExceptions)
        {
            Array.Resize(ref result, result.Length + 1);
            result[result.Length - 1] = exception;
        }
        return result;
    }

    public ReadOnlyCollection<Exception> InnerExceptions => new ReadOnlyCollection<Exception>(exceptions);

    public override string Message
    {
        get
        {
            if (exceptions.Length == 0) return base.Message;
            string text = base.Message + " ";
            for (int i = 0; i < exceptions.Length; i++) text = text + "(" + exceptions[i].Message + ") ";
            return text.Substring(0, text.Length - 1);
        }
    }

    public override Exception GetBaseException()
    {
        Exception exception = this;
        while (exception is AggregateException aggregate && aggregate.exceptions.Length == 1) exception = aggregate.exceptions[0];
        return exception;
    }

    public void Handle(Func<Exception, bool> predicate)
    {
        ArgumentNullException.ThrowIfNull(predicate);
        Exception[] unhandled = Array.Empty<Exception>();
        for (int i = 0; i < exceptions.Length; i++)
        {
            if (predicate(exceptions[i])) continue;
            Array.Resize(ref unhandled, unhandled.Length + 1);
            unhandled[unhandled.Length - 1] = exceptions[i];
        }
        if (unhandled.Length > 0) throw new AggregateException(Message, unhandled, true);
    }

    public AggregateException Flatten()
    {
        List<Exception> flat = new List<Exception>();
        List<AggregateException> pending = new List<AggregateException>();
        pending.Add(this);
        for (int next = 0; next < pending.Count; next++)
        {
            foreach (Exception exception in pending[next].exceptions)
            {
                if (exception is AggregateException aggregate) pending.Add(aggregate);
                else flat.Add(exception);
            }
        }
        return new AggregateException(GetType() == typeof(AggregateException) ? base.Message : Message, flat.ToArray(), true);
    }

    public override string ToString()
    {
        string text = base.ToString();
        for (int i = 0; i < exceptions.Length; i++)
        {
            if (exceptions[i] == InnerException) continue;
            text = text + "\n ---> (Inner Exception #" + i.ToString() + ") " + exceptions[i].ToString() + "<---\n";
        }
        return text;
    }
}
