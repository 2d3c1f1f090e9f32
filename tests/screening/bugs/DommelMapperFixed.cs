// Dommel, DommelMapper: issue 52.
// The queries are cached in a `ConcurrentDictionary`.
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
    private static readonly ConcurrentDictionary<Type, string> _getQueryCache = new ConcurrentDictionary<Type, string>();
    private static readonly ConcurrentDictionary<Type, string> _deleteQueryCache = new ConcurrentDictionary<Type, string>();

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
        if (!_getQueryCache.ContainsKey(type))
        {
            _getQueryCache.TryAdd(type, "select * from " + type.Name + "s where Id = @Id");
        }
        return _getQueryCache[type];
    }

    public static string BuildDeleteQuery(Type type)
    {
        if (!_deleteQueryCache.ContainsKey(type))
        {
            _deleteQueryCache.TryAdd(type, "delete from " + type.Name + "s where Id = @Id");
        }
        return _deleteQueryCache[type];
    }
}
