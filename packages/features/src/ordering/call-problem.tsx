import type { OrderState } from "@quire/services/order";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

type CallProblemProps = Pick<OrderState, "error" | "problem" | "isUnsure">;

/** That the last call did not come through: nothing has changed, or nobody knows, and what shows is what the store has. */
export function CallProblem({ error, problem, isUnsure }: CallProblemProps): ReactNode {
  if (problem) return null;
  if (isUnsure) return <Notice tone="error">{text(error ? "unsure" : "unsureShown")}</Notice>;
  if (!error) return null;
  return <Notice tone="error">{text(error.code === "request/offline" ? "offline" : "unreachable")}</Notice>;
}
