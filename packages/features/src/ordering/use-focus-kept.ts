import { focusOnce, ownDocument, ownWindow } from "@quire/core";
import type { OrderState } from "@quire/services/order";
import { type RefObject, useEffect, useRef } from "react";

type Status = OrderState["status"];

/** Statuses that show a notice in place of the step. */
const GATES: readonly Status[] = ["signed-out", "empty", "maintenance", "failed"];
/** Statuses that can follow a sign-in. */
const AFTER_SIGN_IN: readonly Status[] = ["ready", "ordered", "empty"];

/**
 * Moves focus when the content with the focus is replaced. After a sign-in, focus moves to the step. If a
 * notice replaces the step, focus moves to the notice's heading, even after a dialog closes.
 * @example
 * useFocusKept(status, view);
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
      focusOnce((!hasEntered && place.querySelector<HTMLElement>("h2")) || place);
    };
    take();
    // A dialog may close after the change.
    const controller = new AbortController();
    ownWindow.addEventListener("quire-close", () => queueMicrotask(take), { signal: controller.signal });
    return () => controller.abort();
  }, [status, view]);
}

/** Tracks in `isInside` if focus is inside. It stays true when the focused element is removed. */
function watchFocus(place: HTMLElement | null, isInside: { current: boolean }): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const enter = () => {
    isInside.current = true;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // Some browsers fire `focusout` for a removed element.
    queueMicrotask(() => {
      if ((target as Node).isConnected)
        isInside.current = place?.contains(relatedTarget as Node | null) ?? false;
    });
  };
  place?.addEventListener("focusin", enter, { signal });
  place?.addEventListener("focusout", leave, { signal });
  return () => controller.abort();
}
