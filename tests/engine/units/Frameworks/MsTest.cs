using System;

namespace Microsoft.VisualStudio.TestTools.UnitTesting
{
    public class TestClassAttribute : Attribute { }
    public class TestMethodAttribute : Attribute { }
    public class DataTestMethodAttribute : TestMethodAttribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class DataRowAttribute : Attribute
    {
        public DataRowAttribute(params object[] data) { }
        public DataRowAttribute(object data) { }
        public DataRowAttribute(object first, params object[] more) { }
    }

    public enum DynamicDataSourceType { Property, Method }

    public class DynamicDataAttribute : Attribute
    {
        public DynamicDataAttribute(string name, DynamicDataSourceType type = DynamicDataSourceType.Property) { }
        public DynamicDataAttribute(string name, Type type) { }
    }

    public enum InheritanceBehavior { None, BeforeEachDerivedClass }

    public class ClassInitializeAttribute : Attribute
    {
        public ClassInitializeAttribute(InheritanceBehavior behavior = InheritanceBehavior.None) { }
    }

    public class AssemblyInitializeAttribute : Attribute { }
    public class AssemblyCleanupAttribute : Attribute { }
    public class ExpectedExceptionAttribute : Attribute { public ExpectedExceptionAttribute(Type type) { } }
    public class ClassCleanupAttribute : Attribute { }
    public class TestInitializeAttribute : Attribute { }
    public class TestCleanupAttribute : Attribute { }
    public class IgnoreAttribute : Attribute { public IgnoreAttribute(string message = "") { } }

    public abstract class TestContext
    {
        public abstract string TestName { get; }
        public abstract void WriteLine(string message);
        public virtual int Attempts => 1;
    }
}
