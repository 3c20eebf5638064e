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

/** Dispatches an analytics event on `document.body`. Errors of listeners have no effect. */
export function track<Name extends keyof AnalyticsEvents & string>(
  name: Name,
  detail: AnalyticsEvents[Name],
): void {
  ownDocument.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}
