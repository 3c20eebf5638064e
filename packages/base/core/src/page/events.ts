import { ownDocument } from "../dom/unshadowed.js";
/**
 * Dispatches an event of a widget. It bubbles and crosses shadow roots.
 * @returns false when a listener prevented the default
 */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** The analytics events on `document.body` (content-7). Each service adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: services merge their events into it
export interface AnalyticsEvents {}

/** Checks that the page waits for the user's consent: `<html data-quire-consent="wait">`. */
export const awaitsConsent = (): boolean => ownDocument.documentElement.dataset["quireConsent"] === "wait";

/** Calls `act` at once. On a page that waits for consent, it calls it after the page's event `quire-consent`. */
export function whenConsented(act: () => void): void {
  if (awaitsConsent())
    ownDocument.addEventListener("quire-consent", () => whenConsented(act), { once: true });
  else act();
}

/**
 * Dispatches an analytics event on `document.body`, after the user's consent. Errors of listeners have no effect.
 */
export function track<Name extends keyof AnalyticsEvents & string>(
  name: Name,
  detail: AnalyticsEvents[Name],
): void {
  whenConsented(() => ownDocument.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true })));
}
