// RabbitMQ.Client, EventingBasicConsumer: issue 242.
// The last subscriber may leave between the look at the event and the call.
using System;
using System.Threading;

namespace RabbitMQ.Client.Events;

public class ConsumerEventArgs : EventArgs
{
    public ConsumerEventArgs(string consumerTag) => ConsumerTag = consumerTag;

    public string ConsumerTag { get; }
}

public class BasicDeliverEventArgs : EventArgs
{
    public BasicDeliverEventArgs(string consumerTag, ulong deliveryTag, byte[] body)
    {
        ConsumerTag = consumerTag;
        DeliveryTag = deliveryTag;
        Body = body;
    }

    public string ConsumerTag { get; }
    public ulong DeliveryTag { get; }
    public byte[] Body { get; }
}

public class DefaultBasicConsumer
{
    private volatile bool isRunning;

    public bool IsRunning => isRunning;

    public virtual void HandleBasicConsumeOk(string consumerTag) => isRunning = true;

    public virtual void HandleBasicCancelOk(string consumerTag) => isRunning = false;

    public virtual void HandleBasicDeliver(string consumerTag, ulong deliveryTag, byte[] body)
    {
    }
}

/// <summary>Class exposing a consumer's methods as separate events.</summary>
public class EventingBasicConsumer : DefaultBasicConsumer
{
    public event EventHandler<BasicDeliverEventArgs>? Received;

    public event EventHandler<ConsumerEventArgs>? Unregistered;

    public override void HandleBasicCancelOk(string consumerTag)
    {
        base.HandleBasicCancelOk(consumerTag);

        if (Unregistered != null) // MAY exception
        {
            Unregistered(this, new ConsumerEventArgs(consumerTag)); // HERE exception
        }
    }

    public override void HandleBasicDeliver(string consumerTag, ulong deliveryTag, byte[] body)
    {
        base.HandleBasicDeliver(consumerTag, deliveryTag, body);

        if (Received != null) // MAY exception
        {
            Received(this, new BasicDeliverEventArgs(consumerTag, deliveryTag, body)); // HERE exception
        }
    }
}
