import type { CurrentUser, FollowType } from "../contract/index.js";

/** Returns the user with one follow added or removed. */
export function withFollow(user: CurrentUser, type: FollowType, name: string, follows: boolean): CurrentUser {
  const trimmed = name.trim();
  switch (type) {
    case "topic":
      return { ...user, topics: withName(user.topics, trimmed, follows) };
    case "newsletter":
      return { ...user, newsletters: withName(user.newsletters, trimmed, follows) };
    case "marketingCampaign": {
      const others = user.marketingCampaigns.filter((one) => one.marketingCampaignId !== trimmed);
      return {
        ...user,
        marketingCampaigns: follows ? [...others, { marketingCampaignId: trimmed }] : others,
      };
    }
  }
}

function withName(list: readonly { name: string }[], name: string, follows: boolean): { name: string }[] {
  const others = list.filter((one) => one.name.trim() !== name);
  return follows ? [...others, { name }] : others;
}
