// Dommel, DommelMapper: issue 52.
// The queries of all types are cached in one static dictionary, which requests read and change at once.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

namespace Dommel;

public interface IDbConnection
{
    T? QuerySingle<T>(string sql, object id);
}

/// <summary>Simple CRUD operations.</summary>
public static class DommelMapper
{
    private static readonly Dictionary<Type, string> _getQueryCache = new Dictionary<Type, string>();
    private static readonly Dictionary<Type, string> _deleteQueryCache = new Dictionary<Type, string>();

    public static TEntity? Get<TEntity>(this IDbConnection connection, object id) where TEntity : class
    {
        return connection.QuerySingle<TEntity>(BuildGetQuery(typeof(TEntity)), id);
    }

    public static bool Delete<TEntity>(this IDbConnection connection, object id) where TEntity : class
    {
        return connection.QuerySingle<int>(BuildDeleteQuery(typeof(TEntity)), id) > 0;
    }

    public static string BuildGetQuery(Type type)
    {
        if (!_getQueryCache.ContainsKey(type)) // HERE unsafe-collection // MAY linearizability
        {
            _getQueryCache.Add(type, "select * from " + type.Name + "s where Id = @Id"); // HERE unsafe-collection // MAY linearizability exception
        }
        return _getQueryCache[type]; // HERE unsafe-collection
    }

    public static string BuildDeleteQuery(Type type)
    {
        if (!_deleteQueryCache.ContainsKey(type)) // HERE unsafe-collection // MAY linearizability
        {
            _deleteQueryCache.Add(type, "delete from " + type.Name + "s where Id = @Id"); // HERE unsafe-collection // MAY linearizability exception
        }
        return _deleteQueryCache[type]; // HERE unsafe-collection
    }
}
