/** A value that nobody gave, and that no answer had. */
export class Unknown extends Error {
  constructor(readonly value: string) {
    super(`no ${value} is known; give one with --set ${value}=…`);
  }
}

/** Values for parameters and bodies, given or learned from answers, by name. */
export interface Known {
  /** @throws Unknown */
  need(name: string): string;
  has(name: string): boolean;
  /** Where nothing is known by that name yet, and it is no empty text. */
  learn(name: string, value: unknown): void;
}

export function createKnown(given: Readonly<Record<string, string>> = {}): Known {
  const values = new Map(Object.entries(given));
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
  };
}
