/**
 * Reads a value of the page's entry in the browser's history. It survives Back and a reload, and a new visit starts
 * without it.
 */
export function getKeptState(key: string): unknown {
  return Object(globalThis.history?.state)[key];
}

/**
 * Stores a value in the page's history entry, next to the page's own state.
 * @param address absolute address
 * @param isNew true to add a history entry
 */
export function keepState(key: string, value: unknown, address = location.href, isNew = false): void {
  const { state } = history;
  try {
    // A second entry for the current address would make Back do nothing.
    history[isNew && address !== location.href ? "pushState" : "replaceState"](
      // The page's own state can be a text or list, which has no room for other values.
      typeof state === "object" && !Array.isArray(state) ? { ...state, [key]: value } : state,
      "",
      address,
    );
  } catch {
    // Some frames may not change their history, and browsers refuse frequent changes. Nothing is stored then.
  }
}
