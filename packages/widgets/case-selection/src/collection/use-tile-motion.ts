import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "./reduced-motion.js";

/** Milliseconds (accounts-9.4). */
const MOVEMENT = 150;
const EXPANSION = 250;
const EASING = "cubic-bezier(0.2, 0, 0, 1)";

/**
 * Moves tiles from where they stood to where they stand now, and grows an expanded one out of its old
 * place. A reader who wants less motion sees the new places at once.
 * @returns remembers where the tiles stand; to be called before they change
 */
export function useTileMotion(list: RefObject<HTMLElement | null>, expanded: string | null): () => void {
  const before = useRef<ReadonlyMap<Element, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another expanded tile is what moves them.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = new Map();
    if (old.size === 0 || !list.current || prefersReducedMotion()) return;
    const tiles = [...list.current.children];
    for (const tile of tiles) for (const running of tile.getAnimations()) running.cancel();
    // All are measured before one is moved: one layout, not one a tile.
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
      tile.animate([{ transform }, { transform: "none" }], { duration: MOVEMENT, easing: EASING });
    return;
  }
  // Scaled, its text would be stretched: what it grows by is clipped instead.
  const width = `${to.width - from.width}px`;
  const height = `${Math.max(0, to.height - from.height)}px`;
  const clipPath = isRightToLeft ? `inset(0 0 ${height} ${width})` : `inset(0 ${width} ${height} 0)`;
  const frames = [
    { transform, clipPath },
    { transform: "none", clipPath: "inset(0)" },
  ];
  tile.animate(frames, { duration: EXPANSION, easing: EASING });
}
