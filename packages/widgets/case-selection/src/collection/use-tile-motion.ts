import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "./reduced-motion.js";

/** Duration in milliseconds (accounts-9.4). */
const MOVEMENT = 150;
const EXPANSION = 250;
const EASING = "cubic-bezier(0.2, 0, 0, 1)";

/**
 * Animates tiles from their old to their new positions, and expands a tile from its old position. With reduced motion
 * they change at once.
 * @returns a function that records the positions; call it before they change
 */
export function useTileMotion(list: RefObject<HTMLElement | null>, expanded: string | null): () => void {
  const before = useRef<ReadonlyMap<Element, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tiles move when another one expands.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = new Map();
    if (old.size === 0 || !list.current || prefersReducedMotion()) return;
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
      tile.animate([{ transform }, { transform: "none" }], { duration: MOVEMENT, easing: EASING });
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
  tile.animate(frames, { duration: EXPANSION, easing: EASING });
}
