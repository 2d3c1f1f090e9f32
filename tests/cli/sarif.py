"""The part of SARIF 2.1.0 that Fencepost writes, as a table of objects, and what code scanning demands beyond it.

The standard's schema allows no property that it does not name, in any object; so does this table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Rule = str | tuple[str, ...] | list[Any] | dict[str, Any]

# A property's name ends with "!" when it must be there. Its value: the name of an object of this table, a kind of
# value, a tuple of allowed texts, [item] for an array, [item, 1] for one that is not empty, {"*": item} for a map.
OBJECTS: dict[str, dict[str, Rule]] = {
    "log": {"$schema": "uri", "version!": ("2.1.0",), "runs!": ["run"]},
    "run": {
        "tool!": "tool",
        "invocations": ["invocation"],
        "originalUriBaseIds": {"*": "artifactLocation"},
        "columnKind": ("utf16CodeUnits", "unicodeCodePoints"),
        "results": ["result"],
        "properties": "bag",
    },
    "tool": {"driver!": "toolComponent"},
    "toolComponent": {
        "name!": "text",
        "semanticVersion": "text",
        "informationUri": "uri",
        "rules": ["reportingDescriptor"],
        "notifications": ["reportingDescriptor"],
    },
    "reportingDescriptor": {
        "id!": "text",
        "name": "text",
        "shortDescription": "multiformatMessageString",
        "fullDescription": "multiformatMessageString",
        "help": "multiformatMessageString",
        "defaultConfiguration": "reportingConfiguration",
        "properties": "bag",
    },
    "reportingConfiguration": {"level": ("none", "note", "warning", "error")},
    "multiformatMessageString": {"text!": "text", "markdown": "text"},
    "message": {"text": "text"},
    "invocation": {
        "executionSuccessful!": "truth",
        "exitCode": "number",
        "exitCodeDescription": "text",
        "toolExecutionNotifications": ["notification"],
    },
    "notification": {
        "descriptor": "descriptorReference",
        "level": ("none", "note", "warning", "error"),
        "message!": "message",
        "locations": ["location"],
    },
    "descriptorReference": {"id": "text", "index": "number"},
    "result": {
        "ruleId": "text",
        "ruleIndex": "number",
        "kind": ("fail", "pass", "open", "review", "informational", "notApplicable"),
        "level": ("none", "note", "warning", "error"),
        "message!": "message",
        "locations": ["location"],
        "relatedLocations": ["location"],
        "codeFlows": ["codeFlow"],
        "partialFingerprints": {"*": "text"},
        "fixes": ["fix"],
        "baselineState": ("new", "unchanged", "updated", "absent"),
        "properties": "bag",
    },
    "codeFlow": {"message": "message", "threadFlows!": ["threadFlow", 1]},
    "threadFlow": {"id": "text", "message": "message", "locations!": ["threadFlowLocation", 1]},
    "threadFlowLocation": {
        "executionOrder": "number",
        "importance": ("important", "essential", "unimportant"),
        "kinds": ["text"],
        "location": "location",
        "state": {"*": "multiformatMessageString"},
    },
    "location": {
        "id": "number",
        "physicalLocation": "physicalLocation",
        "logicalLocations": ["logicalLocation"],
        "message": "message",
    },
    "physicalLocation": {"artifactLocation!": "artifactLocation", "region": "region"},
    "logicalLocation": {"fullyQualifiedName": "text", "kind": "text"},
    "artifactLocation": {"uri": "uri", "uriBaseId": "text", "description": "message"},
    "region": {
        "startLine!": "position",
        "startColumn": "position",
        "endLine": "position",
        "endColumn": "position",
        "snippet": "artifactContent",
    },
    "artifactContent": {"text": "text"},
    "fix": {"description": "message", "artifactChanges!": ["artifactChange", 1]},
    "artifactChange": {"artifactLocation!": "artifactLocation", "replacements!": ["replacement", 1]},
    "replacement": {"deletedRegion!": "region", "insertedContent": "artifactContent"},
}
_URI = re.compile(r"[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]+")
VALUES = {
    "text": lambda value: isinstance(value, str),
    "number": lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= 0,
    "position": lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= 1,
    "truth": lambda value: isinstance(value, bool),
    "uri": lambda value: isinstance(value, str) and _URI.fullmatch(value) is not None,
    "bag": lambda value: isinstance(value, dict),
}


def faults(document: Any) -> list[str]:
    """Everything that is wrong with a document."""
    found = list(_faults(document, "log", "$"))
    return found or [fault for run in document["runs"] for fault in _run_faults(run)]


def _faults(value: Any, rule: Rule, where: str) -> Iterator[str]:
    if isinstance(rule, tuple):
        if value not in rule:
            yield f"{where}: {value!r} is none of {rule}"
    elif isinstance(rule, list):
        if not isinstance(value, list) or len(value) < (rule[1] if len(rule) > 1 else 0):
            yield f"{where}: no array, or too short"
            return
        for at, item in enumerate(value):
            yield from _faults(item, rule[0], f"{where}[{at}]")
    elif isinstance(rule, dict):
        for name, item in value.items():
            yield from _faults(item, rule["*"], f"{where}.{name}")
    elif rule in VALUES:
        if not VALUES[rule](value):
            yield f"{where}: {value!r} is no {rule}"
    else:
        yield from _object_faults(value, OBJECTS[rule], where)


def _object_faults(value: Any, properties: dict[str, Rule], where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: no object"
        return
    known = {name.rstrip("!"): rule for name, rule in properties.items()}
    yield from (f"{where}: {name} is missing" for name in properties if name[-1] == "!" and name[:-1] not in value)
    for name, item in value.items():
        if name in known:
            yield from _faults(item, known[name], f"{where}.{name}")
        else:
            yield f"{where}: there is no property {name}"


def _run_faults(run: dict[str, Any]) -> Iterator[str]:
    """What the standard says in words, and what code scanning needs to show a result."""
    rules = run["tool"]["driver"]["rules"]
    notifications = run["tool"]["driver"]["notifications"]
    for note in run["invocations"][0]["toolExecutionNotifications"]:
        if notifications[note["descriptor"]["index"]]["id"] != note["descriptor"]["id"]:
            yield "a notification's index is not that of its id"
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield "ruleIndex is not that of ruleId"
        if not result["partialFingerprints"] or not result["message"]["text"]:
            yield "a result without fingerprint or message"
        if len(result["locations"]) != 1:
            yield "a result has one location"
        flows = [flow for code_flow in result.get("codeFlows", ()) for flow in code_flow["threadFlows"]]
        orders = [step["executionOrder"] for flow in flows for step in flow["locations"]]
        if sorted(orders) != list(range(1, len(orders) + 1)):
            yield f"the steps are not numbered one by one: {orders}"
        if any(step["executionOrder"] >= after["executionOrder"] for flow in flows for step, after in _pairs(flow)):
            yield "the steps of a thread are out of order"
        if len({flow["id"] for flow in flows}) != len(flows):
            yield "two threads with one name"
        places = [result["locations"][0], *result.get("relatedLocations", ())]
        for place in [*places, *(step["location"] for flow in flows for step in flow["locations"])]:
            uri = place["physicalLocation"]["artifactLocation"]
            if "\\" in uri["uri"] or (uri["uri"].startswith("/") or ".." in uri["uri"].split("/")):
                yield f"{uri['uri']} is neither relative nor complete"
            if "uriBaseId" in uri and uri["uriBaseId"] not in run["originalUriBaseIds"]:
                yield f"{uri['uriBaseId']} is not defined"


def _pairs(flow: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    return zip(flow["locations"], flow["locations"][1:], strict=False)
