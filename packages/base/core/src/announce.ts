import { shared } from "./runtime.js";
import { adoptStyles } from "./style-sheets.js";
import { ownDocument } from "./unshadowed.js";

const HIDDEN = `:host { all: initial !important; position: fixed !important; inset: 0 auto auto 0 !important;
  inline-size: 1px !important; block-size: 1px !important; overflow: hidden !important;
  clip-path: inset(50%) !important; white-space: nowrap !important; }`;

interface LiveRegions {
  readonly host: HTMLElement;
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
}

function createLiveRegions(): LiveRegions {
  const host = ownDocument.createElement("div");
  host.dataset.quireLive = "";
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root, HIDDEN);
  const region = (role: string) => {
    const element = ownDocument.createElement("div");
    element.setAttribute("role", role);
    root.append(element);
    return element;
  };
  return { host, polite: region("status"), assertive: region("alert") };
}

/**
 * Tells people who listen to the page. What is said while a modal dialog is open belongs in a live
 * region of that dialog instead: the rest of the page is inert then.
 */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const regions = shared("live-regions", createLiveRegions);
  if (!regions.host.isConnected) ownDocument.body.append(regions.host);
  const region = regions[urgency];
  region.textContent = "";
  // A change in a later frame is announced even where the same text stood before.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
