import { ownDocument } from "@quire/core";
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { TileDetail } from "./attributes.js";
import type { Collection } from "./collections.js";
import { hasReducedMotion } from "./scroll-to.js";
import { orderTiles } from "./tile-order.js";

interface TileEvents {
  readonly onExpand: (detail: TileDetail) => void;
  readonly onCollapse: (detail: TileDetail) => void;
}

/** Manages the expanded tile, the order of the tiles, and the focus. */
export function useTiles(
  list: RefObject<HTMLElement | null>,
  collections: readonly Collection[],
  { onExpand, onCollapse }: TileEvents,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const expanded = collections.some(({ id }) => id === activeId) ? activeId : null;
  const order = orderTiles(collections, expanded, useColumns());
  const remember = useTileMotion(list, expanded);
  const focus = useRef<string>(undefined);

  useLayoutEffect(() => {
    const selector = focus.current;
    focus.current = undefined;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });

  function toggle(id: string, expand: boolean, takesFocus = true): void {
    if (expand === (id === expanded)) return;
    remember();
    const tile = `[data-tile="${CSS.escape(id)}"]`;
    if (takesFocus) focus.current = `${tile} [part="${expand ? "panel" : "toggle"}"]`;
    setActiveId(expand ? id : null);
    if (expanded !== null) onCollapse({ id: expanded });
    if (expand) onExpand({ id });
  }

  /**
   * Expands the tile that the address names. The focus moves there, unless the user has moved it elsewhere.
   */
  function show(id: string): Element | undefined {
    if (!collections.some((one) => one.id === id)) return undefined;
    const { activeElement, body } = ownDocument;
    flushSync(() => toggle(id, true, activeElement === null || activeElement === body));
    return list.current?.querySelector(`[data-tile="${CSS.escape(id)}"]`) ?? undefined;
  }
  return { expanded, order, toggle, show };
}

/** The breakpoints of accounts-9.7 (48rem and 64.0625rem) in px, because rem depends on the host page. */
const TABLET = "(min-width: 768px)";

const DESKTOP = "(min-width: 1025px)";

function subscribe(onChange: () => void): () => void {
  const abort = new AbortController();
  for (const query of [TABLET, DESKTOP])
    matchMedia(query).addEventListener("change", onChange, { signal: abort.signal });
  return () => abort.abort();
}

const columns = () => (matchMedia(DESKTOP).matches ? 3 : matchMedia(TABLET).matches ? 2 : 1);

/** Returns the number of tiles in a row: one on a phone, two on a tablet, three on a desktop. */
function useColumns(): number {
  return useSyncExternalStore(subscribe, columns, () => 1);
}

/** Duration in milliseconds (accounts-9.4). */
const MOVE_DURATION_MS = 150;

const EXPAND_DURATION_MS = 250;

const EASING = "cubic-bezier(0.2, 0, 0, 1)";

/**
 * Animates tiles from their old to their new positions, and expands a tile from its old position. With reduced motion
 * they change at once.
 * @returns a function that records the positions; call it before they change
 */
function useTileMotion(list: RefObject<HTMLElement | null>, expanded: string | null): () => void {
  const before = useRef<ReadonlyMap<Element, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tiles move when another one expands.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = new Map();
    if (old.size === 0 || !list.current || hasReducedMotion()) return;
    const tiles = [...list.current.children];
    for (const tile of tiles) for (const running of tile.getAnimations()) running.cancel();
    // All tiles are measured before one is moved, which causes only one layout.
    const now = tiles.map((tile) => tile.getBoundingClientRect());
    tiles.forEach((tile, index) => {
      const [from, to] = [old.get(tile), now[index]];
      if (from && to) animate(tile, from, to);
    });
  }, [expanded]);
  return () => {
    const tiles = [...(list.current?.children ?? [])];
    before.current = new Map(tiles.map((tile) => [tile, tile.getBoundingClientRect()]));
  };
}

function animate(tile: Element, from: DOMRect, to: DOMRect): void {
  const isRightToLeft = getComputedStyle(tile).direction === "rtl";
  const x = isRightToLeft ? from.right - to.right : from.left - to.left;
  const transform = `translate(${x}px, ${from.top - to.top}px)`;
  if (to.width <= from.width) {
    if (x !== 0 || from.top !== to.top)
      tile.animate([{ transform }, { transform: "none" }], { duration: MOVE_DURATION_MS, easing: EASING });
    return;
  }
  // Scaling would stretch the text, so a clip path hides the growing part.
  const width = `${to.width - from.width}px`;
  const height = `${Math.max(0, to.height - from.height)}px`;
  const clipPath = isRightToLeft ? `inset(0 0 ${height} ${width})` : `inset(0 ${width} ${height} 0)`;
  const frames = [
    { transform, clipPath },
    { transform: "none", clipPath: "inset(0)" },
  ];
  tile.animate(frames, { duration: EXPAND_DURATION_MS, easing: EASING });
}
