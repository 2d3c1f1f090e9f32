"""A program as C#: for people who look at a failing example, and for a compiler and a real run."""

from __future__ import annotations

from collections.abc import Iterator

from tests.random import program as p

_HEAD = """\
using System;
using System.Diagnostics;
using System.Threading;

class Node { public int f; public volatile int g; public Node next; }

static class Program
{
    static int x, y, z, r1, r2, r3, r4;
    static volatile int v, w;
    static int[] a = new int[2];
    static Node p, q;
    static object k = new object(), l = new object();
"""


def text(program: p.Program) -> str:
    """The whole source."""
    lines = [_HEAD]
    for slot in range(1, len(program.threads) + 1):
        lines += _method(f"static void T{slot}()", program.code(slot), p.INTEGERS, [])
    returned = ", ".join([expression(p.mix()), *(place(final) for final in p.FINALS)])
    types = ", ".join(["int"] * (len(p.FINALS) + 1))
    lines += _method(f"public static ({types}) Run()", program.main, p.INTEGERS, [f"return ({returned});"])
    return "\n".join([*lines, "}", ""])


def _method(head: str, block: p.Block, integers: int, last: list[str]) -> list[str]:
    variables = ", ".join(f"i{number} = 0" for number in range(integers))
    references = ", ".join(f"n{number} = null" for number in range(p.REFERENCES))
    body = [f"int {variables};", f"Node {references};", *_block(block), *last]
    return [f"    {head}", "    {", *(f"        {line}" for line in body), "    }", ""]


def expression(value: p.Expression) -> str:
    match value:
        case p.Constant(number):
            return str(number)
        case p.Local(number):
            return f"i{number}"
        case p.Binary(operator, left, right):
            both = f"({expression(left)} {operator} {expression(right)})"
            return f"({both} ? 1 : 0)" if operator in ("==", "<") else both


def place(where: p.Place | p.Slot | p.Next) -> str:
    match where:
        case p.Static(name) | p.Slot(name):
            return name
        case p.Field(reference, name):
            return f"n{reference}.{name}"
        case p.Next(reference):
            return f"n{reference}.next"
        case p.Element(index):
            return f"a[{expression(index)}]"


def _block(block: p.Block) -> Iterator[str]:
    for statement in block:
        yield from _statement(statement)


def _within(head: str, block: p.Block) -> list[str]:
    return [head, "{", *(f"    {line}" for line in _block(block)), "}"]


def _statement(statement: p.Statement) -> list[str]:
    match statement:
        case p.If(condition, then, otherwise):
            return [*_within(f"if ({expression(condition)} != 0)", then), *_within("else", otherwise)]
        case p.Repeat(times, body):
            # No variable may have the name of one around it.
            counter = f"c{repr(body).count('Repeat(')}"
            return _within(f"for (int {counter} = 0; {counter} < {times}; {counter}++)", body)
        case p.Lock(gate, body):
            return _within(f"lock ({gate})", body)
        case p.TryLock(gate, local, body):
            inner = [*_within("try", body), "finally { Monitor.Exit(" + gate + "); }"]
            taken = f"i{local} = Monitor.TryEnter({gate}) ? 1 : 0;"
            return [taken, f"if (i{local} != 0)", "{", *(f"    {line}" for line in inner), "}"]
        case p.Try(body, handler):
            return [*_within("try", body), *_within("catch (Exception)", handler)]
        case _:
            return [_simple(statement)]


def _simple(statement: p.Statement) -> str:
    match statement:
        case p.Assign(local, value):
            return f"i{local} = {expression(value)};"
        case p.Load(local, source, ordered):
            return f"i{local} = {f'Volatile.Read(ref {place(source)})' if ordered else place(source)};"
        case p.Store(target, value, ordered):
            stored = f"Volatile.Write(ref {place(target)}, {expression(value)})"
            return f"{stored};" if ordered else f"{place(target)} = {expression(value)};"
        case p.Update(operation, local, target, value, comparand):
            more = f", {expression(comparand)}" if operation == "CompareExchange" else ""
            return f"i{local} = Interlocked.{operation}(ref {place(target)}, {expression(value)}{more});"
        case p.Make(reference):
            return f"n{reference} = new Node();"
        case p.LoadReference(reference, source):
            return f"n{reference} = {place(source)};"
        case p.StoreReference(target, reference):
            return f"{place(target)} = {'null' if reference < 0 else f'n{reference}'};"
        case p.UpdateReference(operation, into, target, reference):
            more = ", null" if operation == "CompareExchange" else ""
            return f"n{into} = Interlocked.{operation}(ref {place(target)}, n{reference}{more});"
        case p.Await(target, value):
            return f"while ({place(target)} != {value}) {{ }}"
        case p.Wait(gate, local, timed):
            return f"i{local} = Monitor.Wait({gate}, {1 if timed else -1}) ? 1 : 0;"
        case p.Pulse(gate, everyone):
            return f"Monitor.Pulse{'All' if everyone else ''}({gate});"
        case p.Assert(condition):
            return f"Debug.Assert({expression(condition)} != 0);"
        case p.Start(thread, like):
            method = thread if like is None else like
            return f"var t{thread + 1} = new Thread(T{method + 1}); t{thread + 1}.Start();"
        case p.Join(thread):
            return f"t{thread + 1}.Join();"
        case p.Barrier(name):
            return f"{name}();"
        case _:
            raise AssertionError(f"{statement} has blocks")
