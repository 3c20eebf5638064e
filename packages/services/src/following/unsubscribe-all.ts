import { track } from "@quire/core";
import { callOnce, isRequestError, type RequestError } from "../client/index.js";
import { type CurrentUser, type Follow, type FollowType, unsubscribeAll as row } from "../contract/index.js";
import { dedupe, getUser, patchUser, sessionSignal, sessionStore } from "../session/index.js";

export type UnsubscribeAllOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "sign-in-needed" }
  /** The caller shows the generic message (content-8.10). */
  | { readonly kind: "failed"; readonly error: RequestError };

/** Unfollows everything of a type, or everything. */
export function unsubscribeAll(type?: FollowType): Promise<UnsubscribeAllOutcome> {
  return dedupe(`unsubscribe ${type ?? "all"}`, () => sendUnsubscribe(type));
}

async function sendUnsubscribe(type: FollowType | undefined): Promise<UnsubscribeAllOutcome> {
  const signal = sessionSignal();
  const user = getUser(sessionStore().getState());
  try {
    await callOnce(row, { body: type ? { type } : {}, signal });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return error.status === 401 ? { kind: "sign-in-needed" } : { kind: "failed", error };
  }
  for (const one of getFollows(user, type)) track("unfollow", one);
  if (!signal.aborted) removeFollows(type);
  return { kind: "done" };
}

/** Returns everything that a user follows, or only one type of it. */
export function getFollows(user: CurrentUser | undefined, type: FollowType | undefined): readonly Follow[] {
  const all: readonly Follow[] = [
    ...(user?.topics ?? []).map(({ name }) => ({ type: "topic", name }) as const),
    ...(user?.newsletters ?? []).map(({ name }) => ({ type: "newsletter", name }) as const),
    ...(user?.marketingCampaigns ?? []).map(
      (one) => ({ type: "marketingCampaign", name: one.marketingCampaignId }) as const,
    ),
  ];
  return all.filter((one) => type === undefined || one.type === type);
}

const LISTS = {
  topic: "topics",
  newsletter: "newsletters",
  marketingCampaign: "marketingCampaigns",
} as const;

function removeFollows(type: FollowType | undefined): void {
  const names = type ? [LISTS[type]] : Object.values(LISTS);
  patchUser((user) => ({ ...user, ...Object.fromEntries(names.map((name) => [name, []])) }));
}
