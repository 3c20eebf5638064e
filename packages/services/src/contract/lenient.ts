import * as v from "valibot";

/**
 * Schemas that accept incomplete answers. A missing or null field becomes one default value, so that other code does not
 * distinguish undefined, null and empty.
 */

/** Text. Missing or null becomes the empty string. */
export const TextSchema = v.nullish(v.string(), "");

/** A boolean. Missing or null becomes false. */
export const FlagSchema = v.nullish(v.boolean(), false);

/** An identifier as text. Some systems send a number. */
export const IdSchema = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String));

/**
 * A list without tolerance: one invalid entry makes it invalid, for lists of prices or results. Missing or null becomes
 * an empty list.
 * @__NO_SIDE_EFFECTS__
 */
export function getWholeList<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), () => []);
}

/**
 * A list that leaves out invalid entries. Their faults stay as issues with the mark `isLeftOut`. If all entries are
 * invalid, the list is invalid instead of empty. Missing or null becomes an empty list.
 * @__NO_SIDE_EFFECTS__
 */
export function getList<const Item extends v.GenericSchema>(item: Item) {
  const whole = v.array(item);
  const run: (typeof whole)["~run"] = (dataset, config) => {
    const read = whole["~run"](dataset, config);
    const { value, issues = [] } = read;
    // An entry stays when only a list inside of it has left out entries.
    const faults = issues.filter((issue) => !("isLeftOut" in issue));
    const bad = new Set(faults.map(({ path }) => path?.[0].key));
    if (!Array.isArray(value) || bad.size === 0 || bad.size === value.length) return read;
    for (const fault of faults) Object.assign(fault, { isLeftOut: true });
    return Object.assign(read, { typed: true, value: value.filter((_, key) => !bad.has(key)) });
  };
  return v.nullish({ ...whole, "~run": run }, () => []);
}

/**
 * An answer whose fields can all be missing. An answer with other fields only, such as one in an envelope, is invalid
 * instead of empty.
 * @__NO_SIDE_EFFECTS__
 */
export function getAnswer<const Fields extends v.ObjectEntries>(fields: Fields) {
  const whole = v.object(fields);
  const read = whole["~run"];
  // Reports the fields as missing. Only its issues are used.
  const strict = v.object(v.entriesFromList(Object.keys(fields), v.unknown())) as unknown as typeof whole;
  const run: typeof read = (dataset, config) => {
    const given = Object.keys(Object(dataset.value));
    const isForeign = given.length > 0 && !given.some((name) => Object.hasOwn(fields, name));
    return isForeign ? strict["~run"](dataset, config) : read.call(whole, dataset, config);
  };
  // A copy would keep the validator of the object without this rule.
  return Object.assign(whole, { "~run": run });
}

/** An optional identifier as text. Missing or null becomes the empty string. */
export const MaybeIdSchema = v.pipe(v.nullish(v.union([v.string(), v.number()]), ""), v.transform(String));

/** A count. Missing or null becomes 0. */
export const CountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
