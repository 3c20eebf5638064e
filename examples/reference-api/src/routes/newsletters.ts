import {
  type FollowType,
  signUpForCampaign,
  signUpForNewsletter,
  subscribeCampaign,
  subscribeNewsletter,
  topics,
  unfollowByName,
  unsubscribeAll,
  unsubscribeCampaign,
  unsubscribeNewsletter,
} from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { admitSignUp, followAs, refuseAudience } from "./following.js";
import { requireAccount } from "./user.js";

/** Registers topics, and the newer calls for newsletters and campaigns (content-7). */
export function registerNewsletters(app: ApiApp, state: State): void {
  const { once } = state;
  const isSignUp = (body: unknown) => typeof body === "object" && body !== null && "email" in body;
  const asNewsletter = { once, isMeant: (body: unknown) => !isSignUp(body) };

  route(app, topics, ({ c }) => {
    const accountId = state.sessions.getAccount(c);
    const followed = new Set(accountId === undefined ? [] : state.follows.list(accountId, "topic"));
    return { topics: state.topics.map((topic) => ({ ...topic, followed: followed.has(topic.name) })) };
  });

  route(app, unfollowByName, ({ c, body }) => end(c, state, "topic", body.name), { once });
  route(
    app,
    unsubscribeAll,
    ({ c, body }) => {
      const { id } = requireAccount(c, state);
      return state.transaction(() => {
        state.follows.removeAll(id, body.type);
        state.accounts.touch(id);
        return undefined;
      });
    },
    { once },
  );

  route(
    app,
    subscribeCampaign,
    ({ c, body }) => followAs(c, state, { type: "marketingCampaign", name: body.name }),
    { once },
  );
  route(app, unsubscribeCampaign, ({ c, body }) => end(c, state, "marketingCampaign", body.name), { once });
  route(
    app,
    subscribeNewsletter,
    ({ c, body }) => followAs(c, state, { type: "newsletter", name: body.name }),
    asNewsletter,
  );
  route(app, unsubscribeNewsletter, ({ c, body }) => end(c, state, "newsletter", body.name), { once });
  // This call shares the address of subscribeNewsletter. A body with an e-mail address is a sign-up.
  const before = ({ c, body }: { c: ApiContext; body: { email: string } }) =>
    admitSignUp(c, state, body.email);
  route(app, signUpForNewsletter, ({ body }) => signUp(state, "newsletter", body), { once, before });
  route(app, signUpForCampaign, ({ body }) => signUp(state, "marketingCampaign", body), { once, before });
}

function end(c: ApiContext, state: State, type: FollowType, name: string): undefined {
  const { id } = requireAccount(c, state);
  state.transaction(() => {
    state.follows.remove(id, type, name);
    state.accounts.touch(id);
  });
}

function signUp(state: State, type: FollowType, { name, email }: { name: string; email: string }): undefined {
  const address = normalizeEmail(email);
  if (!address) throw refusal(400, "email", "Please enter a valid email address.", "email");
  refuseAudience(state, { type, name }, state.accounts.byEmail(address));
  state.follows.signUp(address, type, name);
}
