import { ownDocument } from "@quire/core";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TileDetail } from "./attributes.js";
import type { Collection } from "./collections.js";
import { tileOrder } from "./tile-order.js";
import { useColumns } from "./use-columns.js";
import { useTileMotion } from "./use-tile-motion.js";

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
  const order = tileOrder(collections, expanded, useColumns());
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
