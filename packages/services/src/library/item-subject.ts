const PREFIX = "item ";

/** Returns the outbox subject of writes about an item. Writes with the same subject keep their order. */
export function subjectOf(id: string): string {
  return PREFIX + id;
}

/** The item that an entry of the outbox is about; `undefined`: about something else. */
export function itemIdOf(subject: string): string | undefined {
  return subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : undefined;
}
