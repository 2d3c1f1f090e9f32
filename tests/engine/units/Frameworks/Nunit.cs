using System;

namespace NUnit.Framework
{
    public class TestAttribute : Attribute { public object ExpectedResult { get; set; } }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseAttribute : Attribute
    {
        public TestCaseAttribute(params object[] arguments) { }
        public TestCaseAttribute(object argument) { }
        public TestCaseAttribute(object first, object second) { }
        public object ExpectedResult { get; set; }
        public string Ignore { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseSourceAttribute : Attribute
    {
        public TestCaseSourceAttribute(string name) { }
        public TestCaseSourceAttribute(Type type, string name) { }
    }

    public class TestCaseData
    {
        public TestCaseData(params object[] arguments) => Arguments = arguments;
        public object[] Arguments { get; }
        public object ExpectedResult { get; set; }
        public bool HasExpectedResult { get; set; }
        public TestCaseData Returns(object result) { ExpectedResult = result; HasExpectedResult = true; return this; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public class TestFixtureAttribute : Attribute
    {
        public TestFixtureAttribute() { }
        public TestFixtureAttribute(params object[] arguments) { }
    }

    public class ValuesAttribute : Attribute
    {
        public ValuesAttribute() { }
        public ValuesAttribute(params object[] values) { }
    }

    public class RangeAttribute : Attribute { public RangeAttribute(int from, int to) { } }
    public class SequentialAttribute : Attribute { }
    public class SetUpFixtureAttribute : Attribute { }
    public class OneTimeSetUpAttribute : Attribute { }
    public class SetUpAttribute : Attribute { }
    public class TearDownAttribute : Attribute { }
    public class OneTimeTearDownAttribute : Attribute { }
    public class IgnoreAttribute : Attribute { public IgnoreAttribute(string reason) { } }
    public class ExplicitAttribute : Attribute { }
}
