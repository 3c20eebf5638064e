import type { Reader } from "@quire/services/session";
import type { SubscriptionDetail } from "./attributes.js";

/** Lists the user's subscriptions of these types. */
export function subscribedBy(
  { newsletters, marketingCampaigns }: Pick<Reader, "newsletters" | "marketingCampaigns">,
  types: readonly SubscriptionDetail["type"][],
): readonly SubscriptionDetail[] {
  const all: SubscriptionDetail[] = [
    ...newsletters.map(({ name }) => ({ type: "newsletter" as const, name })),
    ...marketingCampaigns.map(({ marketingCampaignId: name }) => ({
      type: "marketingCampaign" as const,
      name,
    })),
  ];
  return all.filter(({ type }) => types.includes(type));
}
