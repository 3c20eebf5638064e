import { placeholders } from "virtual:quire/placeholders";
import { ownDocument } from "@quire/core";
import { hostSelector } from "./names.js";
import sheet from "./placeholder.css?inline";

/** What `placeholder.js` exports. */
export type OpenPlaceholder = typeof openPlaceholder;

/**
 * Answers a press at once where an overlay's own frame cannot be there yet: with an empty dialog of the frame's
 * looks, for as long as the trigger is busy. Escape closes it, and sets the trigger to idle: nothing opens any more.
 * @returns whether there was need of one
 */
export function openPlaceholder(trigger: HTMLElement): boolean {
  const { quireOpen: name = "", state } = trigger.dataset;
  const size = placeholders[name];
  if (!size || state !== "busy" || ownDocument.querySelector(hostSelector(name))?.shadowRoot) return false;
  const host = ownDocument.body.appendChild(ownDocument.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const dialog = root.appendChild(ownDocument.createElement("dialog"));
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet + size);
  root.adoptedStyleSheets = [styles];
  dialog.ariaLabel = trigger.ariaLabel ?? trigger.textContent;
  dialog.ariaBusy = "true";
  dialog.onclose = () => {
    trigger.dataset.state = "idle";
  };
  dialog.showModal();
  const observer = new MutationObserver(() => {
    if (trigger.dataset.state === "busy") return;
    observer.disconnect();
    host.remove();
  });
  observer.observe(trigger, { attributeFilter: ["data-state"] });
  return true;
}
