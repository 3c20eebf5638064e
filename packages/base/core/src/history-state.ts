/**
 * Reads a value of the page's entry in the browser's history. It survives Back and a reload, and a new visit starts
 * without it.
 */
export function keptState(key: string): unknown {
  return Object(globalThis.history?.state)[key];
}

/**
 * Keeps it beside what the page keeps there itself.
 * @param address whole
 * @param isNew with an entry of its own
 */
export function keepState(key: string, kept: unknown, address = location.href, isNew = false): void {
  const { state } = history;
  try {
    // A second entry for where the reader is already would make Back do nothing.
    history[isNew && address !== location.href ? "pushState" : "replaceState"](
      // Beside a page's text, or its list, nothing can be kept.
      typeof state === "object" && !Array.isArray(state) ? { ...state, [key]: kept } : state,
      "",
      address,
    );
  } catch {
    // Some frames may not change their history, and browsers refuse too many changes: nothing is kept then.
  }
}
