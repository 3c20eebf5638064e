import { ownDocument, QuireError, report, runtime, type TriggerDeclaration } from "@quire/core";
import { checkTemplate } from "./check-template.js";
import { findTriggerFaults } from "./trigger-faults.js";

/** The declarations of all actions. */
export type LoadTriggers = () => Promise<{ readonly declared: readonly TriggerDeclaration[] }>;

/** Reports loaders that do nothing, self-closing tags and mistakes in the page's triggers, each once. */
export async function checkMarkup(load: LoadTriggers): Promise<void> {
  const base = String(runtime().shared.get("loader") ?? "");
  const elements = [...ownDocument.querySelectorAll<HTMLElement>("[data-quire-do]")];
  if (elements.length > 0) reportTriggers(elements, await load());
  await checkTemplate(base);
}

function reportTriggers(
  elements: readonly HTMLElement[],
  { declared }: Awaited<ReturnType<LoadTriggers>>,
): void {
  for (const element of elements)
    for (const { code, what, why, fix } of findTriggerFaults(element, declared))
      report(new QuireError(code, what, { why, fix }));
}
