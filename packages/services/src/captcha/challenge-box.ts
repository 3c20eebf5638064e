import { ownDocument, uniqueId } from "@quire/core";

/**
 * An empty box in which a provider may ask the reader something. It stands at the end of the form that is being
 * sent: a dialog around that form leaves nothing outside of it within reach. In browsers that do not focus a
 * pressed button, the form is told by its being busy.
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
