import { call, isRequestError } from "../client/index.js";
import { subscriberSearch } from "../contract/index.js";
import { patchUser, sessionSignal, sessionStore, userOf } from "../session/index.js";
import { latestSubscription } from "./latest-subscription.js";

/**
 * Looks up where a subscriber's latest subscription comes from (content-4.20), unless the profile says. What is found
 * is kept with the reader's profile: it is asked for once, not on every page. Nothing but analytics waits for it.
 */
export async function findSubscriptionSource(): Promise<void> {
  const user = userOf(sessionStore().getState());
  if (user?.status !== "subscribers" || user.emailAddress === "" || user.subscriptionSource != null) return;
  const subscriptionSource = await sourceOf(user.emailAddress);
  // Somebody else may be reading by now.
  patchUser((one) => (one.id === user.id ? { ...one, subscriptionSource } : one));
}

/** Empty where there is none, and where it cannot be had: it is not asked for again and again. */
async function sourceOf(emailAddress: string): Promise<string> {
  try {
    const { subscriptions } = await call(subscriberSearch, {
      body: { emailAddress },
      signal: sessionSignal(),
    });
    return latestSubscription(subscriptions)?.subscriptionSourceCode ?? "";
  } catch (error) {
    if (isRequestError(error)) return "";
    throw error;
  }
}
