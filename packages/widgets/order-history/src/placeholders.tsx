import { safeHref } from "@quire/core";
import { SignInPrompt, Welcome } from "@quire/features/lists";
import { noOrders } from "@quire/features/orders";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Why a guest sees no orders, and what to do about it (content-6.5). */
export function Gate(): ReactNode {
  return (
    <div part="gate">
      <p part="reason">{text("reason")}</p>
      <SignInPrompt />
    </div>
  );
}

/** The message for a user who has not ordered yet. */
export function Nothing({ storeHref }: { readonly storeHref: string }): ReactNode {
  return <Welcome {...noOrders(safeHref(storeHref))} />;
}
