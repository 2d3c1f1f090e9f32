// NSubstitute, CallStack: issue 62.
// A substitute is called by several threads, and keeps all calls in one stack.
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
    private readonly Stack<ICall> _stack = new Stack<ICall>();

    public void Push(ICall call)
    {
        _stack.Push(call); // HERE unsafe-collection
    }

    public ICall Pop()
    {
        return _stack.Pop(); // HERE unsafe-collection
    }

    public void Clear()
    {
        _stack.Clear(); // HERE unsafe-collection
    }

    public IEnumerable<ICall> AllCalls()
    {
        return _stack.ToArray().Reverse(); // HERE unsafe-collection
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
