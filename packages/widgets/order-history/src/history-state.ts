import type { WidgetState } from "@quire/element";
import type { Orders } from "@quire/services/order";

/** The widget's public state. A guest's history is empty. */
export function historyStateOf(
  { status, orders, error, maintenance }: Orders,
  isOnline: boolean,
): WidgetState {
  if (status === "sign-in-needed") return "empty";
  if (status === "failed") return error?.code === "request/offline" || !isOnline ? "offline" : "error";
  if (orders.length > 0) return "ready";
  if (status !== "ready") return "loading";
  return maintenance ? "error" : "empty";
}
