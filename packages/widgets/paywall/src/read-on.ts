import { lendFocus, ownDocument, ownWindow, pageSingleton, pageStorage } from "@quire/core";

/** In this tab, from a sign-in on a card until the page is there again: when that was, and on which path. */
const READ_ON = "quire:read-on";

/** Milliseconds within which the page begins to be loaded anew. Who comes later has come otherwise. */
const SOON = 5_000;

/** By these a reader goes to a place of their own. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];

/** How far below the window's top the text goes on: what was read last stands above. */
const CONTEXT = "30vh";

/** The page is about to be loaded anew for who has signed in on a card. */
export function markReadOn(): void {
  pageStorage("session").set(READ_ON, `${Date.now()} ${location.pathname}`);
}

interface ReadingOn {
  /** The reader has come from a card, and has gone nowhere else by hand. */
  isDue: boolean;
  /** The paywall that has the focus until something opens. */
  host?: HTMLElement;
}

/** Has who comes from a card begin at the paywall: from there on Tab leads, also to what another card says. */
export function comeBackTo(host: HTMLElement): void {
  const state = readingOn();
  if (!state.isDue || ownDocument.activeElement !== ownDocument.body) return;
  state.host = host;
  lendFocus(host);
}

function readingOn(): ReadingOn {
  return pageSingleton("read-on", () => {
    const state: ReadingOn = { isDue: isMarked() };
    const ended = new AbortController();
    const end = () => {
      state.isDue = false;
      ended.abort();
    };
    const options = { capture: true, passive: true, signal: ended.signal };
    if (state.isDue) for (const name of HANDS) ownWindow.addEventListener(name, end, options);
    return state;
  });
}

function isMarked(): boolean {
  const storage = pageStorage("session");
  const [, marked, path] = /^(\d+) (.*)$/.exec(storage.get(READ_ON) ?? "") ?? [];
  storage.remove(READ_ON);
  const begun = Date.now() - performance.now();
  return path === location.pathname && Math.abs(begun - Number(marked)) < SOON;
}

/**
 * Takes who has signed in on a card to where the text goes on, with the focus. The browser keeps in place what stood
 * below the card, and all that has opened lies above that.
 * @param parts what has opened; the first that is displayed counts
 */
export function readOn(parts: readonly HTMLElement[]): void {
  const state = readingOn();
  const opened = parts.find((part) => part.getClientRects().length > 0);
  if (!state.isDue || !opened) return;
  const go = () => {
    const { activeElement, body } = ownDocument;
    const isHere = activeElement === body || activeElement === opened || activeElement === state.host;
    if (!state.isDue || !isHere || !opened.isConnected) return;
    const { style } = opened;
    const margin = style.scrollMarginBlockStart;
    style.scrollMarginBlockStart = CONTEXT;
    opened.scrollIntoView({ behavior: "instant", block: "start" });
    style.scrollMarginBlockStart = margin;
    lendFocus(opened);
  };
  go();
  const goOnce = () => {
    go();
    state.isDue = false;
  };
  // The browser goes back to where its reader was, as the page loads.
  if (ownDocument.readyState === "complete") state.isDue = false;
  else ownWindow.addEventListener("load", () => requestAnimationFrame(goOnce), { once: true });
}
