import { safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import { SUBSCRIBE_HREF } from "./subscription-banner-options.js";
import { text } from "./text.js";

/** The banner in plain DOM. */
export interface BannerParts {
  readonly panel: HTMLElement;
  readonly counter: HTMLAnchorElement;
  readonly number: HTMLElement;
  readonly left: HTMLElement;
  readonly subscribe: HTMLElement;
  readonly newTab: HTMLElement;
  readonly close: HTMLButtonElement;
}

export function createBannerParts(): BannerParts {
  const number = makeElement("span", { part: "number" });
  const left = makeElement("span", { part: "left" });
  const subscribe = makeElement("span", { part: "subscribe" });
  const newTab = makeElement("span", { part: "new-tab" });
  // The spaces separate the words for screen readers, which read them as one sentence.
  const words = makeElement("span", { part: "words" }, left, " ", subscribe, " ", newTab);
  // Opens a new tab, so that the article stays open (content-2.9).
  const counter = makeElement(
    "a",
    { part: "counter", target: "_blank", rel: "noopener" },
    number,
    " ",
    words,
  );
  const close = makeElement("button", { part: "close", type: "button" });
  const inner = makeElement("div", { part: "inner" }, counter, close);
  // The visibility and the number of free articles depend on the current user.
  const panel = makeElement("div", { part: "banner", role: "region", "data-live": "" }, inner);
  panel.hidden = true;
  return { panel, counter, number, left, subscribe, newTab, close };
}

/** Sets text, number and address. */
export function fillBanner(parts: BannerParts, count: number, href: string): void {
  parts.panel.setAttribute("aria-label", text("label"));
  parts.number.textContent = String(count);
  parts.left.textContent = text("left", { count });
  parts.subscribe.textContent = text("subscribe");
  parts.counter.href = safeHref(href) ?? SUBSCRIBE_HREF;
  parts.newTab.textContent = text("newTab");
  parts.close.setAttribute("aria-label", text("close"));
}
