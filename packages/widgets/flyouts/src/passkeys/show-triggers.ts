import { ownDocument } from "@quire/core";

const TRIGGERS = '[data-quire-open="passkeys-flyout"]';

/**
 * Shows the flyout's triggers that the page has hidden, and a hidden parent that contains only the trigger. They stay
 * hidden without script or browser support, because the flyout cannot work then.
 */
export function showTriggers(): void {
  if (typeof PublicKeyCredential !== "function") return;
  for (const trigger of ownDocument.querySelectorAll<HTMLElement>(TRIGGERS)) {
    const { parentElement: around } = trigger;
    trigger.hidden = false;
    if (around?.childElementCount === 1) around.hidden = false;
  }
}
