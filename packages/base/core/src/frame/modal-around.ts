import { ownDocument } from "../index.js";

/** Modals of browsers and of libraries: Bootstrap uses a class, jQuery UI a role. */
const MODAL = 'dialog:modal, [aria-modal="true"], [role="dialog"], [role="alertdialog"], .modal';

/** Returns the modal around an element, also through shadow roots. */
export function getModalAround(element: Element): Element | undefined {
  const found = element.closest(MODAL);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? getModalAround(root.host) : undefined;
}

/**
 * Moves `host` into a modal of the page, because everything outside is inert or loses focus to it.
 * @returns a function that moves it back, unless it was removed together with the modal
 */
export function moveInto(modal: Element, host: HTMLElement): () => void {
  const home = ownDocument.createComment("");
  host.replaceWith(home);
  modal.append(host);
  return () => {
    if (host.isConnected && home.isConnected) home.replaceWith(host);
    home.remove();
  };
}
