import { focusOnce, ownDocument, ownWindow, pageSingleton, pageStorage } from "@quire/core";

/** Storage key of the time and path of a sign-in on a card, until the page has reloaded. */
const READ_ON = "quire:read-on";

/** Milliseconds in which the reload after a sign-in starts. Later loads have another cause. */
const MAX_RELOAD_DELAY_MS = 5_000;

/** Events by which the user scrolls or moves focus. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];

/** Distance of the continued text from the top of the window, so that the text before it stays visible. */
const CONTEXT = "30vh";

/** Marks the following reload as one after a sign-in on a card. */
export function markReadOn(): void {
  pageStorage("session").set(READ_ON, `${Date.now()} ${location.pathname}`);
}

interface ReadingOn {
  /** True after a sign-in on a card, until the user scrolls or moves focus. */
  isDue: boolean;
  /** The paywall that has focus until the content opens. */
  host?: HTMLElement;
}

/** Moves focus to the paywall after a sign-in on a card, so that Tab continues from there. */
export function focusPaywall(host: HTMLElement): void {
  const state = getReadingOn();
  if (!state.isDue || ownDocument.activeElement !== ownDocument.body) return;
  state.host = host;
  focusOnce(host);
}

function getReadingOn(): ReadingOn {
  return pageSingleton("read-on", () => {
    const state: ReadingOn = { isDue: isMarked() };
    const controller = new AbortController();
    const end = () => {
      state.isDue = false;
      controller.abort();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    if (state.isDue) for (const name of HANDS) ownWindow.addEventListener(name, end, options);
    return state;
  });
}

function isMarked(): boolean {
  const storage = pageStorage("session");
  const [, marked, path] = /^(\d+) (.*)$/.exec(storage.get(READ_ON) ?? "") ?? [];
  storage.remove(READ_ON);
  const begun = Date.now() - performance.now();
  return path === location.pathname && Math.abs(begun - Number(marked)) < MAX_RELOAD_DELAY_MS;
}

/**
 * Scrolls to the place where the text continues after a sign-in on a card, and moves focus there. Without this the
 * browser would keep the position of the content below the card.
 * @param parts the opened content. The first displayed part is the target
 */
export function readOn(parts: readonly HTMLElement[]): void {
  const state = getReadingOn();
  const opened = parts.find((part) => part.getClientRects().length > 0);
  if (!state.isDue || !opened) return;
  const go = () => {
    const { activeElement, body } = ownDocument;
    const isFocusUnmoved = activeElement === body || activeElement === opened || activeElement === state.host;
    if (!state.isDue || !isFocusUnmoved || !opened.isConnected) return;
    const { style } = opened;
    const margin = style.scrollMarginBlockStart;
    style.scrollMarginBlockStart = CONTEXT;
    opened.scrollIntoView({ behavior: "instant", block: "start" });
    style.scrollMarginBlockStart = margin;
    focusOnce(opened);
  };
  go();
  const goOnce = () => {
    go();
    state.isDue = false;
  };
  // The browser restores the scroll position during the load.
  if (ownDocument.readyState === "complete") state.isDue = false;
  else ownWindow.addEventListener("load", () => requestAnimationFrame(goOnce), { once: true });
}
