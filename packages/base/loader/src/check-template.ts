import { ownDocument, QuireError, report } from "@quire/core";
import type { Finding } from "./doctor/finding.js";
import { type IncludedFile, lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";
import { widgetName } from "./names.js";

/**
 * Reports scripts that do nothing and tags that close themselves, each once. Such tags leave no trace but in the page's
 * source, which is read again when a tag may hold what follows it.
 * @param base the folder of the script; an application has none
 */
export async function checkTemplate(base: string, file: IncludedFile = "quire"): Promise<void> {
  if (base.startsWith("http")) lookAtScripts(base, file).forEach(reportFinding);
  if ([...ownDocument.querySelectorAll("*")].some(mayBeOpen))
    (await lookAtSource(new AbortController().signal)).forEach(reportFinding);
}

function reportFinding({ what, fix }: Finding): void {
  report(new QuireError("widget/misplaced", what, { fix }));
}

/** A tag that closes itself holds all that follows in its parent; in `<body>`, scripts append more after it. */
function mayBeOpen(element: Element): boolean {
  if (widgetName(element) === undefined || !element.firstElementChild) return false;
  const isMade = element.parentElement?.dataset.quire !== undefined;
  return !isMade && (!element.nextSibling || element.parentElement === ownDocument.body);
}
