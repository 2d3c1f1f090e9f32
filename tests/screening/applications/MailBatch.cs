// Continuations run on the pool, beside each other.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Mail;

public interface IMailer
{
    Task SendAsync(string address);
}

public class MailBatch
{
    private readonly IMailer mailer;
    private int sent;

    public MailBatch(IMailer mailer)
    {
        this.mailer = mailer;
    }

    public int Sent => sent;

    public Task SendAll(IEnumerable<string> addresses)
    {
        var pending = new List<Task>();
        foreach (var address in addresses)
        {
            pending.Add(mailer.SendAsync(address).ContinueWith(task =>
            {
                if (task.IsCompletedSuccessfully)
                    sent++; // HERE lost-update
            }));
        }
        return Task.WhenAll(pending);
    }
}
