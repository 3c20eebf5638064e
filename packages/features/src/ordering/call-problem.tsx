import type { OrderState } from "@quire/services/order";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

type CallProblemProps = Pick<OrderState, "error" | "problem" | "isUnsure">;

/** Notice for a failed call: nothing has changed, or the outcome is unknown and the store's state shows. */
export function CallProblem({ error, problem, isUnsure }: CallProblemProps): ReactNode {
  if (problem) return null;
  if (isUnsure) return <Notice tone="error">{text(error ? "unsure" : "unsureShown")}</Notice>;
  if (!error) return null;
  return <Notice tone="error">{text(error.code === "request/offline" ? "offline" : "unreachable")}</Notice>;
}
