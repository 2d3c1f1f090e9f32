// SIPSorcery, SctpDataSender: pull request 467.
// The chunk is asked for and got at once.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace SIPSorcery.Net;

public class SctpDataChunk
{
    public uint TSN { get; set; }

    public int SendCount { get; set; }
}

public class SctpDataSender
{
    private readonly ConcurrentDictionary<uint, SctpDataChunk> _unconfirmedChunks = new ConcurrentDictionary<uint, SctpDataChunk>();
    private readonly ConcurrentDictionary<uint, int> _missingChunks = new ConcurrentDictionary<uint, int>();
    private readonly Action<SctpDataChunk> _sendDataChunk;
    private volatile bool _closed;
    private uint _tsn;

    public SctpDataSender(Action<SctpDataChunk> sendDataChunk, uint initialTSN)
    {
        _sendDataChunk = sendDataChunk;
        _tsn = initialTSN;
    }

    public void StartSending()
    {
        Task.Factory.StartNew(DoSend, TaskCreationOptions.LongRunning);
    }

    public void Close() => _closed = true;

    public void SendData(int count)
    {
        for (var i = 0; i < count; i++)
        {
            var chunk = new SctpDataChunk { TSN = Interlocked.Increment(ref _tsn) };
            _unconfirmedChunks.TryAdd(chunk.TSN, chunk);
            _sendDataChunk(chunk);
        }
    }

    /// <summary>Another thread has received an acknowledgement.</summary>
    public void GotSack(uint cumulativeTSN, uint missingTSN)
    {
        _unconfirmedChunks.TryRemove(cumulativeTSN, out _);
        _missingChunks.TryAdd(missingTSN, 0);
    }

    public void Retransmit()
    {
        foreach (var missing in _missingChunks)
        {
            if (_unconfirmedChunks.TryGetValue(missing.Key, out var chunk))
            {
                _sendDataChunk(chunk);
            }
            _missingChunks.TryRemove(missing.Key, out _);
        }
    }

    private void DoSend()
    {
        while (!_closed)
        {
            Retransmit();
            Thread.Sleep(50);
        }
    }
}
