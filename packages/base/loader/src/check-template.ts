import { ownDocument, QuireError, report } from "@quire/core";
import { type IncludedFile, lookAtScripts } from "./doctor/look-at-scripts.js";
import { lookAtSource } from "./doctor/look-at-source.js";
import type { Finding } from "./doctor/reported.js";
import { getWidgetName } from "./names.js";

/**
 * Reports scripts that do nothing and self-closing tags, each once. Such tags show only in the page's source,
 * which is fetched again if a tag may contain the content after it.
 * @param base the folder of the script, which an application does not have
 */
export async function checkTemplate(base: string, file: IncludedFile = "quire"): Promise<void> {
  if (base.startsWith("http")) lookAtScripts(base, file).forEach(reportFinding);
  if ([...ownDocument.querySelectorAll("*")].some(mayBeOpen))
    (await lookAtSource(new AbortController().signal)).forEach(reportFinding);
}

function reportFinding({ what, fix }: Finding): void {
  report(new QuireError("widget/misplaced", what, { fix }));
}

/**
 * Returns true if a tag may contain all later content of its parent. In `<body>`, scripts append more content
 * after it.
 */
function mayBeOpen(element: Element): boolean {
  if (getWidgetName(element) === undefined || !element.firstElementChild) return false;
  const isInDataMount = element.parentElement?.dataset.quire !== undefined;
  return !isInDataMount && (!element.nextSibling || element.parentElement === ownDocument.body);
}
