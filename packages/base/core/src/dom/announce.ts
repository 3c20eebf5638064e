import { pageSingleton } from "../page/runtime.js";
import { openModal } from "./open-panels.js";
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
 * Announces a text to screen readers. The live region moves into an open modal, because the rest of the page is inert.
 * @example announce("Saved.");
 */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const regions = pageSingleton("live-regions", createLiveRegions);
  const place = openModal() ?? ownDocument.body;
  if (regions.host.parentNode !== place) place.append(regions.host);
  const region = regions[urgency];
  region.textContent = "";
  // The change in a later frame announces even a repeated text. Two equal calls in one frame announce the
  // text once.
  requestAnimationFrame(() => {
    if (region.textContent !== text) region.textContent = text;
  });
}
