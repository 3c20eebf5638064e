import { report } from "@quire/core";
import { useEffect, useState } from "react";
import type { Strength } from "./estimate-strength.js";

type Estimator = typeof import("./estimate-strength.js");

/**
 * Returns the estimated strength of a password. The first character loads the estimator. Until it is loaded,
 * or if that fails, the strength is undefined.
 * @example
 * const strength = useStrength(password, [emailAddress]);
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
