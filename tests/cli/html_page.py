"""An HTML page as a test sees it: whether it is well formed, complete in itself and accessible."""

from __future__ import annotations

from html.parser import HTMLParser

_EMPTY = {"meta", "link", "br", "hr", "img", "input"}
_OUTSIDE = {"script", "link", "img", "iframe", "object", "embed", "video", "audio", "source", "base", "form"}


class Page(HTMLParser):
    """Reads a page; `faults` is what is wrong with it."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.headings: list[int] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self._ids: set[str] = set()
        self._references: list[str] = []
        self._columns = 0
        self.feed(content)
        self.close()
        self.faults.extend(f"{tag} is not closed" for tag in self._open)
        self.faults.extend(f"nothing is called {name}" for name in self._references if name not in self._ids)
        if self.headings[:1] != [1] or self.headings.count(1) != 1:
            self.faults.append("a page has one main heading, and it is the first")
        for before, after in zip(self.headings, self.headings[1:], strict=False):
            if after > before + 1:
                self.faults.append(f"a heading of level {after} follows one of level {before}")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag in _OUTSIDE:
            self.faults.append(f"<{tag}> is not for a page of its own")
        for name, value in attributes.items():
            if (
                name.startswith("on")
                or name == "style"
                or (name in ("href", "src") and not (value or "").startswith("#"))
            ):
                self.faults.append(f"{name}={value}")
        if "id" in attributes:
            if attributes["id"] in self._ids:
                self.faults.append(f"the name {attributes['id']} is taken")
            self._ids.add(attributes["id"] or "")
        self._references.extend((attributes.get("href") or "").removeprefix("#").split())
        self._references.extend((attributes.get("aria-labelledby") or "").split())
        self._references.extend((attributes.get("for") or "").split())
        if tag == "html" and not attributes.get("lang"):
            self.faults.append("the page has no language")
        if tag == "th" and "scope" not in attributes:
            self.faults.append("a header cell says not of what")
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.headings.append(int(tag[1]))
        if tag == "caption" and self._open[-1] != "table":
            self.faults.append("a caption is the first thing in a table")
        if tag not in _EMPTY:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"</{tag}> closes nothing")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
