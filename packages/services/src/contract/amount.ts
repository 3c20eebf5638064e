import * as v from "valibot";

/**
 * An amount of money in major units, as the API sent it: a number (`12.95`) or a decimal text
 * (`"12.95"`), below a million million. It is turned into whole minor units once, where it is used.
 */
export const AmountSchema = v.union([
  v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12)),
  v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,6})?$/)),
]);
export type Amount = v.InferOutput<typeof AmountSchema>;

/** An amount that may be missing. */
export const MaybeAmountSchema = v.nullish(AmountSchema);
