using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Xunit
{
    public class FactAttribute : Attribute
    {
        public string Skip { get; set; }
        public string SkipUnless { get; set; }
    }

    public class TheoryAttribute : FactAttribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class InlineDataAttribute : Attribute
    {
        public InlineDataAttribute(params object[] data) { }
        public string Skip { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class MemberDataAttribute : Attribute
    {
        public MemberDataAttribute(string memberName, params object[] arguments) { }
        public Type MemberType { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class ClassDataAttribute : Attribute { public ClassDataAttribute(Type type) { } }

    public class CollectionAttribute : Attribute { public CollectionAttribute(string name) { } }

    public class CollectionDefinitionAttribute : Attribute { public CollectionDefinitionAttribute(string name) { } }

    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public class AssemblyFixtureAttribute : Attribute { public AssemblyFixtureAttribute(Type type) { } }

    public interface IClassFixture<T> { }

    public interface ICollectionFixture<T> { }

    public interface IAsyncLifetime
    {
        Task InitializeAsync();
        Task DisposeAsync();
    }

    public interface ITheoryDataRow { object[] GetData(); }

    public class TheoryDataRow<A, B> : ITheoryDataRow
    {
        private readonly A a;
        private readonly B b;
        public TheoryDataRow(A a, B b) { this.a = a; this.b = b; }
        object[] ITheoryDataRow.GetData() => GetData();
        protected virtual object[] GetData() => new object[] { a, b };
    }

    public class TheoryData<A, B> : IEnumerable<object[]>
    {
        private readonly List<object[]> rows = new List<object[]>();
        public void Add(A a, B b) => rows.Add(new object[] { a, b });
        public IEnumerator<object[]> GetEnumerator() => rows.GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => rows.GetEnumerator();
    }
}

namespace Xunit.Abstractions
{
    public interface ITestOutputHelper
    {
        string Output { get; }
        void WriteLine(string message);
        void WriteLine(string format, params object[] args);
    }
}
