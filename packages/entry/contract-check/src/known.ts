/** A value that nobody gave, and that no answer had. */
export class Unknown extends Error {
  constructor(readonly value: string) {
    super(`no ${value} is known; give one with --set ${value}=…`);
  }
}

/** Its backend does without: nothing is wrong, and nothing was tried. */
export class NotOffered extends Error {
  constructor(part: string) {
    super(`${part} are not offered`);
  }
}

/** Values for parameters and bodies, given or learned from answers, by name. */
export interface Known {
  /** @throws Unknown */
  need(name: string): string;
  has(name: string): boolean;
  /** Keeps a value when its name is new and the value is not empty. */
  learn(name: string, value: unknown): void;
  /**
   * The first answer to a call of a part that a backend may do without says whether it has it.
   * @throws NotOffered
   */
  needPart(part: string, isThere?: boolean): void;
}

export function createKnown(given: Readonly<Record<string, string>> = {}): Known {
  const values = new Map(Object.entries(given));
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
    needPart(part, isThere) {
      if (!parts.has(part) && isThere !== undefined) parts.set(part, isThere);
      if (parts.get(part) === false) throw new NotOffered(part);
    },
  };
}
