import { ownDocument, ownWindow } from "./unshadowed.js";
/**
 * Copies a text to the clipboard. Call it during a click. If the clipboard API is unavailable, as on plain http, it uses
 * the browser's copy command.
 * @returns true when the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let copied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation(); // Prevents the browser from copying the page's selection instead.
    event.clipboardData?.setData("text/plain", text);
    copied = event.clipboardData !== null;
  };
  ownWindow.addEventListener("copy", onCopy, { capture: true });
  try {
    return ownDocument.execCommand("copy") && copied;
  } finally {
    ownWindow.removeEventListener("copy", onCopy, { capture: true });
  }
}
