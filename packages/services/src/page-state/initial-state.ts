import { ownDocument } from "@quire/core";
import * as configuration from "../configuration/index.js";

/** Selector of the navigation element that carries the page's state. */
const NAVIGATION = "[data-page-state]";
const CLASSES = ["subscribers", "registered"];
const DEFAULT_STATE = "guest";

/**
 * Returns the initial state of the page (content-4.14). The order is: a navigation element's state, the configured
 * `pageState`, the class `subscribers` or `registered` on the root element or the body, `guest`.
 */
export function initialState(): string {
  if (typeof document === "undefined") return DEFAULT_STATE;
  const { documentElement, body } = ownDocument;
  const pageState = ownDocument.querySelector<HTMLElement>(NAVIGATION)?.dataset.pageState?.trim();
  const isPage = (name: string) =>
    [documentElement, body].some((element) => element?.classList.contains(name));
  return pageState || configuration.pageState() || CLASSES.find(isPage) || DEFAULT_STATE;
}
