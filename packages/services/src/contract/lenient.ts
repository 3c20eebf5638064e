import * as v from "valibot";

/**
 * Shapes that read an answer generously: what an API omits or sends as null becomes one plain value, so that
 * the code behind never asks "undefined, null or empty?".
 */

/** A text; missing or null reads as the empty text. */
export const TextSchema = v.nullish(v.string(), "");

/** A flag; missing or null reads as false. */
export const FlagSchema = v.nullish(v.boolean(), false);

/** An identifier, which some systems send as a number; read as text. */
export const IdSchema = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String));

/**
 * A list; missing or null reads as an empty one.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), () => []);
}

/** An identifier that may be missing; missing or null reads as the empty text. */
export const MaybeIdSchema = v.pipe(v.nullish(v.union([v.string(), v.number()]), ""), v.transform(String));

/** How many; missing or null reads as none. */
export const CountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
