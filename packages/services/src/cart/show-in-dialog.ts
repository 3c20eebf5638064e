import { type Activation, isElement, openOverlay, ownDocument } from "@quire/core";
import type { Answered } from "./add-outcome.js";
import { isUnreached } from "./is-unreached.js";

const CONFIRMATION = "quire-cart-confirmation, [data-quire-widget=cart-confirmation]";

/** Returns true if the page has any form of the confirmation dialog. */
export const hasConfirmation = (): boolean => ownDocument.querySelector(CONFIRMATION) !== null;

/**
 * Shows the outcome of an addition in a dialog (content-4.12). @returns false if the page has no dialog for
 * it
 */
export function showInDialog(outcome: Answered, { element, keyboard }: Activation): boolean {
  const name = dialogFor(outcome);
  if (!name || !hasConfirmation()) return false;
  return openOverlay({ name, trigger: element, keyboard });
}

/** Milliseconds that a screen reader needs to read a dialog. */
const READING_TIME_MS = 1_000;

/** Calls `announceAgain` if the user closes the dialog before a screen reader has read it. */
export function onUnread(announceAgain: () => void): void {
  const controller = new AbortController();
  let opened = 0;
  const follow = ({ type, target }: Event) => {
    if (!isElement(target) || !target.matches(CONFIRMATION)) return;
    if (type === "quire-open") opened = performance.now();
    else controller.abort();
    if (type === "quire-close" && performance.now() - opened < READING_TIME_MS) announceAgain();
  };
  for (const type of ["quire-open", "quire-close"])
    ownDocument.addEventListener(type, follow, { signal: controller.signal });
}

/** Unreached servers and ended sessions get no dialog that refers to customer service. */
function dialogFor(outcome: Answered): string | undefined {
  if (outcome.kind === "maintenance") return "maintenance-notice";
  if (outcome.kind !== "failed") return "cart-confirmation";
  const { error } = outcome;
  return error.status === 401 || isUnreached(error) ? undefined : "cart-confirmation";
}
