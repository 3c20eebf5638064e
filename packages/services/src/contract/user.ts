import * as v from "valibot";
import { DEFAULT_QUOTA } from "./default-quota.js";
import { FlagSchema, getList, IdSchema, TextSchema } from "./lenient.js";

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Articles left. A negative number, after a reduced quota, becomes 0 instead of making the profile invalid. */
const RemainingSchema = v.pipe(
  v.number(),
  v.integer(),
  v.transform((left) => Math.max(0, left)),
);

/** Number of articles that the user may read, has read, and may still read (accounts-3.1). */
export const QuotaSchema = v.object({ limit: CountSchema, count: CountSchema, remaining: RemainingSchema });
export type Quota = v.InferOutput<typeof QuotaSchema>;

/** The default quota of Ascend articles (accounts-9.1). */
export const DEFAULT_ASCEND_QUOTA: Quota = { limit: 3, count: 0, remaining: 3 };

const STATUSES = ["guest", "registered", "subscribers"] as const;

/** The user's status. An unknown one becomes `registered`, which has the fewest rights of a signed-in user. */
const UserStatusSchema = v.pipe(
  v.nullish(v.unknown(), ""),
  v.transform((status) => STATUSES.find((known) => known === status) ?? "registered"),
);
export type UserStatus = v.InferOutput<typeof UserStatusSchema>;

const NamedSchema = v.object({ name: v.string() });
const AttributeSchema = v.object({ name: v.string(), value: TextSchema });

/**
 * The current user (accounts-3.1). Only `id` is required. Dates stay unparsed. `tiers` keep their order, because the
 * first role code decides the tier (accounts-4.3).
 */
export const CurrentUserSchema = v.object({
  id: IdSchema,
  guid: TextSchema,
  firstName: TextSchema,
  lastName: TextSchema,
  displayName: TextSchema,
  username: TextSchema,
  emailAddress: TextSchema,
  topics: getList(NamedSchema),
  newsletters: getList(NamedSchema),
  marketingCampaigns: getList(v.object({ marketingCampaignId: IdSchema })),
  viewed: v.optional(v.unknown()),
  quota: v.nullish(QuotaSchema, () => ({ ...DEFAULT_QUOTA })),
  ascendQuota: v.nullish(QuotaSchema, () => ({ ...DEFAULT_ASCEND_QUOTA })),
  createdDate: TextSchema,
  lastUpdatedDate: TextSchema,
  lastVisitDate: TextSchema,
  subscriber: v.nullish(v.object({ digest: TextSchema }), null),
  /** Source of the latest subscription, or empty without one. If the profile has none, it is looked up once. */
  subscriptionSource: v.nullish(v.string()),
  status: UserStatusSchema,
  state: v.nullish(v.string(), "guest"),
  industry: TextSchema,
  jobTitle: TextSchema,
  companySize: TextSchema,
  /** Tiers, of which the first counts. An invalid first one becomes an empty code, so that the second does not count. */
  tiers: getList(v.fallback(v.object({ roleCode: v.string() }), { roleCode: "" })),
  hmmEligible: FlagSchema,
  sptCustomAttributes: getList(AttributeSchema),
  "leader-profile": v.nullish(v.object({ "focus-skills": getList(v.string()) }), null),
});
export type CurrentUser = v.InferOutput<typeof CurrentUserSchema>;
