import { lendFocus, ownDocument, ownWindow } from "@quire/core";
import type { OrderState } from "@quire/services/order";
import { type RefObject, useEffect, useRef } from "react";

type Status = OrderState["status"];

/** What else than a step comes to stand there for good. */
const GATES: readonly Status[] = ["signed-out", "empty", "maintenance", "failed"];
/** What a sign-in leads to. */
const AFTER_SIGN_IN: readonly Status[] = ["ready", "ordered", "empty"];

/**
 * What had the focus goes with what stood there: it goes on to what has come in its place, and not to nowhere. After a
 * sign-in that is the step; in place of a step the heading that says what is the matter, also once the dialog that this
 * has opened is closed again.
 */
export function useFocusKept(status: Status, view: RefObject<HTMLElement | null>): void {
  const before = useRef(status);
  const isInside = useRef(false);
  useEffect(() => watchFocus(view.current, isInside), [view]);
  useEffect(() => {
    const from = before.current;
    if (from === status || ![...GATES, ...AFTER_SIGN_IN].includes(status)) return;
    before.current = status;
    const hasEntered = from === "signed-out" && AFTER_SIGN_IN.includes(status);
    if (!hasEntered && !(isInside.current && GATES.includes(status))) return;
    const take = () => {
      const place = view.current;
      if (!place || ownDocument.activeElement !== ownDocument.body) return;
      lendFocus((!hasEntered && place.querySelector<HTMLElement>("h2")) || place);
    };
    take();
    // A dialog may close after that has come.
    const ended = new AbortController();
    ownWindow.addEventListener("quire-close", () => queueMicrotask(take), { signal: ended.signal });
    return () => ended.abort();
  }, [status, view]);
}

/** Notes whether the focus is inside, or was when what had it was taken away. */
function watchFocus(place: HTMLElement | null, isInside: { current: boolean }): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const enter = () => {
    isInside.current = true;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // Not every browser is silent about a focus that goes with its element.
    queueMicrotask(() => {
      if ((target as Node).isConnected)
        isInside.current = place?.contains(relatedTarget as Node | null) ?? false;
    });
  };
  place?.addEventListener("focusin", enter, { signal });
  place?.addEventListener("focusout", leave, { signal });
  return () => watch.abort();
}
