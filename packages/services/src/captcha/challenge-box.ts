import { ownDocument, uniqueId } from "@quire/core";

/**
 * Adds an empty element for a provider's challenge at the end of the submitting form, because a modal dialog
 * around that form blocks everything outside. Some browsers do not focus a clicked button, so there the busy
 * button identifies the form.
 */
export function challengeBox(): HTMLElement {
  const box = ownDocument.createElement("div");
  box.id = uniqueId("captcha");
  box.dataset.quireCaptcha = "";
  const focused = ownDocument.activeElement?.closest("form");
  const busy = ownDocument.querySelector('form [aria-busy="true"]')?.closest("form");
  (focused ?? busy ?? ownDocument.body).append(box);
  return box;
}
