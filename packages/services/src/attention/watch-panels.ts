import { openModal, openPanels, ownDocument } from "@quire/core";

const isPage = () => typeof HTMLElement !== "undefined";

/** Returns true if a Quire panel or a modal dialog of the host page covers the page. */
export function isPanelOpen(): boolean {
  return openPanels().open.size > 0 || (isPage() && openModal() !== undefined);
}

/** Calls `tell` when panels may have opened or closed, for the life of the page. */
export function watchPanels(tell: () => void): void {
  openPanels().watchers.add(tell);
  if (!isPage()) return;
  const dialogs = new MutationObserver(tell);
  dialogs.observe(ownDocument.documentElement, { attributeFilter: ["open"], childList: true, subtree: true });
}
