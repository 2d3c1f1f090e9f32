using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Text;

namespace Conformance;

/// <summary>Queries as trees: those of sequences in memory, and those of a provider of the program's own.</summary>
public static class Queryables
{
    public record Person(string Name, int Age, string City);
    public record Order(int Id, string Person, decimal Total);

    private static IQueryable<Person> People() => new List<Person> { new("Ann", 30, "Bern"), new("Bob", 25, "Basel"), new("Cid", 41, "Bern"), new("Dan", 25, "Chur") }.AsQueryable();
    private static IQueryable<Order> Orders() => new[] { new Order(1, "Ann", 10.5m), new Order(2, "Bob", 20m), new Order(3, "Ann", 5m) }.AsQueryable();
    private static IQueryable<int> Numbers() => new[] { 5, 3, 8, 1, 8 }.AsQueryable();
    private static string Text<T>(IEnumerable<T> items) => string.Join(",", items);

    private static string Each(params Func<object?>[] parts)
    {
        StringBuilder text = new();
        foreach (Func<object?> part in parts)
        {
            try { text.Append(part() ?? "null"); }
            catch (Exception e) { text.Append(e.GetType().Name); }
            text.Append(';');
        }
        return text.ToString();
    }

    public static string Where() => Text(Numbers().Where(n => n > 3)) + "|" + Text(Numbers().Where((n, i) => n > i * 2));
    public static string Select() => Text(People().Select(p => p.Name + p.Age)) + "|" + Text(Numbers().Select((n, i) => n * i));
    public static string SelectMany() => Text(People().SelectMany(p => p.Name)) + "|" + Text(Numbers().SelectMany(n => Enumerable.Range(0, n % 3), (n, i) => n + i));
    public static string Ordering() => Text(People().OrderBy(p => p.Age).ThenByDescending(p => p.Name).Select(p => p.Name)) + "|" + Text(Numbers().OrderDescending()) + Text(Numbers().Order());
    public static string OrderByComparer() => Text(People().OrderByDescending(p => p.City, StringComparer.Ordinal).ThenBy(p => p.Name, StringComparer.OrdinalIgnoreCase).Select(p => p.City + p.Name));
    public static string Grouping() => string.Join(";", People().GroupBy(p => p.City).Select(g => g.Key + ":" + g.Count() + ":" + g.Max(p => p.Age)));
    public static string GroupingResults() => Text(People().GroupBy(p => p.Age, (age, all) => age + "=" + all.Count())) + "|" + Text(People().GroupBy(p => p.Age, p => p.Name, (age, names) => age + string.Concat(names)));
    public static string Joining() => Text(People().Join(Orders(), p => p.Name, o => o.Person, (p, o) => p.City + o.Id)) + "|" + Text(People().GroupJoin(Orders(), p => p.Name, o => o.Person, (p, o) => p.Name + o.Sum(x => x.Total)));
    public static string LeftJoining() => Text(People().LeftJoin(Orders(), p => p.Name, o => o.Person, (p, o) => p.Name + (o == null ? "-" : o.Id.ToString())));
    public static string Sets() => Text(Numbers().Distinct()) + "|" + Text(Numbers().Union(new[] { 9, 1 })) + "|" + Text(Numbers().Intersect(new[] { 8, 1 })) + "|" + Text(Numbers().Except(new[] { 8 })) + "|" + Text(Numbers().Concat(Numbers().Take(1)));
    public static string SetsByKey() => Text(People().DistinctBy(p => p.Age).Select(p => p.Name)) + Text(People().ExceptBy(new[] { 25 }, p => p.Age).Select(p => p.Name));
    public static string Partitions() => Text(Numbers().Skip(1).Take(2)) + "|" + Text(Numbers().TakeWhile(n => n != 8)) + "|" + Text(Numbers().SkipWhile(n => n > 2)) + "|" + Text(Numbers().TakeLast(2)) + "|" + Text(Numbers().SkipLast(3)) + "|" + Text(Numbers().Take(1..3));
    public static string Elements() => Each(() => Numbers().First(), () => Numbers().First(n => n > 5), () => Numbers().FirstOrDefault(n => n > 50), () => Numbers().Last(), () => Numbers().Single(n => n == 3), () => Numbers().Single(), () => Numbers().ElementAt(2), () => Numbers().ElementAt(20), () => Numbers().LastOrDefault(n => n > 50, -1), () => Numbers().First(n => n > 50), () => Numbers().SingleOrDefault(n => n == 8), () => Numbers().ElementAtOrDefault(^1));
    public static string Aggregates() => Each(() => Numbers().Sum(), () => Numbers().Average(), () => Numbers().Min(), () => Numbers().Max(), () => Numbers().Count(), () => Numbers().Count(n => n == 8), () => Numbers().LongCount(), () => Orders().Sum(o => o.Total), () => People().Average(p => p.Age), () => People().Max(p => p.Name), () => Numbers().Aggregate((a, b) => a * 2 + b), () => Numbers().Aggregate("", (a, b) => a + b), () => Numbers().Aggregate(1, (a, b) => a + b, a => "r" + a), () => People().MinBy(p => p.Age)!.Name, () => Numbers().Where(n => n > 50).Max());
    public static string Quantifiers() => Each(() => Numbers().Any(), () => Numbers().Any(n => n > 8), () => Numbers().All(n => n > 0), () => Numbers().Contains(3), () => Numbers().SequenceEqual(new[] { 5, 3, 8, 1, 8 }), () => Numbers().Where(n => n > 9).Any());
    public static string MoreOperators() => Text(Numbers().Append(7).Prepend(0)) + "|" + Text(Numbers().Reverse()) + "|" + Text(Numbers().Zip(Numbers().Skip(1), (a, b) => a + b)) + "|" + Text(Numbers().Where(n => n > 9).DefaultIfEmpty(-1)) + "|" + Text(Numbers().Chunk(2).Select(c => c.Length)) + "|" + Text(Numbers().CountBy(n => n % 2).Select(p => p.Key + ":" + p.Value)) + "|" + Text(Numbers().Index().Select(p => p.Index * p.Item));
    public static string Casting() => Text(new object[] { 1, "a", 2 }.AsQueryable().OfType<int>()) + Each(() => new ArrayList { 1 }.AsQueryable()) + "|" + Text(new object[] { 1, 2 }.AsQueryable().Cast<int>().Select(n => n + 1));
    public static string Zips() => Text(Numbers().Zip(People()).Select(p => p.First + p.Second.Name));

