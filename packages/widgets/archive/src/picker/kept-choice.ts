const KEY = "quire:issue";

/**
 * Year and issue that were chosen on this entry of the browser's history: they are there again after Back and after a
 * reload, and not when the page is visited anew.
 */
export function keptChoice(): readonly unknown[] {
  const kept: unknown = globalThis.history?.state?.[KEY];
  return Array.isArray(kept) ? kept : [];
}

export function keepChoice(...choice: readonly string[]): void {
  const { state } = history;
  if (typeof state !== "object" || Array.isArray(state)) return; // The page's own, beside which nothing can be kept.
  try {
    history.replaceState({ ...state, [KEY]: choice }, "");
  } catch {
    // Some frames may not change their history, and browsers refuse too many changes: nothing is kept then.
  }
}
