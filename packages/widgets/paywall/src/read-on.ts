import { lendFocus, ownDocument, ownWindow, pageStorage } from "@quire/core";

/** In this tab, from a sign-in on a card until the page is there again: on which path its reader had come to an end. */
const READ_ON = "quire:read-on";

/** By these a reader goes to a place of their own. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];

/** How far from the window's top the text goes on, in hundredths of its height: what was read last stands above. */
const CONTEXT = "30vh";

/** The page is about to be loaded anew for who has signed in or registered on a card. */
export function markReadOn(): void {
  pageStorage("session").set(READ_ON, location.pathname);
}

/**
 * Takes who has signed in on a card to where the text goes on, with the focus. The browser keeps in place what stood
 * below the card, and all that has opened lies above that.
 * @param opened what they came for; nothing where they may not read it
 */
export function readOn(opened: HTMLElement | undefined): void {
  const storage = pageStorage("session");
  const path = storage.get(READ_ON);
  storage.remove(READ_ON);
  if (path !== location.pathname || !opened) return;
  const go = () => {
    if (!opened.isConnected || opened.hidden || ownDocument.activeElement !== ownDocument.body) return;
    const { style } = opened;
    const margin = style.scrollMarginBlockStart;
    style.scrollMarginBlockStart = CONTEXT;
    opened.scrollIntoView({ behavior: "instant", block: "start" });
    style.scrollMarginBlockStart = margin;
    lendFocus(opened);
  };
  if (ownDocument.readyState === "complete") {
    go();
    return;
  }
  // Where the reader was before, the browser goes as the page loads.
  const gone = new AbortController();
  const { signal } = gone;
  for (const name of HANDS)
    ownWindow.addEventListener(name, () => gone.abort(), { capture: true, passive: true, signal });
  const once = () => {
    gone.abort();
    requestAnimationFrame(go);
  };
  ownWindow.addEventListener("load", once, { signal });
}
