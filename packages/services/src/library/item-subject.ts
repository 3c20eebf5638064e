const PREFIX = "item ";

/** Returns the outbox subject of writes about an item. Writes with the same subject keep their order. */
export function getSubject(id: string): string {
  return PREFIX + id;
}

/** Returns the id of the item that an outbox entry changes. Undefined: the entry changes something else. */
export function getItemId(subject: string): string | undefined {
  return subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : undefined;
}
