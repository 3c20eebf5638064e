import { call, isRequestError } from "../client/index.js";
import { subscriberSearch } from "../contract/index.js";
import { getUser, patchUser, sessionSignal, sessionStore } from "../session/index.js";
import { getLatestSubscription } from "./latest-subscription.js";

/**
 * Looks up the source of a subscriber's latest subscription (content-4.20), unless the profile has it. The result is
 * stored with the cached profile, so that it is requested once. Only analytics needs it.
 */
export async function findSubscriptionSource(): Promise<void> {
  const user = getUser(sessionStore().getState());
  if (user?.status !== "subscribers" || user.emailAddress === "" || user.subscriptionSource != null) return;
  const subscriptionSource = await getSource(user.emailAddress);
  // The user may have changed meanwhile.
  patchUser((one) => (one.id === user.id ? { ...one, subscriptionSource } : one));
}

/** Returns the source, or the empty string if there is none or the call fails, so that it is not requested again. */
async function getSource(emailAddress: string): Promise<string> {
  try {
    const { subscriptions } = await call(subscriberSearch, {
      body: { emailAddress },
      signal: sessionSignal(),
    });
    return getLatestSubscription(subscriptions)?.subscriptionSourceCode ?? "";
  } catch (error) {
    if (isRequestError(error)) return "";
    throw error;
  }
}
