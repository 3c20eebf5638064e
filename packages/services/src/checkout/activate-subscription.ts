import { report, track } from "@quire/core";
import { call } from "../client/index.js";
import { checkoutComplete, transactionDigitalData } from "../contract/index.js";
import { getUser, inOneTab, refreshSession, sessionStore } from "../session/index.js";
import { checkoutCompleted } from "./checkout-completed.js";
import { type Breadcrumb, readBreadcrumb, removeBreadcrumb } from "./subscription-breadcrumb.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** A subscription was activated. The detail is the unchanged digital data (accounts-7.19). */
    "transaction-complete": Readonly<Record<string, unknown>>;
  }
}

/**
 * Activates the subscription of the breadcrumb (accounts-4.16, accounts-7.18). Then it reloads the profile, so that the
 * tier shows in every tab. The result is only logged. A failure is reported, and the breadcrumb stays for the next load.
 * @returns true when a subscription was activated
 */
export async function activateSubscription(): Promise<boolean> {
  return inOneTab("activation", async () => {
    const breadcrumb = readBreadcrumb();
    const uid = getUser(sessionStore().getState())?.id;
    if (!breadcrumb || uid === undefined) return false;
    try {
      await complete(breadcrumb);
    } catch (error) {
      report(error);
      return false;
    }
    await Promise.all([refreshSession(), trackTransaction(uid)]);
    return true;
  });
}

/** Sends the activation. It has no signal of the user, because its key makes a retry safe. */
async function complete({ key, ...body }: Breadcrumb): Promise<void> {
  const result = await call(checkoutComplete, { body, key });
  removeBreadcrumb();
  checkoutCompleted();
  console.info("[quire] The subscription is activated.", result);
}

async function trackTransaction(uid: string): Promise<void> {
  try {
    track("transaction-complete", await call(transactionDigitalData, { query: { uid } }));
  } catch (error) {
    report(error);
  }
}
