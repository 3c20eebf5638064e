import * as v from "valibot";
import { DEFAULT_QUOTA } from "./default-quota.js";
import { FlagSchema, IdSchema, listOf, TextSchema } from "./lenient.js";

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Below zero for who has read more than may be read by now: nobody is unknown for that. */
const RemainingSchema = v.pipe(
  v.number(),
  v.integer(),
  v.transform((left) => Math.max(0, left)),
);

/** How many articles may be read, have been, and still may be (accounts-3.1). */
export const QuotaSchema = v.object({ limit: CountSchema, count: CountSchema, remaining: RemainingSchema });
export type Quota = v.InferOutput<typeof QuotaSchema>;

/** accounts-9.1 */
export const DEFAULT_ASCEND_QUOTA: Quota = { limit: 3, count: 0, remaining: 3 };

const STATUSES = ["guest", "registered", "subscribers"] as const;

/** A status that nobody knows gives the fewest rights that somebody signed in can have. */
const UserStatusSchema = v.pipe(
  v.nullish(v.unknown(), ""),
  v.transform((status) => STATUSES.find((known) => known === status) ?? "registered"),
);
export type UserStatus = v.InferOutput<typeof UserStatusSchema>;

const NamedSchema = v.object({ name: v.string() });
const AttributeSchema = v.object({ name: v.string(), value: TextSchema });

/**
 * The current user (accounts-3.1). Only `id` must be there; dates stay as they came, `tiers` in their order,
 * because the first role code decides the tier (accounts-4.3).
 */
export const CurrentUserSchema = v.object({
  id: IdSchema,
  guid: TextSchema,
  firstName: TextSchema,
  lastName: TextSchema,
  displayName: TextSchema,
  username: TextSchema,
  emailAddress: TextSchema,
  topics: listOf(NamedSchema),
  newsletters: listOf(NamedSchema),
  marketingCampaigns: listOf(v.object({ marketingCampaignId: IdSchema })),
  viewed: v.optional(v.unknown()),
  quota: v.nullish(QuotaSchema, () => ({ ...DEFAULT_QUOTA })),
  ascendQuota: v.nullish(QuotaSchema, () => ({ ...DEFAULT_ASCEND_QUOTA })),
  createdDate: TextSchema,
  lastUpdatedDate: TextSchema,
  lastVisitDate: TextSchema,
  subscriber: v.nullish(v.object({ digest: TextSchema }), null),
  /** Source of the latest subscription; empty: none. Where the profile does not say, it is looked up once. */
  subscriptionSource: v.nullish(v.string()),
  status: UserStatusSchema,
  state: v.nullish(v.string(), "guest"),
  industry: TextSchema,
  jobTitle: TextSchema,
  companySize: TextSchema,
  /** The first one counts: where it cannot be read, its place stays taken. */
  tiers: listOf(v.fallback(v.object({ roleCode: v.string() }), { roleCode: "" })),
  hmmEligible: FlagSchema,
  sptCustomAttributes: listOf(AttributeSchema),
  "leader-profile": v.nullish(v.object({ "focus-skills": listOf(v.string()) }), null),
});
export type CurrentUser = v.InferOutput<typeof CurrentUserSchema>;
