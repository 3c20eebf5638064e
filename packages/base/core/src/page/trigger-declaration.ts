/** Declares one `data-*` attribute of a trigger. */
export interface TriggerAttribute {
  readonly description: string;
  readonly type: "text" | "number" | "integer" | "boolean" | "json";
  /** Allowed words. Without them any text is allowed. */
  readonly values?: readonly string[];
  /** Minimum and maximum of a number's value or a text's length. */
  readonly range?: readonly [least: number, most: number];
  /** Required keys of a JSON object. */
  readonly keys?: readonly string[];
}

/** Declares what `data-quire-do="<name>"` does, and the attributes that it reads. */
export interface TriggerDeclaration {
  readonly name: string;
  readonly description: string;
  /** Attributes by their name in `dataset`: `productId` is `data-product-id`. */
  readonly attributes: Readonly<Record<string, TriggerAttribute>>;
  /** Sets of attributes. One of the sets must be complete. */
  readonly needs?: readonly (readonly string[])[];
  /** Selector of elements that replace the needed attributes, if the trigger matches it or is inside of a match. */
  readonly unless?: string;
  /** Selector that the trigger itself must match. */
  readonly on?: string;
  /** A complete, usable tag. */
  readonly example: string;
}

/**
 * Declares a trigger. Returns its argument with the right type.
 * @example
 * export const triggers = [
 *   defineTrigger({ name: "print", description: "Prints the page.", attributes: {}, example: '<button data-quire-do="print">' }),
 * ];
 */
export function defineTrigger(trigger: TriggerDeclaration): TriggerDeclaration {
  return trigger;
}
