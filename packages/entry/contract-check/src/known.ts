/** Thrown for a value that was neither given nor found in an answer. */
export class Unknown extends Error {
  constructor(readonly value: string) {
    super(`no ${value} is known; give one with --set ${value}=…`);
  }
}

/** Thrown if the backend lacks an optional part. This is no fault, and the part was not tested. */
export class NotOffered extends Error {
  constructor(part: string) {
    super(`${part} are not offered`);
  }
}

/** Values for parameters and bodies by name, given or learned from answers. */
export interface Known {
  /** @throws Unknown */
  need(name: string): string;
  has(name: string): boolean;
  /** Stores a value if its name is new and the value is not empty. */
  learn(name: string, value: unknown): void;
  /**
   * Stores, from the first call on, if the backend has an optional part.
   * @throws NotOffered
   */
  needPart(part: string, isPresent?: boolean): void;
}

export function createKnown(initialValues: Readonly<Record<string, string>> = {}): Known {
  const values = new Map(Object.entries(initialValues));
  const parts = new Map<string, boolean>();
  return {
    need(name) {
      const value = values.get(name);
      if (value === undefined) throw new Unknown(name);
      return value;
    },
    has: (name) => values.has(name),
    learn(name, value) {
      if (values.has(name) || (typeof value !== "string" && typeof value !== "number")) return;
      if (value !== "") values.set(name, String(value));
    },
    needPart(part, isPresent) {
      if (!parts.has(part) && isPresent !== undefined) parts.set(part, isPresent);
      if (parts.get(part) === false) throw new NotOffered(part);
    },
  };
}
