import type { OrderProblem } from "@quire/services/order";
import { focusOnMount } from "./focus-on-mount.js";
import { orderWords } from "./words.js";

/**
 * Shows why the last action was refused, next to its subject. It gets the focus, because the user has to act.
 */
export function Problem({ problem }: { readonly problem: OrderProblem | undefined }) {
  if (!problem) return null;
  return (
    <p className="problem" role="alert" tabIndex={-1} ref={focusOnMount}>
      {orderWords(problem)}
    </p>
  );
}
