// NSubstitute, CallStack: issue 62.
// The calls are in a `ConcurrentStack`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

namespace NSubstitute.Core;

public interface ICall
{
    string MethodName { get; }
}

public sealed class Call : ICall
{
    public Call(string methodName) => MethodName = methodName;

    public string MethodName { get; }
}

public class CallStack
{
    private readonly ConcurrentStack<ICall> _stack = new ConcurrentStack<ICall>();

    public void Push(ICall call)
    {
        _stack.Push(call);
    }

    public ICall Pop()
    {
        if (!_stack.TryPop(out var call))
            throw new InvalidOperationException("Stack empty");
        return call;
    }

    public void Clear()
    {
        _stack.Clear();
    }

    public IEnumerable<ICall> AllCalls()
    {
        return _stack.ToArray().Reverse();
    }
}

public class CallRouter
{
    private readonly CallStack _callStack = new CallStack();

    public object? Route(ICall call)
    {
        _callStack.Push(call);
        return null;
    }

    public int ReceivedCalls(string methodName)
    {
        return _callStack.AllCalls().Count(call => call.MethodName == methodName);
    }
}
