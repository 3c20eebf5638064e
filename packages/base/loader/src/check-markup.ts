import { ownDocument, QuireError, report, runtime, type TriggerDeclaration } from "@quire/core";
import type { Finding } from "./doctor/finding.js";
import { lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";
import { widgetName } from "./names.js";
import { triggerFaults } from "./trigger-faults.js";

/** The declarations of all actions. */
export type LoadTriggers = () => Promise<{ readonly declared: readonly TriggerDeclaration[] }>;

/**
 * Reports loaders that do nothing, tags that close themselves and mistakes in the page's triggers, each once. Tags that
 * close themselves leave no trace but in the page's source, which is read again where a tag stands in another.
 */
export async function checkMarkup(load: LoadTriggers): Promise<void> {
  const base = String(runtime().shared.get("loader") ?? "");
  const loaders = [...ownDocument.scripts].filter(({ src }) => /\/quire(\.classic)?\.js$/.test(src));
  if (loaders.length > 1 && base.startsWith("http")) lookAtScripts(base).forEach(reportFinding);
  const elements = [...ownDocument.querySelectorAll<HTMLElement>("[data-quire-do]")];
  if (elements.length > 0) reportTriggers(elements, await load());
  if ([...ownDocument.querySelectorAll("*")].some(isInWidget))
    (await lookAtSource(new AbortController().signal)).forEach(reportFinding);
}

function reportFinding({ what, fix }: Finding): void {
  report(new QuireError("widget/misplaced", what, { fix }));
}

function reportTriggers(
  elements: readonly HTMLElement[],
  { declared }: Awaited<ReturnType<LoadTriggers>>,
): void {
  for (const element of elements)
    for (const { code, what, why, fix } of triggerFaults(element, declared))
      report(new QuireError(code, what, { why, fix }));
}

/** A widget's tag inside of another one's, as after a tag that closes itself. */
function isInWidget(element: Element): boolean {
  let around = widgetName(element) === undefined ? null : element.parentElement;
  while (around && widgetName(around) === undefined) around = around.parentElement;
  return around !== null;
}
