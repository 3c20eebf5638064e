import { adoptStyles, report } from "@quire/core";
import { useHost } from "@quire/element";
import { useEffect, useLayoutEffect, useState } from "react";

interface Sheet {
  readonly sheet: string;
}

/** A part that most lists never show. It is a separate chunk with its style sheet. */
interface Later<Part extends Sheet> {
  readonly load: () => Promise<Part>;
  /** The loaded part, which every list of the page shares. */
  part?: Part;
}

/** The loaded part; `undefined` while it loads, `null` if the list works without it. */
export type Part<One> = One extends Later<infer Part> ? Part | null | undefined : never;

const createLazyPart = <Part extends Sheet>(load: () => Promise<Part>): Later<Part> => ({ load });

export const LAZY_PARTS = {
  empty: createLazyPart(() => import("./empty/empty-state.js")),
  orders: createLazyPart(() => import("./orders/order-row.js")),
  pages: createLazyPart(() => import("./pages/pagination.js")),
  selection: createLazyPart(() => import("./selection/selection-bar.js")),
  tabs: createLazyPart(() => import("./tabs/tab-bar.js")),
  tools: createLazyPart(() => import("./tools/list-tools.js")),
};

/**
 * Loads a part as soon as it is wanted.
 * @returns `undefined` while it loads; `null` if it is not wanted or failed to load: the list then works without it
 */
export function useLater<Part extends Sheet>(later: Later<Part>, isWanted: boolean): Part | null | undefined {
  const [found, setFound] = useState<Part | null>();
  const { shell } = useHost();
  const { part } = later;
  useEffect(() => {
    if (!isWanted || part) return;
    let isCancelled = false;
    later.load().then(
      (part) => {
        later.part = part;
        if (!isCancelled) setFound(part);
      },
      (cause) => {
        if (!isCancelled) setFound(null);
        report(cause);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [later, isWanted, part]);
  useLayoutEffect(() => {
    if (isWanted && part) adoptStyles(shell.root, part.sheet);
  }, [shell, isWanted, part]);
  return isWanted ? (part ?? found) : null;
}