    public static string QuerySyntax()
    {
        int least = 20;
        var query = from p in People() where p.Age > least let tag = p.Name.ToLower() join o in Orders() on p.Name equals o.Person into own orderby p.City, p.Age descending select new { tag, Count = own.Count() };
        return Text(query);
    }

    public static string Texts()
    {
        int k = 3;
        return string.Join("\n", Numbers(), Numbers().Where(n => n > 3), Numbers().Where(n => n > k).Select(n => n.ToString()).Take(2), People().OrderBy(p => p.Age).ThenBy(p => p.Name), Numbers().Expression, Numbers().Concat(new[] { 1 }), People().Join(Orders(), p => p.Name, o => o.Person, (p, o) => p), new List<int>().AsQueryable().Distinct(), Numbers().Select((n, i) => new { n, i }), Numbers().Append(4).Reverse());
    }

    public static string Shape()
    {
        IQueryable<int> query = Numbers().Where(n => n > 3);
        MethodCallExpression call = (MethodCallExpression)query.Expression;
        UnaryExpression quote = (UnaryExpression)call.Arguments[1];
        return $"{query.ElementType} {call.Method.Name} {call.Method.DeclaringType} {call.Arguments.Count} {quote.NodeType} {quote.Operand.NodeType} {quote.Type} {query.Expression.Type} {query.Provider == query} {call.Arguments[0].NodeType} {call.Object == null}";
    }

    public static string Deferred()
    {
        List<int> source = new() { 1, 2 };
        int least = 1, calls = 0;
        Func<int, bool> note = n => { calls++; return n > least; };
        IQueryable<int> query = source.AsQueryable().Where(n => note(n));
        source.Add(3);
        int before = calls;
        string first = Text(query);
        least = 2;
        return before + first + Text(query) + calls;
    }

    public static string NotGeneric()
    {
        IQueryable query = new[] { 1, 2 }.AsQueryable();
        IQueryable made = query.Provider.CreateQuery(((IQueryable<int>)query).Where(n => n > 1).Expression);
        string text = "";
        foreach (object? item in made) text += item;
        return text + made.ElementType + query.Provider.Execute(Expression.Call(typeof(Queryable), "Count", new[] { typeof(int) }, query.Expression)) + ((IEnumerable)new List<string> { "a" }).AsQueryable().ElementType;
    }

    public static string Executed()
    {
        IQueryable<int> query = Numbers();
        Expression sum = Expression.Call(typeof(Queryable), "Sum", null, query.Expression);
        return query.Provider.Execute<int>(sum) + " " + Each(() => query.Provider.Execute<string>(sum), () => query.Provider.CreateQuery<int>(Expression.Constant(1)));
    }

    public static string Dynamic()
    {
        IQueryable<Person> query = People();
        foreach (string name in new[] { "City", "Age" })
        {
            ParameterExpression p = Expression.Parameter(typeof(Person), "p");
            LambdaExpression key = Expression.Lambda(Expression.Property(p, name), p);
            string method = query.Expression.Type == typeof(IOrderedQueryable<Person>) ? "ThenBy" : "OrderBy";
            query = query.Provider.CreateQuery<Person>(Expression.Call(typeof(Queryable), method, new[] { typeof(Person), key.ReturnType }, query.Expression, Expression.Quote(key)));
        }
        return Text(query.Select(p => p.Name)) + " " + query.Expression.ToString().Length;
    }

