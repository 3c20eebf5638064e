import { report, track } from "@quire/core";
import { call } from "../client/index.js";
import { checkoutComplete, transactionDigitalData } from "../contract/index.js";
import { inOneTab, refreshSession, sessionStore, userOf } from "../session/index.js";
import { checkoutCompleted } from "./checkout-completed.js";
import { type Breadcrumb, readBreadcrumb, removeBreadcrumb } from "./subscription-breadcrumb.js";

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** A subscription was activated; the detail is what the digital data hold, as they came (accounts-7.19). */
    "transaction-complete": Readonly<Record<string, unknown>>;
  }
}

/**
 * Completes the activation of the subscription that a breadcrumb names (accounts-4.16, accounts-7.18); afterwards the
 * profile is fetched anew, so that the tier shows in every tab. The result is only logged. A failure is reported, and
 * the breadcrumb stays for the next load.
 * @returns whether a subscription was activated
 */
export async function activateSubscription(): Promise<boolean> {
  return inOneTab("activation", async () => {
    const breadcrumb = readBreadcrumb();
    const uid = userOf(sessionStore().getState())?.id;
    if (!breadcrumb || uid === undefined) return false;
    try {
      await complete(breadcrumb);
    } catch (error) {
      report(error);
      return false;
    }
    await Promise.all([refreshSession(), tellTransaction(uid)]);
    return true;
  });
}

/** It is not given up when the reader becomes another one: the key makes another try harmless. */
async function complete({ key, ...body }: Breadcrumb): Promise<void> {
  const result = await call(checkoutComplete, { body, key });
  removeBreadcrumb();
  checkoutCompleted();
  console.info("[quire] The subscription is activated.", result);
}

async function tellTransaction(uid: string): Promise<void> {
  try {
    track("transaction-complete", await call(transactionDigitalData, { query: { uid } }));
  } catch (error) {
    report(error);
  }
}
