// Before the change. Generated2 has the same text with members added in front, which shifts the numbers in the names of
// what the compiler generates; in `Exchanged`, two overloads have exchanged their lambdas.
#nullable disable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Generated;

public class Kept<T> where T : class
{
    private int count = 1;
    public readonly Func<int, int> initial = x => x + 7;

    public Func<int, int> Lambda() { return x => x + 1; }
    public Func<int, int> Closure(int y) { return x => x + y; }
    public Func<int> This() { return () => count; }
    public Func<int> Nested(int a) { return () => { int b = a; Func<int> inner = () => a + b + count; return inner(); }; }
    public int Local(int a) { return Add(1) + Twice(2); int Add(int b) => a + b; static int Twice(int b) => 2 * b; }
    public Func<U, U> Generic<U>() { return x => x; }
    public IEnumerable<int> Iterator() { yield return count; yield return 2; }
    public async Task<int> Async() { await Task.Yield(); return count; }
    public Func<Task<int>> AsyncLambda(int y) { return async () => { await Task.Yield(); return y; }; }
    public Func<Task<U>> GenericAsyncLambda<U>() { return async () => { await Task.Yield(); return default(U); }; }
    public Func<int, int> Overload(int y) { return x => x + y; }
    public Func<int, int> Overload(string y) { return x => x + y.Length; }
    public object Dynamic(dynamic d) { return d.Member(count); }
}

public class Exchanged
{
    public Func<int> Lambda(int unused) { return () => 1; }
    public Func<int> Lambda(string unused) { return () => 2; }
    public int Local(int unused) { return F(); static int F() => 3; }
    public int Local(string unused) { return F(); static int F() => 4; }
}
