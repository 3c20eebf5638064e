import type { OrderProblem } from "@quire/services/order";
import { focusOnMount } from "./focus-on-mount.js";
import { orderWords } from "./words.js";

/** Why the last thing was refused, where it concerns; it has the focus, as there is something to do. */
export function Problem({ problem }: { readonly problem: OrderProblem | undefined }) {
  if (!problem) return null;
  return (
    <p className="problem" role="alert" tabIndex={-1} ref={focusOnMount}>
      {orderWords(problem)}
    </p>
  );
}
