using System;

namespace Xunit
{
    public static class Assert
    {
        public static void Equal(int expected, int actual)
        {
            if (expected != actual)
            {
                throw new Sdk.EqualException(expected, actual);
            }
        }

        public static void True(bool condition)
        {
            if (!condition)
            {
                throw new Sdk.TrueException();
            }
        }
    }
}

namespace Xunit.Sdk
{
    public class XunitException : Exception
    {
        public XunitException(string message)
            : base(message)
        {
        }
    }

    public class EqualException : XunitException
    {
        public EqualException(int expected, int actual)
            : base("Expected: " + expected + ", actual: " + actual)
        {
        }
    }

    public class TrueException : XunitException
    {
        public TrueException()
            : base("Expected: True")
        {
        }
    }
}
