import { describeConformance } from "@quire/conformance";
import { sessionStore } from "@quire/services/session";
import { VisualItemElement, visualItem } from "./element.js";
import { VisualItem } from "./index.js";

const napkin = { id: "v-1", title: "The Napkin", url: "/visual-library/the-napkin" };

/** Returns the address of the subscribe link. It is outside React's container, in the shadow root. */
function subscribeHref(view: HTMLElement): string | null | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot
    ? root.querySelector('[part="subscribe"]')?.getAttribute("href")
    : undefined;
}

describeConformance({
  widget: visualItem,
  element: VisualItemElement,
  component: VisualItem,
  attributes: { asset: "the-napkin.svg", item: JSON.stringify(napkin) },
  sample: { "subscribe-href": "/join" },
  shows: (view) => subscribeHref(view) === "/join",
  prepare: () => sessionStore().setState({ status: "anonymous" }, true),
});
