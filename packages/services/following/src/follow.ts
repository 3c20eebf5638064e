import { call, isRequestError, type RequestError } from "@quire/client-service";
import {
  type Failure,
  type Follow,
  follow as followEndpoint,
  unfollow as unfollowEndpoint,
} from "@quire/contract-service";
import { shared, track } from "@quire/core";
import { patchUser, sessionSignal, sessionStore } from "@quire/session-service";
import { followKey, withFollow } from "./followed-keys.js";
import { showSignUp } from "./following-store.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Something is followed now (content §7). */
    follow: { readonly type: string; readonly name: string };
    unfollow: { readonly type: string; readonly name: string };
  }
}

/** What came of it; the widget chooses the words. */
export type FollowOutcome =
  | { readonly kind: "done" }
  /** Nobody is signed in, and it needs an account (content §6). */
  | { readonly kind: "sign-in-needed" }
  | { readonly kind: "subscriber-only" }
  | { readonly kind: "executive-only" }
  | { readonly kind: "invalid-email" }
  | { readonly kind: "failed"; readonly error: RequestError };

type Action = "follow" | "unfollow";

/** Follows a topic, newsletter or campaign; with an e-mail a guest can sign up for a newsletter. */
export function follow(target: Follow): Promise<FollowOutcome> {
  return once("follow", target);
}

/** Ends it. */
export function unfollow(target: Follow): Promise<FollowOutcome> {
  return once("unfollow", target);
}

/** Several buttons of one topic, pressed while the first is under way, send one request. */
function once(action: Action, target: Follow): Promise<FollowOutcome> {
  const pending = shared("following-pending", () => new Map<string, Promise<FollowOutcome>>());
  const key = `${action} ${followKey(target.type, target.name)}`;
  const current = pending.get(key) ?? send(action, target).finally(() => pending.delete(key));
  pending.set(key, current);
  return current;
}

async function send(action: Action, target: Follow): Promise<FollowOutcome> {
  const { type, name, email } = target;
  // Longer than 2 characters, with an @ (content §5); the server judges the rest.
  if (email !== undefined && !(email.length > 2 && email.includes("@"))) return { kind: "invalid-email" };
  const signal = sessionSignal();
  try {
    const endpoint = action === "follow" ? followEndpoint : unfollowEndpoint;
    await call(endpoint, { body: target, signal });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return followFailure(error);
  }
  if (!signal.aborted) show(followKey(type, name), target, action === "follow");
  track(action, { type, name });
  return { kind: "done" };
}

function show(key: string, { type, name }: Follow, follows: boolean): void {
  if (sessionStore().getState().status === "known")
    patchUser((user) => withFollow(user, type, name, follows));
  else showSignUp(key, follows);
}

function followFailure(error: RequestError): FollowOutcome {
  // The endpoint's schema for this status has parsed it; another status has none.
  const code = (error.failure as Failure | undefined)?.errors[0]?.code;
  if (error.status === 401) return { kind: "sign-in-needed" };
  if (error.status === 400 && code === "email") return { kind: "invalid-email" };
  if (error.status !== 403) return { kind: "failed", error };
  return { kind: code === "executive-only" ? "executive-only" : "subscriber-only" };
}
