import { parseJson, QuireError } from "@quire/core";

/** How one attribute's text becomes a prop: kind, default and parsing. */
export interface Attribute<Value> {
  /** For metadata and documentation, as "boolean" or `"sign-in" | "registration"`. */
  readonly type: string;
  readonly description: string;
  readonly required?: boolean;
  /** The prop where the attribute is absent or wrong. */
  readonly fallback: Value;
  /** @throws QuireError `attribute/invalid` when the text cannot be read. */
  readonly parse: (text: string) => Value;
  /** Whether a property may be set to it as it is; a text that it may not be set to is parsed as the attribute's. */
  readonly accepts: (value: unknown) => boolean;
}

/** The prop values that a widget's attributes describe. */
export type AttributeValues<Attributes> = {
  readonly [Name in keyof Attributes]: Attributes[Name] extends Attribute<infer Value> ? Value : never;
};

function invalid(text: string, fix: string, cause?: unknown): QuireError {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return new QuireError("attribute/invalid", `"${shown}" cannot be read.`, { fix, cause });
}

const isText = (value: unknown) => typeof value === "string";

/** Plain text; absent is `fallback`. */
export function textAttribute(description: string): Attribute<string | undefined>;
export function textAttribute(description: string, fallback: string): Attribute<string>;
export function textAttribute(description: string, fallback?: string): Attribute<string | undefined> {
  return { type: "string", description, fallback, parse: (text) => text, accepts: isText };
}

/** An attribute without which the widget cannot work: it is then `misconfigured`. */
export function required<Value>(attribute: Attribute<Value>): Attribute<Value> & { readonly required: true } {
  return { ...attribute, required: true };
}

/**
 * The same of plain text.
 * @public for widgets of an application's own
 */
export function requiredText(description: string): Attribute<string> & { readonly required: true } {
  return required(textAttribute(description, ""));
}

/** True when present, as in HTML; only the word "false" says no. */
export function booleanAttribute(description: string): Attribute<boolean> {
  const accepts = (value: unknown) => typeof value === "boolean";
  return { type: "boolean", description, fallback: false, parse: (text) => text.trim() !== "false", accepts };
}

/** A finite number, not below `min`. */
export function numberAttribute(description: string, fallback: number, min = 0): Attribute<number> {
  const accepts = (value: unknown) => value === fallback || (Number.isFinite(value) && Number(value) >= min);
  const parse = (text: string) => {
    const value = Number(text);
    if (text.trim() !== "" && accepts(value)) return value;
    throw invalid(text, `Give a number from ${min} up.`);
  };
  return { type: "number", description, fallback, parse, accepts };
}

/** One of a list of words. */
export function choiceAttribute<const Choice extends string>(
  description: string,
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Attribute<Choice> {
  const parse = (text: string) => {
    const choice = choices.find((candidate) => candidate === text.trim());
    if (choice !== undefined) return choice;
    throw invalid(text, `Use one of: ${choices.filter(Boolean).join(", ")}.`);
  };
  const accepts = (value: unknown) => choices.some((choice) => choice === value);
  return { type: choices.map((choice) => `"${choice}"`).join(" | "), description, fallback, parse, accepts };
}

const JSON_FIX = "Give JSON of the documented shape, in single quotes around the attribute.";

/** JSON that `isValid` says yes to: for what shows before any schema is loaded. Absent is `fallback`. */
export function jsonAttributeOf<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
): Attribute<Value | undefined>;
export function jsonAttributeOf<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
  fallback: NoInfer<Value>,
): Attribute<Value>;
export function jsonAttributeOf<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
  fallback?: Value,
): Attribute<Value | undefined> {
  const check = (value: unknown) => {
    if (isValid(value)) return value;
    throw invalid(String(value), JSON_FIX);
  };
  return jsonAttribute<Value | undefined>(description, check, fallback);
}

/** JSON that `check` reads, or throws at, as a schema's parser does. No schema is loaded by what has no such attribute. */
export function jsonAttribute<Value>(
  description: string,
  check: (value: unknown) => Value,
  fallback: Value,
): Attribute<Value> {
  const parse = (text: string) => {
    try {
      return check(parseJson(text));
    } catch (cause) {
      throw invalid(text, JSON_FIX, cause);
    }
  };
  const accepts = (value: unknown) => {
    try {
      check(value);
      return true;
    } catch {
      return false;
    }
  };
  return { type: "json", description, fallback, parse, accepts };
}
