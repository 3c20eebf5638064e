import { ownDocument, QuireError, report, type TriggerDeclaration } from "@quire/core";

/** The declarations of all actions. */
export type LoadTriggers = () => Promise<{ readonly declared: readonly TriggerDeclaration[] }>;

/** Reports mistakes in the page's triggers, each once. A page without triggers loads nothing for it. */
export function checkTriggers(load: LoadTriggers): void {
  const elements = [...ownDocument.querySelectorAll<HTMLElement>("[data-quire-do]")];
  if (elements.length === 0) return;
  Promise.all([import("./trigger-faults.js"), load()])
    .then(([{ triggerFaults }, { declared }]) => {
      for (const element of elements)
        for (const { code, what, why, fix } of triggerFaults(element, declared))
          report(new QuireError(code, what, { why, fix }));
    })
    .catch(report);
}