    public static string OperatorsByReflection()
    {
        string Sorted(string name, string method)
        {
            ParameterExpression p = Expression.Parameter(typeof(Person), "p");
            MemberExpression body = Expression.PropertyOrField(p, name);
            var found = typeof(Queryable).GetMethods().First(m => m.Name == method && m.GetParameters().Length == 2).MakeGenericMethod(typeof(Person), body.Type);
            return Text(((IQueryable<Person>)found.Invoke(null, new object[] { People(), Expression.Lambda(body, p) })!).Select(q => q.Name));
        }

        return Sorted("Age", "OrderBy") + Sorted("Name", "OrderByDescending") + typeof(Queryable).GetMethods().Count(m => m.Name == "Select");
    }

    public static string ComposedFilters()
    {
        IQueryable<Person> query = People();
        Expression<Func<Person, bool>> old = p => p.Age > 26;
        query = query.Where(old);
        string? city = "Bern";
        if (city != null) query = query.Where(p => p.City == city);
        return Text(query.Select(p => p.Name)) + query.Count();
    }

    public static string Subqueries()
    {
        IQueryable<Order> orders = Orders();
        return Text(People().Where(p => orders.Any(o => o.Person == p.Name)).Select(p => p.Name + orders.Where(o => o.Person == p.Name).Sum(o => o.Total)));
    }

    public static string Nulls() => Each(() => Queryable.Where<int>(null!, n => true), () => Numbers().Where((Expression<Func<int, bool>>)null!), () => ((IEnumerable<int>)null!).AsQueryable(), () => Numbers().Union(null!), () => Queryable.Count<int>(null!));
    public static string Errors() => Each(() => Text(Numbers().Select(n => 1 / (n - 5))), () => Text(People().Select(p => p.City[5])), () => Numbers().First(n => n / (n - n) > 0));

    // ---- a provider of the program's own

    private sealed class Table<T> : IOrderedQueryable<T>
    {
        public Table(Provider provider, Expression? expression = null)
        {
            Provider = provider;
            Expression = expression ?? Expression.Constant(this);
        }

        public Expression Expression { get; }
        public Type ElementType => typeof(T);
        public IQueryProvider Provider { get; }
        public IEnumerator<T> GetEnumerator() => Provider.Execute<IEnumerable<T>>(Expression).GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        public override string ToString() => $"Table<{typeof(T).Name}>";
    }

    private sealed class Provider : IQueryProvider
    {
        public readonly List<string> Log = new();

        public IQueryable CreateQuery(Expression expression) => throw new NotSupportedException();
        public IQueryable<T> CreateQuery<T>(Expression expression) => new Table<T>(this, expression);
        public object? Execute(Expression expression) => Execute<object>(expression);

        public T Execute<T>(Expression expression)
        {
            Log.Add(new Writer().Write(expression));
            return (T)(typeof(T) == typeof(int) ? (object)42 : new[] { new Person("X", 1, "Y") });
        }
    }

    private sealed class Writer : ExpressionVisitor
    {
        private readonly StringBuilder sql = new();

        public string Write(Expression node)
        {
            Visit(node);
            return sql.ToString();
        }

        protected override Expression VisitMethodCall(MethodCallExpression node)
        {
            if (node.Method.DeclaringType != typeof(Queryable)) throw new NotSupportedException(node.Method.Name);
            sql.Append(node.Method.Name.ToUpperInvariant()).Append('[');
            foreach (Expression argument in node.Arguments) { Visit(argument); sql.Append(' '); }
            sql.Append(']');
            return node;
        }

        protected override Expression VisitBinary(BinaryExpression node)
        {
            sql.Append('(');
            Visit(node.Left);
            sql.Append(node.NodeType switch { ExpressionType.AndAlso => " AND ", ExpressionType.GreaterThan => " > ", ExpressionType.Equal => " = ", _ => " ? " });
            Visit(node.Right);
            sql.Append(')');
            return node;
        }

        protected override Expression VisitMember(MemberExpression node)
        {
            if (node.Expression is ParameterExpression) sql.Append(node.Member.Name);
            else sql.Append('@').Append(Expression.Lambda<Func<object>>(Expression.Convert(node, typeof(object))).Compile()());
            return node;
        }

        protected override Expression VisitConstant(ConstantExpression node)
        {
            sql.Append(node.Value is string s ? $"'{s}'" : node.Value);
            return node;
        }
    }

    public static string OwnProvider()
    {
        Provider provider = new();
        int least = 18;
        IQueryable<Person> table = new Table<Person>(provider);
        var query = table.Where(p => p.Age > least && p.City == "Bern").OrderBy(p => p.Name);
        string text = query.Expression + "";
        foreach (Person p in query) text += "|" + p.Name;
        return text + "|" + query.Count() + "|" + table.Max(p => p.Age) + "|" + string.Join("|", provider.Log);
    }

    public static string OwnProviderFails()
    {
        Provider provider = new();
        return Each(() => new Table<Person>(provider).Where(p => p.Name.StartsWith("A")).Count(), () => new Table<Person>(provider).Max(p => p.Age));
    }
}
