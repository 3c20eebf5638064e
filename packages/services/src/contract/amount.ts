import * as v from "valibot";

/**
 * An amount of money in major units, as the API sends it: a number (`12.95`) or a decimal text (`"12.95"`), below 10¹².
 * Code that uses it converts it to minor units.
 */
export const AmountSchema = v.union([
  v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12)),
  v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,6})?$/)),
]);
export type Amount = v.InferOutput<typeof AmountSchema>;

/** An amount that may be missing. */
export const MaybeAmountSchema = v.nullish(AmountSchema);
