import { describeConformance } from "@quire/conformance";
import { RegistrationBanner } from "../index.js";
import { RegistrationBannerElement, registrationBanner } from "./element.js";

/** The banner is in the shadow root, outside React's container. */
function message(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="message"]')?.textContent) || "";
}

describeConformance({
  widget: registrationBanner,
  element: RegistrationBannerElement,
  component: RegistrationBanner,
  attributes: { "email-address": "ada@quire.test" },
  sample: { "email-address": "grace@quire.test" },
  shows: (view) => message(view) === "Your account has been created, grace@quire.test",
});
