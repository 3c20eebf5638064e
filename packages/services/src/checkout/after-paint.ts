import { ownDocument, perDocument, report, type StartPage } from "@quire/core";

/** Goes on with a checkout where address, cookies or a host's script speak of one; the code comes only then. */
export const start: StartPage = () => {
  const resume = (event?: Event) => {
    import("./resume-checkout.js").then(({ resumeCheckout }) => resumeCheckout(event), report);
  };
  perDocument(() => ownDocument.addEventListener("quire-subscription-ordered", resume));
  if (/voucher|[?&]order=|breadcrumb/.test(location.search + ownDocument.cookie)) resume();
};
