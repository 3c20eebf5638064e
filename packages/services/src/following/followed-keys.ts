import type { CurrentUser } from "../contract/index.js";

/** Returns the key of a topic, newsletter or campaign. */
export function followKey(type: string, name: string): string {
  return `${type} ${name.trim()}`;
}

/** Returns the keys of everything that a user follows (accounts-3.1). */
export function getFollowedKeys({ topics, newsletters, marketingCampaigns }: CurrentUser): string[] {
  return [
    ...topics.map(({ name }) => followKey("topic", name)),
    ...newsletters.map(({ name }) => followKey("newsletter", name)),
    ...marketingCampaigns.map(({ marketingCampaignId }) =>
      followKey("marketingCampaign", marketingCampaignId),
    ),
  ];
}
