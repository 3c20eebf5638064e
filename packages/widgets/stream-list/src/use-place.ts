import { getTree, ownWindow } from "@quire/core";
import type { Stream, StreamPlace } from "@quire/services/streams";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { getRows } from "./list-rows.js";

/**
 * Milliseconds between stores of the place during scrolling (content-9.9). Browsers refuse frequent history changes.
 */
const STORE_INTERVAL_MS = 500;

/** Events by which the user scrolls or moves focus. After one of them the place is not restored. */
const GOES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Stores the user's place in a list, and restores it when they return: position and focus. */
export function usePlace(
  stream: Stream,
  list: RefObject<HTMLDivElement | null>,
  count: number,
  isRestored: boolean,
): void {
  const wanted = useRef<StreamPlace>(undefined);
  useEffect(() => {
    const place = stream.takePlace();
    wanted.current = place;
    // The browser cannot restore the position, because the page is still shorter than it was.
    const abort = new AbortController();
    const giveUp = () => {
      wanted.current = undefined;
    };
    for (const event of GOES)
      ownWindow.addEventListener(event, giveUp, { signal: abort.signal, passive: true });
    return () => abort.abort();
  }, [stream]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page may contain the entry
  useEffect(() => {
    const place = wanted.current;
    const row = place && getRow(list.current, place.entryId);
    if (!place || !row) return;
    if (isRestored) wanted.current = undefined;
    if (place.focused) row.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    goTo(row, place.offset);
    // Entries far from the window get their size only when they come near.
    requestAnimationFrame(() => goTo(row, place.offset));
  }, [list, count, isRestored]);

  useLayoutEffect(() => {
    if (!isRestored) return;
    const abort = new AbortController();
    const options = { signal: abort.signal, passive: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const place = placeIn(list.current);
      if (place) stream.keepPlace(place);
    };
    const keepSoon = () => {
      timer ??= setTimeout(keep, STORE_INTERVAL_MS);
    };
    ownWindow.addEventListener("scroll", keepSoon, options);
    ownWindow.addEventListener("focusin", keepSoon, options);
    // A click on a link is about to leave the page.
    ownWindow.addEventListener("click", keep, { ...options, capture: true });
    ownWindow.addEventListener("pagehide", keep, options);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [stream, list, isRestored]);
}

function getRow(list: HTMLElement | null, key: string): HTMLElement | undefined {
  return getRows(list).find((row) => row.dataset.key === key);
}

function goTo(row: HTMLElement, offset: number): void {
  scrollBy({ top: row.getBoundingClientRect().top - offset, behavior: "instant" });
}

/** Returns the focused row if it is visible, else the first visible one. */
function placeIn(list: HTMLElement | null): StreamPlace | undefined {
  if (!list) return undefined;
  const focused = getTree(list).activeElement?.closest<HTMLElement>('[part~="entry"]');
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const groups = [...list.children].filter(isSeen);
  const first = groups.flatMap(getRows).find(isSeen);
  const row = focused && isSeen(focused) ? focused : first;
  if (!row?.dataset.key) return undefined;
  const offset = row.getBoundingClientRect().top;
  return { entryId: row.dataset.key, offset, focused: row === focused };
}
