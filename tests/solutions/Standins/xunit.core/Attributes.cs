using System;

namespace Xunit
{
    public class FactAttribute : Attribute
    {
        public string Skip { get; set; }
    }

    public class TheoryAttribute : FactAttribute
    {
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class InlineDataAttribute : Attribute
    {
        public InlineDataAttribute(params object[] data)
        {
        }
    }
}
