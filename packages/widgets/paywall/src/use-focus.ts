import { focusOnce, ownDocument } from "@quire/core";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

const FIELDS = "input:not([type=hidden], :disabled), select, textarea";
const CONTROLS = "button, a[href]";

interface Focus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus after an action in the cards, wherever the browser left it. */
  readonly claim: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Moves focus when a card with the focus is replaced. It moves to the first field of the new card, or to the opened
 * content. Focus elsewhere on the page stays.
 * @example
 * const { ref, claim, onFocus, onBlur } = useFocus(shown, content);
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
    if (!next) return opened && focusOnce(opened, {});
    // The old card can be longer: scroll to the title of the new one.
    card?.querySelector("h2")?.scrollIntoView({ block: "nearest" });
    next.focus();
  });
  const enter = () => {
    isInside.current = true;
  };
  // An early card can have the focus already.
  useEffect(() => {
    isInside.current = view.current?.contains(ownDocument.activeElement) === true;
  }, []);
  return {
    ref: view,
    claim: enter,
    onFocus: enter,
    onBlur({ target, relatedTarget, currentTarget }) {
      // Some browsers fire `blur` for a removed element: its focus still counts as inside.
      queueMicrotask(() => {
        if (target.isConnected) isInside.current = currentTarget.contains(relatedTarget);
      });
    },
  };
}
