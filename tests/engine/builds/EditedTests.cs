using System;
using System.Diagnostics;
using System.Threading.Tasks;

sealed class FactAttribute : Attribute { }
sealed class InlineDataAttribute : Attribute { public InlineDataAttribute(params object[] data) { } }
sealed class TestMethodAttribute : Attribute { }
sealed class AssemblyInitializeAttribute : Attribute { }
sealed class TearDownAttribute : Attribute { }
sealed class CollectionAttribute : Attribute { public CollectionAttribute(string name) { } }
sealed class CollectionDefinitionAttribute : Attribute { public CollectionDefinitionAttribute(string name) { } }
interface ICollectionFixture<T> { }

static class Shared
{
    public static int Total;
}

sealed class Fixture { public Fixture() => Shared.Total++; }

/// <summary>A plain harness depends on nothing that is around tests.</summary>
sealed class ConcurrencyTestAttribute : Attribute { }

static class Plain
{
    [ConcurrencyTest]
    public static void Runs() => Task.Run(() => Shared.Total++).Wait();
}

sealed class Rows
{
#if ROW
    [Fact, InlineData(2)]
#else
    [Fact, InlineData(1)]
#endif
    public void Runs(int number) => Task.Run(() => Debug.Assert(number == 1)).Wait();
}

[Collection("all")]
sealed class Collected
{
    [Fact]
    public void Runs() => Task.Run(() => Debug.Assert(Shared.Total == 0)).Wait();

#if TEARDOWN
    [TearDown]
#endif
    public void End() => Debug.Fail("the end");
}

#if COLLECTION
[CollectionDefinition("all")]
#endif
sealed class Definition : ICollectionFixture<Fixture> { public void None() { } }

static class Hooks
{
#if HOOK
    [AssemblyInitialize]
#endif
    public static void Begin() => Shared.Total += 2;
}
