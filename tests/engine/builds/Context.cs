// Stands for NUnit's framework: the context of a test, which assertions count in.
using System;
using System.Threading;

namespace NUnit.Framework
{
    public static class Assert
    {
        public static void That(bool condition)
        {
            Internal.TestExecutionContext.CurrentContext.IncrementAssertCount();
            if (!condition) throw new InvalidOperationException("It does not hold.");
        }

        public static void Pass() => throw new SuccessException();
    }

    public class SuccessException : Exception
    {
    }
}

namespace NUnit.Framework.Internal
{
    public class TestExecutionContext
    {
        private static readonly AsyncLocal<TestExecutionContext?> current = new();
        private static int made;
        private int count;

        public int Number { get; } = ++made;
        public int AssertCount => count;
        public static TestExecutionContext CurrentContext => current.Value ??= new TestExecutionContext();
        public void IncrementAssertCount() => Interlocked.Increment(ref count);
    }
}
