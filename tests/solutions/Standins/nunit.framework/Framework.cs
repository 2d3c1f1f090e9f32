using System;

namespace NUnit.Framework
{
    public class TestAttribute : Attribute
    {
    }

    public class SetUpAttribute : Attribute
    {
    }

    public class AssertionException : Exception
    {
        public AssertionException(string message)
            : base(message)
        {
        }
    }

    public static class Assert
    {
        public static void AreEqual(int expected, int actual)
        {
            if (expected != actual)
            {
                throw new AssertionException("Expected: " + expected + ", but was: " + actual);
            }
        }
    }
}
