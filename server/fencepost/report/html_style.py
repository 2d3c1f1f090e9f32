"""The style sheet of the HTML document."""

STYLE = """\
:root {
  --page: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --shade: #f6f8fa; --link: #0550ae;
  --bad: #b3111f; --unsure: #7d4e00; --good: #116329;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #15191e; --text: #e6edf3; --quiet: #9da7b3; --line: #3d444d; --shade: #1f252c; --link: #79b8ff;
    --bad: #ff8a80; --unsure: #e3b341; --good: #6fdd8b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; }
h1, h2, h3 { overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.4 ui-monospace, monospace; }
pre { padding: 0.75rem; overflow-x: auto; background: var(--shade); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; color: var(--quiet); padding-bottom: 0.5rem; }
th, td { padding: 0.25rem 0.75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { background: var(--shade); }
tbody th { font-weight: normal; }
dt { font-weight: 600; }
dd { margin-inline-start: 1.5rem; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.verdict { font-weight: 600; }
.violated, .internal-error { color: var(--bad); }
.unsupported, .holds-up-to { color: var(--unsure); }
.holds { color: var(--good); }
.trace th, .trace td { border-bottom: 0; border-inline-end: 1px solid var(--line); }
.trace tbody th { color: var(--quiet); text-align: end; }
.trace .code td { background: var(--shade); }
.trace .operation td { padding-inline-start: 2rem; }
.trace .times td { padding-inline-start: 2rem; color: var(--quiet); }
.trace .danger code { color: var(--bad); font-weight: 600; }
footer { margin-top: 3rem; color: var(--quiet); border-top: 1px solid var(--line); }
@media print { .wide { overflow: visible; } details > * { display: block; } }
"""
