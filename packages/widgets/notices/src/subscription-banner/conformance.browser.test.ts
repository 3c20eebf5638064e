import { describeConformance } from "@quire/conformance";
import { sessionStore } from "@quire/services/session";
import { SubscriptionBanner } from "../index.js";
import { SubscriptionBannerElement, subscriptionBanner } from "./element.js";

/** The banner is in the shadow root, outside React's container. */
function number(view: HTMLElement): string {
  const root = view.getRootNode();
  return (root instanceof ShadowRoot && root.querySelector('[part="number"]')?.textContent) || "";
}

describeConformance({
  widget: subscriptionBanner,
  element: SubscriptionBannerElement,
  component: SubscriptionBanner,
  attributes: { article: "body" },
  sample: { "articles-left": "2" },
  shows: (view) => number(view) === "2",
  prepare() {
    sessionStore().setState({ status: "anonymous" }, true);
    document.documentElement.style.minBlockSize = "4000px";
    scrollTo(0, 10);
  },
});
