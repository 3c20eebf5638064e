import * as v from "valibot";

/**
 * What the badge needs, in local storage as `shopping-cart` for hosts to read: plain JSON, the total in
 * major units as the API writes it, `modifiedTime` as the cart has it.
 */
export const CartSummarySchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: v.nullish(v.union([v.string(), v.number()]), null),
  modifiedTime: v.nullish(v.union([v.string(), v.number()]), null),
});
export type CartSummary = v.InferOutput<typeof CartSummarySchema>;

/** Of two states of the cart the later one; one without a time counts as later. */
export function laterOf<State extends Pick<CartSummary, "modifiedTime">>(
  next: State | undefined,
  current: State | undefined,
): State | undefined {
  const isOlder = timeOf(next) < timeOf(current);
  return isOlder ? current : next;
}

function timeOf(state: Pick<CartSummary, "modifiedTime"> | undefined): number {
  return new Date(state?.modifiedTime ?? Number.NaN).getTime();
}
