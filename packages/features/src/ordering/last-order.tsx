import type { Receipt } from "@quire/services/contract";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** That an order was placed before what is in the cart now: its answer may have been lost, and nobody orders it again. */
export function LastOrder({ order }: { readonly order: Receipt | undefined }): ReactNode {
  if (!order) return null;
  return <Notice tone="success">{text("lastOrder", { number: order.orderNumber })}</Notice>;
}
