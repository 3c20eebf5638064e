import { ownDocument, perDocument, report, type StartPage } from "@quire/core";

/** Resumes a checkout if the address, a cookie or an event of the page names one. Only then its code loads. */
export const start: StartPage = () => {
  const resume = (event?: Event) => {
    import("./resume-checkout.js").then(({ resumeCheckout }) => resumeCheckout(event), report);
  };
  perDocument(() => ownDocument.addEventListener("quire-subscription-ordered", resume));
  if (/voucher|[?&]order=|breadcrumb/.test(location.search + ownDocument.cookie)) resume();
};
