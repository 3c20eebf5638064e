import * as v from "valibot";
import { tiers } from "../configuration/index.js";
import {
  type CurrentUser,
  DEFAULT_ASCEND_QUOTA,
  DEFAULT_QUOTA,
  type Quota,
  type UserStatus,
} from "../contract/index.js";
import { getUser } from "./get-user.js";
import {
  formatProfileDate,
  getCustomAttributes,
  getTargetActivity,
  type TargetActivity,
} from "./profile-values.js";
import type { Session } from "./session-store.js";
import { getFullName, getSubscriberType, isSubscriber, type SubscriberType } from "./user-model.js";

type Named = { readonly name: string };

/**
 * The current user of accounts-3.1, with derived data. An unknown user is a guest: texts and lists are empty, and quotas
 * have the defaults of accounts-9.
 */
export interface Reader {
  /** True once the profile has loaded a user (accounts-4.2). */
  readonly isAuthenticated: boolean;
  readonly id: string;
  readonly guid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly displayName: string;
  readonly username: string;
  readonly emailAddress: string;
  readonly topics: readonly Named[];
  readonly newsletters: readonly Named[];
  readonly marketingCampaigns: readonly { readonly marketingCampaignId: string }[];
  /** The unchanged value of the API. */
  readonly viewed: unknown;
  readonly followingUnreadCount: number;
  readonly quota: Quota;
  readonly ascendQuota: Quota;
  /** The dates are YYYY-MM-DD in UTC, or empty. */
  readonly createdDate: string;
  readonly lastUpdatedDate: string;
  readonly lastVisitDate: string;
  readonly status: UserStatus;
  readonly state: string;
  readonly isSubscriber: boolean;
  readonly subscriberDigest: string;
  /** Tier and caption of the first role code, or null (accounts-4.3). */
  readonly subscriberType: SubscriberType | null;
  readonly roleCodes: readonly string[];
  readonly industry: string;
  readonly jobTitle: string;
  readonly companySize: string;
  readonly isHmmEligible: boolean;
  readonly customAttributes: ReadonlyMap<string, string>;
  readonly targetActivity: TargetActivity | null;
  /** Focus skills of the leader profile, or null if there is none. */
  readonly focusSkills: readonly string[] | null;
}

const GUEST: CurrentUser = {
  id: "",
  guid: "",
  firstName: "",
  lastName: "",
  displayName: "",
  username: "",
  emailAddress: "",
  topics: [],
  newsletters: [],
  marketingCampaigns: [],
  quota: DEFAULT_QUOTA,
  ascendQuota: DEFAULT_ASCEND_QUOTA,
  createdDate: "",
  lastUpdatedDate: "",
  lastVisitDate: "",
  subscriber: null,
  status: "guest",
  state: "guest",
  industry: "",
  jobTitle: "",
  companySize: "",
  tiers: [],
  hmmEligible: false,
  sptCustomAttributes: [],
  "leader-profile": null,
};

interface SessionReader {
  readonly table: ReturnType<typeof tiers>;
  readonly reader: Reader;
}

const readersBySession = new WeakMap<Session, SessionReader>();

/** Returns the reader of a session. The object stays the same while session and tiers are unchanged. */
export function getReader(session: Session): Reader {
  const table = tiers();
  const before = readersBySession.get(session);
  if (before?.table === table) return before.reader;
  const reader = makeReader(session, table);
  readersBySession.set(session, { table, reader });
  return reader;
}

function makeReader(session: Session, table: SessionReader["table"]): Reader {
  const user = getUser(session);
  const { tiers: roles, subscriber, hmmEligible, sptCustomAttributes: _, ...fields } = user ?? GUEST;
  const { "leader-profile": leader, ...same } = fields;
  return {
    ...same,
    viewed: user?.viewed,
    isAuthenticated: user !== undefined,
    fullName: getFullName(fields),
    createdDate: formatProfileDate(fields.createdDate),
    lastUpdatedDate: formatProfileDate(fields.lastUpdatedDate),
    lastVisitDate: formatProfileDate(fields.lastVisitDate),
    isSubscriber: isSubscriber(session),
    subscriberDigest: subscriber?.digest ?? "",
    subscriberType: getSubscriberType({ tiers: roles }, table),
    roleCodes: roles.map(({ roleCode }) => roleCode),
    isHmmEligible: hmmEligible,
    ...readFurther(user ?? GUEST),
    focusSkills: leader?.["focus-skills"] ?? null,
  };
}

function readFurther(user: CurrentUser) {
  return {
    followingUnreadCount: getFollowingUnreadCount(user),
    customAttributes: getCustomAttributes(user),
    targetActivity: getTargetActivity(user),
  };
}

/** Names of topics, as texts or as objects `{ name }` like in the profile. */
const ViewedSchema = v.array(v.union([v.string(), v.object({ name: v.string() })]));

/**
 * Returns the number of followed topics with unseen content (accounts-3.3). The specification defines neither the
 * count's source nor the shape of `viewed`. Here `viewed` lists the topics whose latest content the user has seen. All
 * other followed topics are unread. Returns 0 if `viewed` is missing or has another shape, to avoid a false alarm.
 */
function getFollowingUnreadCount({ topics, viewed }: CurrentUser): number {
  const result = v.safeParse(ViewedSchema, viewed);
  if (!result.success) return 0;
  const viewedNames = new Set(result.output.map((one) => (typeof one === "string" ? one : one.name).trim()));
  return new Set(topics.map(({ name }) => name.trim()).filter((name) => !viewedNames.has(name))).size;
}
