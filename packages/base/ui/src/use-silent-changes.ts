import { useEffect, useSyncExternalStore } from "react";
import type { FormStore } from "./form-store.js";
import { readValues } from "./form-values.js";

const LOOK_AGAIN = 300;

/** Validates an invalid form at intervals, because autofill can correct it without an event. */
export function useSilentChanges(
  element: { readonly current: HTMLFormElement | null },
  store: FormStore<unknown>,
): void {
  const isValid = () => store.getState().valid;
  const valid = useSyncExternalStore(store.subscribe, isValid, isValid);
  useEffect(() => {
    if (valid) return;
    const timer = setInterval(() => {
      if (element.current) store.refresh(readValues(element.current));
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [element, store, valid]);
}
