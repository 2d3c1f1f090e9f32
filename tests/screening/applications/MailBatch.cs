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

    public MailBatch(IMailer mailer)
    {
        this.mailer = mailer;
    }

    public async Task<int> SendAllAsync(IEnumerable<string> addresses)
    {
        var sent = 0;
        var pending = new List<Task>();
        foreach (var address in addresses)
        {
            pending.Add(mailer.SendAsync(address).ContinueWith(task =>
            {
                if (task.IsCompletedSuccessfully)
                    sent++; // HERE lost-update
            }));
        }
        await Task.WhenAll(pending);
        return sent;
    }
}
