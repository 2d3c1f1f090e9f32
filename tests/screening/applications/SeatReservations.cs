// Both customers find the seat free in the first lock, and both take it in the second.
using System;
using System.Collections.Generic;

namespace Theatre;

public sealed class SeatReservations
{
    private readonly object gate = new();
    private readonly Dictionary<int, string> taken = new();
    private readonly int seats;

    public SeatReservations(int seats)
    {
        this.seats = seats;
    }

    public bool IsFree(int seat)
    {
        lock (gate)
        {
            return !taken.ContainsKey(seat);
        }
    }

    public bool Reserve(int seat, string customer)
    {
        if (seat < 0 || seat >= seats)
            throw new ArgumentOutOfRangeException(nameof(seat));
        if (!IsFree(seat)) // MAY linearizability
            return false;
        lock (gate)
        {
            taken[seat] = customer; // HERE linearizability
            return true;
        }
    }
}
