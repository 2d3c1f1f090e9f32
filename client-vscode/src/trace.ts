// The trace of a finding, as the server makes it: the page of the HTML report, without scripts or other files.
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { TRACE, type TraceMessage } from "./messages";

let panel: vscode.WebviewPanel | undefined;

/** Shows one trace beside the editor; there is one view for all. */
export async function showTrace(client: LanguageClient, unit: string, finding: number): Promise<void> {
  const trace = await client.sendRequest<TraceMessage | null>("workspace/executeCommand", {
    command: TRACE,
    arguments: [unit, finding],
  });
  if (trace === null) {
    void vscode.window.showInformationMessage("Fencepost: this finding is no longer there; it was built or checked anew.");
    return;
  }
  if (panel === undefined) {
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: false };
    panel = vscode.window.createWebviewPanel("fencepost.trace", trace.title, where, {
      enableScripts: false,
      localResourceRoots: [],
      enableFindWidget: true,
    });
    panel.onDidDispose(() => (panel = undefined));
  }
  panel.title = trace.title;
  panel.webview.html = trace.html; // it has `default-src 'none'`
  panel.reveal();
}
