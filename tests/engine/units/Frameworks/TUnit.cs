using System;

namespace TUnit.Core
{
    public enum HookType { Test, Class, Assembly }

    public class TestAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class ArgumentsAttribute : Attribute { public ArgumentsAttribute(params object[] values) { } }

    public class MethodDataSourceAttribute : Attribute
    {
        public MethodDataSourceAttribute(string name) { }
        public MethodDataSourceAttribute(Type type, string name) { }
    }

    public class BeforeAttribute : Attribute { public BeforeAttribute(HookType type) { } }
    public class AfterAttribute : Attribute { public AfterAttribute(HookType type) { } }
    public class SkipAttribute : Attribute { public SkipAttribute(string reason) { } }
}
