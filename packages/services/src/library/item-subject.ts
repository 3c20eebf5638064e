const PREFIX = "item ";

/** What writes about an item are filed under in the outbox, so that they keep their order. */
export function subjectOf(id: string): string {
  return PREFIX + id;
}

/** The item that an entry of the outbox is about; `undefined`: about something else. */
export function itemIdOf(subject: string): string | undefined {
  return subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : undefined;
}
