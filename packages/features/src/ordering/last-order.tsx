import type { Receipt } from "@quire/services/contract";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Notice of an earlier order whose answer may have been lost, so that the user does not order again. */
export function LastOrder({ order }: { readonly order: Receipt | undefined }): ReactNode {
  if (!order) return null;
  return <Notice tone="success">{text("lastOrder", { number: order.orderNumber })}</Notice>;
}
