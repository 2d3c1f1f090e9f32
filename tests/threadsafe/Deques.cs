// The Snark deque as it was published (Detlefs, Flood, Garthwaite, Martin, Shavit and Steele: Even better DCAS-based
// concurrent deques, DISC 2000), with its two compare-and-swaps at once done under a lock,
// as is each access to what they swap; and a deque with one lock.
using System;
using System.Collections.Generic;
using System.Threading;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

namespace Almost
{
    [ThreadSafe]
    public class Snark
    {
        sealed class Node { public Node L, R; public int V; }

        readonly object memory = new object();
        readonly Node dummy = new Node();
        Node leftHat, rightHat;

        public Snark()
        {
            dummy.L = dummy.R = dummy;
            leftHat = rightHat = dummy;
        }

        // Two compare-and-swaps at once; whoever reads or writes one place sees both or none.
        bool Swap(ref Node a, ref Node b, Node oldA, Node oldB, Node newA, Node newB)
        {
            lock (memory)
            {
                if (a != oldA || b != oldB) return false;
                a = newA;
                b = newB;
                return true;
            }
        }
        Node Read(ref Node place) { lock (memory) return place; }
        void Write(ref Node place, Node node) { lock (memory) place = node; }

        public void PushRight(int value)
        {
            var node = new Node { R = dummy, V = value };
            while (true)
            {
                Node right = Read(ref rightHat), next = Read(ref right.R);
                if (next == right)
                {
                    node.L = dummy;
                    Node left = Read(ref leftHat);
                    if (Swap(ref rightHat, ref leftHat, right, left, node, node)) return;
                }
                else
                {
                    node.L = right;
                    if (Swap(ref rightHat, ref right.R, right, next, node, node)) return;
                }
            }
        }

        public void PushLeft(int value)
        {
            var node = new Node { L = dummy, V = value };
            while (true)
            {
                Node left = Read(ref leftHat), next = Read(ref left.L);
                if (next == left)
                {
                    node.R = dummy;
                    Node right = Read(ref rightHat);
                    if (Swap(ref leftHat, ref rightHat, left, right, node, node)) return;
                }
                else
                {
                    node.R = left;
                    if (Swap(ref leftHat, ref left.L, left, next, node, node)) return;
                }
            }
        }

        public int? PopRight()
        {
            while (true)
            {
                Node right = Read(ref rightHat), left = Read(ref leftHat);
                if (Read(ref right.R) == right) return null;
                if (right == left)
                {
                    if (Swap(ref rightHat, ref leftHat, right, left, dummy, dummy)) return right.V;
                }
                else
                {
                    Node next = Read(ref right.L);
                    if (Swap(ref rightHat, ref right.L, right, next, next, right))
                    {
                        int value = right.V;
                        Write(ref right.R, dummy);
                        return value;
                    }
                }
            }
        }

        public int? PopLeft()
        {
            while (true)
            {
                Node left = Read(ref leftHat), right = Read(ref rightHat);
                if (Read(ref left.L) == left) return null;
                if (left == right)
                {
                    if (Swap(ref leftHat, ref rightHat, left, right, dummy, dummy)) return left.V;
                }
                else
                {
                    Node next = Read(ref left.R);
                    if (Swap(ref leftHat, ref left.R, left, next, next, left))
                    {
                        int value = left.V;
                        Write(ref left.L, dummy);
                        return value;
                    }
                }
            }
        }
    }
}

namespace Safe
{
    [ThreadSafe]
    public class Snark
    {
        readonly LinkedList<int> values = new LinkedList<int>();
        public void PushRight(int value) { lock (values) values.AddLast(value); }
        public void PushLeft(int value) { lock (values) values.AddFirst(value); }
        public int? PopRight()
        {
            lock (values)
            {
                if (values.Count == 0) return null;
                int value = values.Last.Value;
                values.RemoveLast();
                return value;
            }
        }
        public int? PopLeft()
        {
            lock (values)
            {
                if (values.Count == 0) return null;
                int value = values.First.Value;
                values.RemoveFirst();
                return value;
            }
        }
    }
}
