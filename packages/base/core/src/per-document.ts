import { pageSingleton } from "./runtime.js";
import { ownDocument } from "./unshadowed.js";

/**
 * Runs `task` now, and again whenever `document.open()` has made another page of this one: that takes every
 * listener off document and window, while scripts, stores and mutation observers live on. So whatever listens for
 * as long as the page lives is added in here, each time as the same function: added twice, it listens once.
 */
export function perDocument(task: () => void): void {
  pageSingleton("per-document", observeDocuments).add(task);
  task();
}

/** The tasks of the page. Nothing else ever changes what a document itself holds: its root, perhaps a comment. */
function observeDocuments(): Set<() => void> {
  const tasks = new Set<() => void>();
  new MutationObserver(() => {
    // Between two of its pages it has none.
    if (ownDocument.documentElement) for (const task of tasks) task();
  }).observe(document, { childList: true });
  return tasks;
}
