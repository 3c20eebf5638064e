/** Declares one `data-*` attribute of a trigger. */
export interface TriggerAttribute {
  readonly description: string;
  readonly type: "text" | "number" | "integer" | "boolean" | "json";
  /** The words that it may be; any text where there are none. */
  readonly values?: readonly string[];
  /** The least and the most: of a number its value, of a text its length. */
  readonly range?: readonly [least: number, most: number];
  /** Of JSON, the keys that its object has to have. */
  readonly keys?: readonly string[];
}

/** Declares what `data-quire-do="<name>"` does, and the attributes that it reads. */
export interface TriggerDeclaration {
  readonly name: string;
  readonly description: string;
  /** By camel-case name, as in `dataset`: `productId` is `data-product-id`. */
  readonly attributes: Readonly<Record<string, TriggerAttribute>>;
  /** The sets of attributes of which one has to be complete. */
  readonly needs?: readonly (readonly string[])[];
  /** Elements that bring what is needed: inside, or being, one of these, the trigger may lack its attributes. */
  readonly unless?: string;
  /** A selector that the trigger itself has to match. */
  readonly on?: string;
  /** A whole tag that can be used. */
  readonly example: string;
}

/**
 * Declares a trigger; it only gives the parts their types.
 * @example
 * export const triggers = [
 *   defineTrigger({ name: "print", description: "Prints the page.", attributes: {}, example: '<button data-quire-do="print">' }),
 * ];
 */
export function defineTrigger(trigger: TriggerDeclaration): TriggerDeclaration {
  return trigger;
}
