import { ownDocument, perDocument, report, type StartPage } from "@quire/core";
import { onPendingAction } from "../session/index.js";
import { SUBSCRIBE } from "./subscribe-action.js";

/**
 * Resumes a checkout if the page's address, a cookie or an event names one, or if a guest has chosen a plan before
 * sign-in. Its code loads only in these cases.
 */
export const start: StartPage = () => {
  const resume = (event?: Event) => {
    import("./resume-checkout.js").then(({ resumeCheckout }) => resumeCheckout(event), report);
  };
  perDocument(() => ownDocument.addEventListener("quire-subscription-ordered", resume));
  onPendingAction(SUBSCRIBE, async (data) => (await import("./plan-checkout.js")).checkOutPending(data));
  // A sandboxed frame has no cookies, and reading them throws.
  const cookies = window.origin === "null" ? "" : ownDocument.cookie;
  if (/voucher|[?&]order=|breadcrumb/.test(location.search + cookies)) resume();
};
