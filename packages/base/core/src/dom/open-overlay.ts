import { emit } from "../page/events.js";

/** Asks the page to open an overlay, as a `data-quire-open` trigger does. */
export interface OverlayRequest {
  /** The overlay's widget name, such as "auth-modal". */
  readonly name: string;
  /** Attributes for the overlay's element, such as `{ mode: "registration" }`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Gets focus back at close. An anchored overlay is placed next to it. */
  readonly trigger?: HTMLElement;
  readonly keyboard?: boolean;
}

/** Event by which a service requests an overlay. The loader or a React host handles it. */
export const OPEN_OVERLAY = "quire-open-overlay";

/**
 * Requests an overlay.
 * @returns false when nothing on the page can open it. Navigate to the corresponding page then
 */
export function openOverlay(request: OverlayRequest): boolean {
  return !emit(document, OPEN_OVERLAY, request, true);
}
