import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import {
  CountSchema,
  FlagSchema,
  getAnswer,
  getList,
  getWholeList,
  IdSchema,
  TextSchema,
} from "./lenient.js";

/** A price of one billing period. Amounts are whole minor units: `{ minor: 1600, currency: "USD" }` is $16. */
const PlanPriceSchema = v.object({
  minor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12)),
  /** ISO 4217, in capitals. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

const PlanSchema = v.object({
  /** The id that the subscription provider's checkout receives. */
  id: IdSchema,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** A short line on the plan, such as "Digital + Print". */
  caption: TextSchema,
  /** The tier of its subscribers, such as "Better" (accounts-4.3). Empty: none. */
  tier: TextSchema,
  /** Missing if the plan is not sold for that period. Without both, readers ask for a price. */
  prices: v.nullish(
    v.object({ monthly: v.nullish(PlanPriceSchema), yearly: v.nullish(PlanPriceSchema) }),
    () => ({}),
  ),
  benefits: getList(v.string()),
  recommended: FlagSchema,
  /** Days of free trial. 0: none. */
  trialDays: CountSchema,
});
export type Plan = v.InferOutput<typeof PlanSchema>;

/** A billing period of a plan. */
export type BillingPeriod = keyof Plan["prices"];

/** Lists the subscription plans in display order. An invalid price makes the whole answer invalid. */
export const plans = endpoint({
  name: "plans",
  method: "GET",
  base: "api",
  path: "plans",
  answer: getAnswer({ plans: getWholeList(PlanSchema) }),
  spec: "beyond-300",
});
