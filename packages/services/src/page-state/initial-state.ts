import { ownDocument } from "@quire/core";
import * as configuration from "../configuration/index.js";

/** Selector of the navigation element that carries the page's state. */
const NAVIGATION = "[data-page-state]";
const CLASSES = ["subscribers", "registered"];
const DEFAULT_STATE = "guest";

/**
 * What the page begins with: a navigation element's state, else the configuration's `pageState`, else 'subscribers' or
 * 'registered' where the root element or the body has that class, else `guest` (content-4.14).
 */
export function initialState(): string {
  if (typeof document === "undefined") return DEFAULT_STATE;
  const { documentElement, body } = ownDocument;
  const said = ownDocument.querySelector<HTMLElement>(NAVIGATION)?.dataset.pageState?.trim();
  const isPage = (name: string) =>
    [documentElement, body].some((element) => element?.classList.contains(name));
  return said || configuration.pageState() || CLASSES.find(isPage) || DEFAULT_STATE;
}
