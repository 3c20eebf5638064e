import { pageSingleton } from "../page/runtime.js";
import { ownDocument } from "./unshadowed.js";

/**
 * Runs `task` now and again after each `document.open()`. That call removes every listener from document and window, but
 * scripts, stores and mutation observers stay. Add permanent listeners in `task`, each time with the same function: the
 * browser ignores a duplicate.
 * @example perDocument(() => addEventListener("storage", onStorage));
 */
export function perDocument(task: () => void): void {
  pageSingleton("per-document", observeDocuments).add(task);
  task();
}

/** Returns the page's tasks. A change of the document's own children, such as its root, means a new document. */
function observeDocuments(): Set<() => void> {
  const tasks = new Set<() => void>();
  new MutationObserver(() => {
    // The document has no root between the old page and the new one.
    if (ownDocument.documentElement) for (const task of tasks) task();
  }).observe(document, { childList: true });
  return tasks;
}
