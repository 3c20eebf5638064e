import type { CurrentUserSchema, Quota } from "@quire/services/contract";
import { DEFAULT_ASCEND_QUOTA, DEFAULT_QUOTA } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { Account } from "./accounts.js";
import type { State } from "./state.js";
import { getHash } from "./token.js";

type Sources = Pick<State, "follows" | "topicViews" | "subscribers">;

/** Builds the profile of accounts-3.1; dates are YYYY-MM-DD (accounts-9.12). */
export function getProfile(
  account: Account,
  { follows, topicViews, subscribers }: Sources,
): InferInput<typeof CurrentUserSchema> {
  const isSubscriber = account.role_codes.length > 0;
  const topics = follows.list(account.id, "topic");
  return {
    id: account.id,
    guid: account.guid,
    firstName: account.first_name,
    lastName: account.last_name,
    displayName: account.display_name,
    username: account.email,
    emailAddress: account.email,
    topics: topics.map((name) => ({ name })),
    newsletters: follows.list(account.id, "newsletter").map((name) => ({ name })),
    marketingCampaigns: getCampaigns(account, follows),
    // The followed topics whose latest item the user has seen.
    viewed: topicViews.seen(account.id, topics).map((name) => ({ name })),
    quota: getQuota(account),
    ascendQuota: getAscendQuota(account),
    createdDate: day(account.created),
    lastUpdatedDate: day(account.modified * 1000),
    lastVisitDate: day(account.last_visit),
    ...(isSubscriber && {
      subscriber: { digest: getHash(`subscriber ${account.guid}`) },
      // Empty for a subscription that is not by post, so that no page looks it up.
      subscriptionSource: subscribers.linkedSubscription(account.id)?.subscriptionSourceCode ?? "",
    }),
    status: isSubscriber ? "subscribers" : "registered",
    state: isSubscriber ? "subscribers" : "registered",
    industry: account.industry,
    jobTitle: account.job_title,
    companySize: account.company_size,
    tiers: account.role_codes.map((roleCode) => ({ roleCode })),
    hmmEligible: account.hmm_eligible,
    sptCustomAttributes: account.custom_attributes,
    ...(account.focus_skills.length > 0 && { "leader-profile": { "focus-skills": account.focus_skills } }),
  };
}

export function getQuota({ articles_read }: Account): Quota {
  return toQuota(DEFAULT_QUOTA.limit, articles_read);
}

export function getAscendQuota({ reports_read }: Account): Quota {
  return toQuota(DEFAULT_ASCEND_QUOTA.limit, reports_read);
}

function getCampaigns({ id }: Account, follows: Sources["follows"]) {
  const campaigns = follows.list(id, "marketingCampaign");
  return campaigns.map((marketingCampaignId) => ({ marketingCampaignId }));
}

function toQuota(limit: number, count: number): Quota {
  return { limit, count, remaining: Math.max(0, limit - count) };
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
