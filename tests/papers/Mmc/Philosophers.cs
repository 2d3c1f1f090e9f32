// The dining philosophers of "Software Model Checking for Mono" (Aan de Brugh, 2006), listing 6.3. Its number of philosophers
// is a constant that m4 puts in; here it is a static field that the harness sets first. The thesis has a Main, whose process
// lasts as long as its threads: the harness waits for them.
using System;
using System.Threading;

namespace Mmc;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class DiningPhilosopher
{
    static int philosopher_count;
    static object[] m_forks;

    class Philosopher
    {
        int m_left;
        int m_right;

        public void Dine()
        {
            while (true)
            {
                lock (m_forks[m_left])
                {
                    lock (m_forks[m_right])
                    {
                        Console.WriteLine("eating...");
                    }
                }
            }
        }

        public Philosopher(int id)
        {
            m_left = id;
            m_right = (id + 1) % philosopher_count;
        }
    }

    static void Start(int count)
    {
        philosopher_count = count;
        m_forks = new object[philosopher_count];
        Thread[] philosopher_threads = new Thread[philosopher_count];
        for (int i = 0; i < philosopher_count; ++i)
        {
            m_forks[i] = new object();
            Philosopher p = new Philosopher(i);
            philosopher_threads[i] = new Thread(new ThreadStart(p.Dine));
        }
        for (int i = 0; i < philosopher_count; ++i)
            philosopher_threads[i].Start();
        for (int i = 0; i < philosopher_count; ++i)
            philosopher_threads[i].Join();
    }

    [ConcurrencyTest]
    public static void philosophers_2() => Start(2);

    [ConcurrencyTest]
    public static void philosophers_3() => Start(3);

    [ConcurrencyTest]
    public static void philosophers_4() => Start(4);

    [ConcurrencyTest]
    public static void philosophers_5() => Start(5);

    [ConcurrencyTest]
    public static void philosophers_10() => Start(10);

    [ConcurrencyTest]
    public static void philosophers_12() => Start(12);

    [ConcurrencyTest]
    public static void philosophers_20() => Start(20);

    [ConcurrencyTest]
    public static void philosophers_50() => Start(50);

    [ConcurrencyTest]
    public static void philosophers_80() => Start(80);
}
