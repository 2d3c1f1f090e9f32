// Written by layout.py.
using System.Diagnostics;
using System.Threading;

public static class Layout
{
    [ConcurrencyTest] public static void Program0() {  /* wide */  int a = 0, b = 0;  /* wide */  var thread =
            new Thread(() => {
        a = 1; b = 1; a = 2; b = 2; }); thread.Start(); int first = b;
        int second = a;
        Debug.Assert(first == 0 || second != 0, "line 3 of Layout.cs:5"); thread.Join(); }
    [ConcurrencyTest] public static void Program1() { int a = 0, b = 0; var thread = new Thread(() => {  /* wide */  a = 1;  /* wide */  b = 1; a =
            2; b = 2;  /* wide */  }); thread.Start(); int first = b; int second = a; Debug.Assert(first != 2 || second != 1); thread.Join(); }
    [ConcurrencyTest] public static void Program2() { int a =
            0, b = 0; var thread = new Thread(() => {

            a = 1; b = 1; a = 2;
        b = 2;  /* wide */  });

            thread.Start();
        int first = b;
        int second = a;
        Debug.Assert(first == 0 || second != 0); thread.Join(); }
    [ConcurrencyTest] public static void Program3() { int a = 0, b = 0; var thread = new Thread(() => {
        a = 1;
        b =
            1; a = 2;  /* wide */  b = 2; });

            thread.Start();
        int first = b;

            int second = a; Debug.Assert(first != 2 || second != 1, "line 3 of Layout.cs:5");
        thread.Join(); }
    [ConcurrencyTest] public static void Program4() { int a = 0, b = 0;

            var thread = new Thread(() => { a =
            1; b = 1; a = 2; b =
            2;
        }); thread.Start(); int first =
            b; int second = a; Debug.Assert(first == 0 || second != 0); thread.Join(); }
    [ConcurrencyTest] public static void Program5() {
        int a = 0, b = 0; var thread = new Thread(() => {

            a = 1;
        b =
            1;  /* wide */  a = 2; b = 2; });  /* wide */  thread.Start();  /* wide */  int first = b;
        int second =
            a;

            Debug.Assert(first != 2 || second != 1); thread.Join(); }
    [ConcurrencyTest] public static void Program6() {
        int a = 0, b = 0;  /* wide */  var thread = new Thread(() => { a =
            1;

            b = 1;

            a = 2; b = 2; });  /* wide */  thread.Start();
        int first = b; int second = a;

            Debug.Assert(first == 0 || second != 0, "line 3 of Layout.cs:5"); thread.Join(); }
    [ConcurrencyTest] public static void Program7() { int a = 0, b = 0;  /* wide */  var thread = new Thread(() => { a = 1; b = 1; a = 2; b =
            2;  /* wide */  }); thread.Start();  /* wide */  int first =
            b;
        int second =
            a; Debug.Assert(first != 2 || second != 1);
        thread.Join(); }
}
