import { ownDocument } from "./unshadowed.js";
/**
 * Tells the outside what happened in a widget: bubbles and crosses shadow roots.
 * @returns false when a listener prevented the default.
 */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/**
 * The analytics events that fire on `document.body` (content-7). Each service adds its own by
 * declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services merge their events into it
export interface AnalyticsEvents {}

/** Fires an analytics event on `document.body`; a listener that throws harms nobody. */
export function track<Name extends keyof AnalyticsEvents & string>(
  name: Name,
  detail: AnalyticsEvents[Name],
): void {
  ownDocument.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}
