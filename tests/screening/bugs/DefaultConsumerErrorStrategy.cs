// EasyNetQ, DefaultConsumerErrorStrategy: pull request 84.
// Two consumers fail at once: both look the exchange up, and both add it.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace EasyNetQ;

public interface IModel
{
    void ExchangeDeclare(string exchange);

    void BasicPublish(string exchange, string message);
}

public class DefaultConsumerErrorStrategy
{
    private readonly IDictionary<string, string> errorExchanges = new Dictionary<string, string>();
    private readonly IModel model;

    public DefaultConsumerErrorStrategy(IModel model)
    {
        this.model = model;
    }

    private string DeclareErrorExchange(string originalRoutingKey)
    {
        if (!errorExchanges.ContainsKey(originalRoutingKey)) // HERE unsafe-collection // MAY linearizability
        {
            model.ExchangeDeclare("ErrorExchange_" + originalRoutingKey);
            errorExchanges.Add(originalRoutingKey, "ErrorExchange_" + originalRoutingKey); // HERE unsafe-collection exception
        }

        return errorExchanges[originalRoutingKey]; // HERE unsafe-collection
    }

    public virtual void HandleConsumerError(string routingKey, Exception exception)
    {
        model.BasicPublish(DeclareErrorExchange(routingKey), exception.Message);
    }
}

public class ConsumerDispatcher
{
    private readonly DefaultConsumerErrorStrategy strategy;

    public ConsumerDispatcher(DefaultConsumerErrorStrategy strategy) => this.strategy = strategy;

    public Task HandleBasicDeliver(string routingKey, Action onMessage)
    {
        return Task.Run(() =>
        {
            try
            {
                onMessage();
            }
            catch (Exception exception)
            {
                strategy.HandleConsumerError(routingKey, exception);
            }
        });
    }
}
