import { useState } from "react";
import type { SubscriptionLinked } from "./attributes.js";
import type { Found } from "./found.js";
import type { Typed } from "./lookup-step.js";
import { useReaderChange } from "./use-reader-change.js";

export type ShownStep =
  | { readonly kind: "lookup" }
  | { readonly kind: "found"; readonly found: Found }
  | { readonly kind: "forgot"; readonly found: Found }
  | { readonly kind: "linked"; readonly linked: SubscriptionLinked };

/**
 * Returns the current step and the typed values. Both are reset when the user changes; `round` counts these
 * resets.
 */
export function useStep() {
  const [step, show] = useState<ShownStep>({ kind: "lookup" });
  const [typed, setTyped] = useState<Typed>();
  const [round, setRound] = useState(0);
  useReaderChange((isOther) => {
    show({ kind: "lookup" });
    if (!isOther) return;
    setTyped(undefined);
    setRound(round + 1);
  });
  return { step, show, typed, setTyped, round };
}
