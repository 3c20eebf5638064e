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
 * A list of which nothing may be missing, as where money goes by it, or what was done; missing or null reads as an empty one.
 * @__NO_SIDE_EFFECTS__
 */
export function wholeListOf<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), () => []);
}

/**
 * A list that goes on without an entry that does not fit: what is wrong with that stays an issue, with the mark
 * `isLeftOut`. Where no entry fits, none is left out: else the list would read as empty.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  const whole = v.array(item);
  const run: (typeof whole)["~run"] = (dataset, config) => {
    const read = whole["~run"](dataset, config);
    const { value, issues = [] } = read;
    // What a list inside of an entry has left out takes no entry with it.
    const faults = issues.filter((issue) => !("isLeftOut" in issue));
    const bad = new Set(faults.map(({ path }) => path?.[0].key));
    if (!Array.isArray(value) || bad.size === 0 || bad.size === value.length) return read;
    for (const fault of faults) Object.assign(fault, { isLeftOut: true });
    return Object.assign(read, { typed: true, value: value.filter((_, key) => !bad.has(key)) });
  };
  return v.nullish({ ...whole, "~run": run }, () => []);
}

/** An identifier that may be missing; missing or null reads as the empty text. */
export const MaybeIdSchema = v.pipe(v.nullish(v.union([v.string(), v.number()]), ""), v.transform(String));

/** How many; missing or null reads as none. */
export const CountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
