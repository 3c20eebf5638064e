import { placeholders } from "virtual:quire/placeholders";
import { ownDocument } from "@quire/core";
import { hostSelector } from "./names.js";
import sheet from "./placeholder.css?inline";

/** The export of `placeholder.js`. */
export type OpenPlaceholder = typeof openPlaceholder;

/**
 * Opens an empty dialog at once when the frame of an overlay is not loaded yet. It looks like the frame, and stays
 * while the trigger is busy. Escape closes it and sets the trigger to idle, so nothing opens later.
 * @returns true if it opened a dialog
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
