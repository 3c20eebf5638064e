import type { OrderState } from "@quire/services/order";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** That the last call did not come through; what is there stays. */
export function CallProblem({ error, problem }: Pick<OrderState, "error" | "problem">): ReactNode {
  if (!error || problem) return null;
  return <Notice tone="error">{text(error.code === "request/offline" ? "offline" : "unreachable")}</Notice>;
}
