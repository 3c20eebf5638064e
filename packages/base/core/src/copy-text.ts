import { ownDocument, ownWindow } from "./unshadowed.js";
/**
 * Puts a text on the clipboard, right after the reader's press. Where the page may not use the clipboard, as on plain
 * http, it is copied as the browser's own command does it.
 * @returns whether it is there now
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
    event.stopImmediatePropagation(); // It is not what is selected on the page that is being copied.
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
