import { lendFocus, ownDocument } from "@quire/core";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

const FIELDS = "input:not([type=hidden], :disabled), select, textarea";
const CONTROLS = "button, a[href]";

interface Focus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus after an action in the cards, wherever the browser has left it. */
  readonly claim: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Where the focus was in the cards and what had it goes, because another card comes or the content opens, it goes
 * on to the first field of the new card, or to the content. A focus that is elsewhere on the page stays there.
 */
export function useFocus(shown: string, content: () => HTMLElement | undefined): Focus {
  const view = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    const isSame = before.current === shown;
    before.current = shown;
    if (isSame || !isInside.current || view.current?.contains(ownDocument.activeElement)) return;
    const card = view.current;
    const next = card?.querySelector<HTMLElement>(FIELDS) ?? card?.querySelector<HTMLElement>(CONTROLS);
    const opened = content();
    if (!next) return opened && lendFocus(opened, {});
    // The card that goes may have been longer: the new one is to be read from its title on.
    card?.querySelector("h2")?.scrollIntoView({ block: "nearest" });
    next.focus();
  });
  const enter = () => {
    isInside.current = true;
  };
  // The card may have stood there before React, and have the focus.
  useEffect(() => {
    isInside.current = view.current?.contains(ownDocument.activeElement) === true;
  }, []);
  return {
    ref: view,
    claim: enter,
    onFocus: enter,
    onBlur({ target, relatedTarget, currentTarget }) {
      // A focus that goes because its element is taken away was inside; not every browser is silent about it.
      queueMicrotask(() => {
        if (target.isConnected) isInside.current = currentTarget.contains(relatedTarget);
      });
    },
  };
}
