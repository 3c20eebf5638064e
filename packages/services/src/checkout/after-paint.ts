import { ownDocument, perDocument, report, type StartPage } from "@quire/core";

/**
 * Resumes a checkout if the page's address, a cookie or an event names one. Its code loads only in that case.
 */
export const start: StartPage = () => {
  const resume = (event?: Event) => {
    import("./resume-checkout.js").then(({ resumeCheckout }) => resumeCheckout(event), report);
  };
  perDocument(() => ownDocument.addEventListener("quire-subscription-ordered", resume));
  if (/voucher|[?&]order=|breadcrumb/.test(location.search + ownDocument.cookie)) resume();
};
