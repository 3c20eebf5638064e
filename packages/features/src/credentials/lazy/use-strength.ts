import { report } from "@quire/core";
import { useEffect, useState } from "react";
import type { Strength } from "./estimate-strength.js";

type Estimator = typeof import("./estimate-strength.js");

/**
 * How hard a password is to guess, once what judges it is there: it is asked for with the first character. Until then,
 * and where it cannot be had, nothing is said; nothing waits for it.
 */
export function useStrength(typed: string, known: readonly string[]): Strength | undefined {
  const [estimate, setEstimate] = useState<Estimator["estimateStrength"]>();
  const isTyped = typed !== "";
  useEffect(() => {
    if (!isTyped || estimate) return;
    let isOver = false;
    import("./estimate-strength.js").then(
      (made) => isOver || setEstimate(() => made.estimateStrength),
      report,
    );
    return () => {
      isOver = true;
    };
  }, [isTyped, estimate]);
  return isTyped ? estimate?.(typed, known) : undefined;
}
