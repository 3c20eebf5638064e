import { ownDocument, ownWindow, pageSingleton } from "@quire/core";
import { trackContent } from "../analytics/index.js";

const PARAMETER = "printMe";

/** Opens the print dialog after the page's fonts and its load event. */
export async function printPage(): Promise<void> {
  await waitForLoad();
  await ownDocument.fonts.ready;
  print();
  trackContent({ action: "print", url: location.pathname });
}

/**
 * Prints the page once when its address contains `printMe` (content-2.17).
 */
export function printWhenAsked(): void {
  if (!new URLSearchParams(location.search).has(PARAMETER)) return;
  pageSingleton("printed-when-asked", () => ({ done: printPage() }));
}

function waitForLoad(): Promise<unknown> {
  if (ownDocument.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => ownWindow.addEventListener("load", resolve, { once: true }));
}
