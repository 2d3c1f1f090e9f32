// All handlers have the lock while they use the list.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Routing;

namespace Microsoft.AspNetCore.Routing
{
    public interface IEndpointRouteBuilder;
}

namespace Microsoft.AspNetCore.Builder
{
    public static class EndpointRouteBuilderExtensions
    {
        public static void MapGet(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler)
        {
        }

        public static void MapPost(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler)
        {
        }
    }
}

namespace Todos
{
    public record Todo(int Id, string Title, bool Done);

    public static class TodoEndpoints
    {
        public static void MapTodos(this IEndpointRouteBuilder app)
        {
            var todos = new List<Todo>();

            app.MapGet("/todos", () =>
            {
                lock (todos)
                    return todos.ToArray();
            });
            app.MapGet("/todos/{id}", (int id) =>
            {
                lock (todos)
                    return todos.FirstOrDefault(todo => todo.Id == id);
            });
            app.MapPost("/todos", (Todo todo) =>
            {
                lock (todos)
                    todos.Add(todo);
                return todo.Id;
            });
        }
    }
}
