// Made by generate.py from fencepost/lsp/messages.py. Do not edit.

export const STATUS = "fencepost/status";
export const UNITS = "fencepost/units";
export const CHECK = "fencepost.check";
export const CHECK_ALL = "fencepost.checkAll";
export const CANCEL = "fencepost.cancel";
export const TRACE = "fencepost.trace";
export const EXPLAIN = "fencepost.explain";
export const COPY = "fencepost.copyHarness";
export const GO_TO = "fencepost.goTo";

/** The state of the whole workspace: no other message has it. `notes` say what is missing and what to do. `looks` counts how often builds were looked for, `checked` how many units had to be checked since the start. */
export interface StatusMessage {
  kind: "none" | "checking" | "violated" | "unknown" | "holds";
  text: string;
  notes: string[];
  open: number;
  units: number;
  looks: number;
  checked: number;
}

/** One unit under one model. `id` names it in commands; `path` is that of its assembly, which `build` tells apart from earlier ones; `uri` and `line` (from 0) are where its code begins. */
export interface UnitMessage {
  id: string;
  unit: string;
  model: string;
  assembly: string;
  status: "queued" | "running" | "done" | "stopped";
  verdict: "HOLDS" | "HOLDS_UP_TO" | "VIOLATED" | "UNSUPPORTED" | "INTERNAL_ERROR" | null;
  stale: boolean;
  text: string;
  findings: string[];
  path: string;
  build: string;
  uri: string | null;
  line: number | null;
}

/** All units of the workspace. */
export interface UnitsMessage {
  units: UnitMessage[];
}

/** A trace as a page, the same as that of the HTML report with links to lines, and as text. */
export interface TraceMessage {
  title: string;
  html: string;
  text: string;
}
