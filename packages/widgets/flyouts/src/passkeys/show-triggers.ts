import { ownDocument } from "@quire/core";

const TRIGGERS = '[data-quire-open="passkeys-flyout"]';

/**
 * Shows what opens the flyout, where the page has hidden it, or what it alone stands in, until then: a link that leads to nothing
 * without script, or where the browser knows no passkeys, is not there for such a reader.
 */
export function showTriggers(): void {
  if (typeof PublicKeyCredential !== "function") return;
  for (const trigger of ownDocument.querySelectorAll<HTMLElement>(TRIGGERS)) {
    const { parentElement: around } = trigger;
    trigger.hidden = false;
    if (around?.childElementCount === 1) around.hidden = false;
  }
}
