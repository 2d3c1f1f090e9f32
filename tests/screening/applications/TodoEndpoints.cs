// One request adds a todo to the list while another one goes through it.
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

            app.MapGet("/todos", () => todos.ToArray()); // HERE unsafe-collection
            app.MapGet("/todos/{id}", (int id) => todos.FirstOrDefault(todo => todo.Id == id)); // HERE unsafe-collection
            app.MapPost("/todos", (Todo todo) =>
            {
                todos.Add(todo); // HERE unsafe-collection
                return todo.Id;
            });
        }
    }
}
