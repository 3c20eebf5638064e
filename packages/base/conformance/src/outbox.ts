const OUTBOX = "quire:outbox:";

/** Waiting writes in the local storage, oldest first. */
export function storedWrites(): Readonly<Record<string, unknown>>[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(OUTBOX));
  const entries = names.map((name) => ({
    ...JSON.parse(localStorage.getItem(name) ?? "").value,
    key: name.slice(OUTBOX.length),
  }));
  return entries.sort((one, other) => one.at - other.at);
}

/** Stores writes of an earlier page or another tab, in place of all waiting writes. */
export function leaveWrites(
  ...entries: readonly (Readonly<Record<string, unknown>> & { readonly key: string })[]
): void {
  for (const { key } of storedWrites()) localStorage.removeItem(`${OUTBOX}${key}`);
  for (const { key, ...value } of entries)
    localStorage.setItem(`${OUTBOX}${key}`, JSON.stringify({ version: 1, value }));
}
