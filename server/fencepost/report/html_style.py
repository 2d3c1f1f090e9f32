"""The style sheet of the HTML document. In Visual Studio Code, the body's class says which scheme is wanted."""

_LIGHT = """\
  --page: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --shade: #f6f8fa; --link: #0550ae;
  --bad: #b3111f; --unsure: #7d4e00; --good: #116329;
"""
_DARK = """\
  --page: #15191e; --text: #e6edf3; --quiet: #9da7b3; --line: #3d444d; --shade: #1f252c; --link: #79b8ff;
  --bad: #ff8a80; --unsure: #e3b341; --good: #6fdd8b;
"""

_SCHEMES = f"""\
:root, body.vscode-light, body.vscode-high-contrast-light {{
{_LIGHT}}}
@media (prefers-color-scheme: dark) {{
:root {{
{_DARK}}}
}}
body.vscode-dark, body.vscode-high-contrast {{
{_DARK}}}
"""
STYLE = (
    _SCHEMES
    + """\
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--page); color: var(--text);
  font: var(--vscode-font-size, 1rem)/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, article > h2 { font-size: 1rem; }
article > h2 { margin-top: 1.5rem; padding-top: 0; border-top: 0; }
h1, h2, h3 { overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875em/1.4 ui-monospace, monospace; }
pre code { font-size: inherit; }
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
.trace .danger code, .trace .danger a code { color: var(--bad); font-weight: 600; }
.trace .pending code, .trace .pending a code { color: var(--unsure); }
.trace small { color: var(--quiet); }
.trace td { position: relative; min-width: 14rem; }
.trace code { padding: 0; background: none; }
.trace a, .trace a code { color: inherit; }
.trace a { text-decoration-color: var(--line); }
.trace a:hover, .trace a:focus-visible { text-decoration-color: currentColor; }
.aside { display: none; }
.all:checked ~ .wide .aside { display: table-row; }
.aside code { font-style: italic; }
.all, .all + label { cursor: pointer; }
.late td { padding-inline-start: 2.5rem; }
.late .operation td, .late .times td { padding-inline-start: 3.5rem; }
.arrow { position: absolute; inset-block: 0; width: 0.5rem; border-inline-start: 2px solid var(--unsure); }
.tail { inset-block-start: 50%; border-block-start: 2px solid var(--unsure); }
.head { inset-block-end: 50%; border-block-end: 2px solid var(--bad); border-inline-start-color: var(--bad); }
.head::after {
  content: ""; position: absolute; inset-block-end: -5px; inset-inline-end: -4px;
  border: 4px solid transparent; border-inline-start: 6px solid var(--bad); border-inline-end: 0;
}
.lane-0 { inset-inline-start: 1.6rem; }
.lane-1 { inset-inline-start: 1.2rem; }
.lane-2 { inset-inline-start: 0.8rem; }
.lane-3 { inset-inline-start: 0.4rem; }
footer { margin-top: 3rem; color: var(--quiet); border-top: 1px solid var(--line); }
@media print { .wide { overflow: visible; } details > * { display: block; } }
"""
)
