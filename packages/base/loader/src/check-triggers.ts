import { ownDocument, QuireError, report, type TriggerDeclaration } from "@quire/core";
import { widgetName } from "./names.js";

/** The declarations of all actions. */
export type LoadTriggers = () => Promise<{ readonly declared: readonly TriggerDeclaration[] }>;

/**
 * Reports mistakes in the page's triggers, each once, and a second loader. A page without either loads nothing for it.
 * Tags that close themselves leave no trace but in the page's source, which only a developer's machine reads again.
 */
export function checkTriggers(load: LoadTriggers): void {
  const isDevelopment = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  const isNested = isDevelopment && [...ownDocument.querySelectorAll("*")].some(isInWidget);
  const loaders = [...ownDocument.scripts].filter(({ src }) => /\/quire(\.classic)?\.js$/.test(src));
  if (isNested || loaders.length > 1)
    import("./check-markup.js").then(({ checkMarkup }) => checkMarkup(isNested)).catch(report);
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

/** A widget's tag inside of another one's, as after a tag that closes itself. */
function isInWidget(element: Element): boolean {
  let around = widgetName(element) === undefined ? null : element.parentElement;
  while (around && widgetName(around) === undefined) around = around.parentElement;
  return around !== null;
}
