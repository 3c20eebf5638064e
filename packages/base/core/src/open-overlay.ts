import { emit } from "./events.js";

/** Asks the page to open an overlay, as a `data-quire-open` trigger does. */
export interface OverlayRequest {
  /** The overlay's widget name, as "auth-modal". */
  readonly name: string;
  /** Attributes for the overlay's element, as `{ mode: "registration" }`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Gets the focus back at close. An anchored overlay stands beside it. */
  readonly trigger?: HTMLElement;
  readonly keyboard?: boolean;
}

/** The event by which a service reaches whoever can open overlays (the loader, or a React host). */
export const OPEN_OVERLAY = "quire-open-overlay";

/**
 * Asks for an overlay. @returns false when nobody on the page can open one: the caller then goes to
 * the page that does the same without script.
 */
export function openOverlay(request: OverlayRequest): boolean {
  return !emit(document, OPEN_OVERLAY, request, true);
}
