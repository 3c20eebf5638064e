import type { FollowType } from "@quire/services/contract";
import { isEmail, markProfileChanged } from "../account/session.js";
import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import type { Account, State } from "../scenario/state.js";

const EXECUTIVE = "ROLE_HBRG_EXECUTIVE";

/** @throws Refusal 403 where the topic is for other users */
function refuseAudience({ topics }: State, name: string, account?: Account): void {
  const topic = topics.find((one) => one.name === name);
  const roles = account?.roleCodes ?? [];
  if (topic?.executiveOnly && !roles.includes(EXECUTIVE))
    throw refusal(403, "executive-only", "Only Executive subscribers can follow this.", "name");
  if (topic?.subscriberOnly && roles.length === 0)
    throw refusal(403, "subscriber-only", "Only subscribers can follow this.", "name");
}

type AccountCall = Pick<Call, "state"> & { readonly account: Account };

function addFollow({ account, state }: AccountCall, type: FollowType, name: string): undefined {
  refuseAudience(state, name, account);
  account.follows[type] = [...new Set([...account.follows[type], name])];
  markProfileChanged(account, state);
}

function removeFollow({ account, state }: AccountCall, type: FollowType, name: string): undefined {
  account.follows[type] = account.follows[type].filter((one) => one !== name);
  markProfileChanged(account, state);
}

function signUp(state: State, name: string, email: string): undefined {
  if (!isEmail(email)) throw refusal(400, "email", "Please enter a valid email address.", "email");
  refuseAudience(state, name);
  state.signUps.push({ name, email });
}

/** Checks the e-mail of a guest who follows a newsletter. */
function requireEmail({ body }: Pick<Call<"follow">, "body">): string {
  if (body.type !== "newsletter" || !body.email) throw refusal(401, "unauthenticated", "Sign in first.");
  return body.email;
}

export const followingAnswers = {
  follow(call) {
    const { account, body, state } = call;
    if (account) addFollow({ account, state }, body.type, body.name);
    else signUp(state, body.name, requireEmail(call));
  },
  unfollow(call) {
    const { account, body, state } = call;
    if (account) return removeFollow({ account, state }, body.type, body.name);
    const email = requireEmail(call);
    const at = state.signUps.findIndex((one) => one.name === body.name && one.email === email);
    if (at >= 0) state.signUps.splice(at, 1);
  },
  topics: ({ account, state }) => ({
    topics: state.topics.map((one) => ({
      ...one,
      followed: account?.follows.topic.includes(one.name) ?? false,
    })),
  }),
  signUpForNewsletter: ({ body, state }) => signUp(state, body.name, body.email),
  signUpForCampaign: ({ body, state }) => signUp(state, body.name, body.email),
} satisfies Answers;

const TYPES = ["topic", "newsletter", "marketingCampaign"] as const;

export const ownFollowingAnswers = {
  unfollowByName: (call) => removeFollow(call, "topic", call.body.name),
  unsubscribeAll({ account, body, state }) {
    for (const type of TYPES) if ((body.type ?? type) === type) account.follows[type] = [];
    markProfileChanged(account, state);
  },
  subscribeCampaign: (call) => addFollow(call, "marketingCampaign", call.body.name),
  unsubscribeCampaign: (call) => removeFollow(call, "marketingCampaign", call.body.name),
  subscribeNewsletter: (call) => addFollow(call, "newsletter", call.body.name),
  unsubscribeNewsletter: (call) => removeFollow(call, "newsletter", call.body.name),
} satisfies ReaderAnswers;
