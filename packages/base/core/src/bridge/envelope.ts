const SOURCE = "quire";
const VERSION = 1;

/** A message of Quire: its fields with Quire's source and version. */
export interface Envelope {
  readonly source: typeof SOURCE;
  readonly version: typeof VERSION;
  readonly type: string;
}

/** Returns the message to send: the fields with Quire's source and version. */
export function envelope(type: string, fields: Readonly<Record<string, unknown>> = {}): Envelope {
  return { ...fields, source: SOURCE, version: VERSION, type };
}

function getOwnValue(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
}

/**
 * Returns the type of an envelope of this version, or of an older bare `{ type }` message. Reads only three
 * own keys, so that a large message costs no time.
 * @param bare types that are accepted in the older form
 */
export function messageType(data: unknown, bare: ReadonlySet<string>): string | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const type = getOwnValue(data, "type");
  if (typeof type !== "string") return undefined;
  const source = getOwnValue(data, "source");
  const version = getOwnValue(data, "version");
  if (source === SOURCE) return version === VERSION ? type : undefined;
  return source === undefined && version === undefined && bare.has(type) ? type : undefined;
}

/** Checks the mark that Quire gave to the sender's page. */
export function isMarked(data: unknown, mark: string): boolean {
  return typeof data === "object" && data !== null && getOwnValue(data, "mark") === mark;
}

/** Recognizes a message of Quire with an unsupported version. */
export function isOtherVersion(data: unknown): boolean {
  return claimsToBeQuire(data) && getOwnValue(data, "version") !== VERSION;
}

/** Recognizes a message of Quire of any version. Only such a message is worth a report if it is refused. */
export function claimsToBeQuire(data: unknown): data is object {
  return typeof data === "object" && data !== null && getOwnValue(data, "source") === SOURCE;
}
