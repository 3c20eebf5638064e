import { parseJson, QuireError } from "@quire/core";

/** Describes how one attribute's text becomes a prop: type, default and parser. */
export interface Attribute<Value> {
  /** Type for metadata and documentation, such as "boolean" or `"sign-in" | "registration"`. */
  readonly type: string;
  readonly description: string;
  readonly required?: boolean;
  /** Value of the prop when the attribute is absent or invalid. */
  readonly fallback: Value;
  /** @throws QuireError `attribute/invalid` when the text is invalid */
  readonly parse: (text: string) => Value;
  /** Returns true if the property accepts the value unchanged. Other strings are parsed like attribute text. */
  readonly accepts: (value: unknown) => boolean;
}

/** The prop values that a widget's attributes describe. */
export type AttributeValues<Attributes> = {
  readonly [Name in keyof Attributes]: Attributes[Name] extends Attribute<infer Value> ? Value : never;
};

function createAttributeError(text: string, fix: string, cause?: unknown): QuireError {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return new QuireError("attribute/invalid", `"${shown}" cannot be read.`, { fix, cause });
}

const isText = (value: unknown) => typeof value === "string";

/** Plain text. An absent attribute gives `fallback`. */
export function textAttribute(description: string): Attribute<string | undefined>;
export function textAttribute(description: string, fallback: string): Attribute<string>;
export function textAttribute(description: string, fallback?: string): Attribute<string | undefined> {
  return { type: "string", description, fallback, parse: (text) => text, accepts: isText };
}

/** Makes an attribute required. If it is missing, the widget's state is `misconfigured`. */
export function required<Value>(attribute: Attribute<Value>): Attribute<Value> & { readonly required: true } {
  return { ...attribute, required: true };
}

/**
 * Required plain text.
 * @public for widgets of applications
 */
export function requiredText(description: string): Attribute<string> & { readonly required: true } {
  return required(textAttribute(description, ""));
}

/** True when present, as in HTML, unless its text is "false". */
export function booleanAttribute(description: string): Attribute<boolean> {
  const accepts = (value: unknown) => typeof value === "boolean";
  return { type: "boolean", description, fallback: false, parse: (text) => text.trim() !== "false", accepts };
}

/** A finite number of at least `min`. */
export function numberAttribute(description: string, fallback: number, min = 0): Attribute<number> {
  const accepts = (value: unknown) => value === fallback || (Number.isFinite(value) && Number(value) >= min);
  const parse = (text: string) => {
    const value = Number(text);
    if (text.trim() !== "" && accepts(value)) return value;
    throw createAttributeError(text, `Give a number from ${min} up.`);
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
    throw createAttributeError(text, `Use one of: ${choices.filter(Boolean).join(", ")}.`);
  };
  const accepts = (value: unknown) => choices.some((choice) => choice === value);
  return { type: choices.map((choice) => `"${choice}"`).join(" | "), description, fallback, parse, accepts };
}

const JSON_FIX = "Give JSON of the documented shape, in single quotes around the attribute.";

/** JSON that `isValid` accepts, for content that shows before schemas load. An absent attribute gives `fallback`. */
export function getJsonAttribute<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
): Attribute<Value | undefined>;
export function getJsonAttribute<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
  fallback: NoInfer<Value>,
): Attribute<Value>;
export function getJsonAttribute<Value>(
  description: string,
  isValid: (value: unknown) => value is Value,
  fallback?: Value,
): Attribute<Value | undefined> {
  const check = (value: unknown) => {
    if (isValid(value)) return value;
    throw createAttributeError(String(value), JSON_FIX);
  };
  return jsonAttribute<Value | undefined>(description, check, fallback);
}

/**
 * JSON that `check` parses.
 * @param check returns the value, or throws like the parser of a schema
 */
export function jsonAttribute<Value>(
  description: string,
  check: (value: unknown) => Value,
  fallback: Value,
): Attribute<Value> {
  const parse = (text: string) => {
    try {
      return check(parseJson(text));
    } catch (cause) {
      throw createAttributeError(text, JSON_FIX, cause);
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
