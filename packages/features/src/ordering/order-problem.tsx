import type { OrderProblem, OrderState } from "@quire/services/order";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";

interface ProblemProps {
  readonly problem: OrderProblem | undefined;
  /** Actions for the user. */
  readonly children?: ReactNode;
}

/** Shows the problem of the last action next to its subject, and takes focus, because the user has to act. */
export function Problem({ problem, children }: ProblemProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div className="quire-order-problem" ref={place} tabIndex={-1}>
      <Notice tone="error">
        {problemWords(problem)} {children}
      </Notice>
    </div>
  );
}

const MISSING = {
  shippingAddressId: "shippingAddressMissing",
  billingAddressId: "billingAddressMissing",
  shippingMethod: "shippingMethodMissing",
  payment: "paymentMissing",
} as const;

const REFUSALS = {
  "payment-declined": "declined",
  "payment-not-confirmed": "notConfirmed",
  "payment-aborted": "aborted",
  "payment-unavailable": "unavailable",
  maintenance: "maintenance",
  "sold-out": "soldOut",
  "price-changed": "priceChanged",
  "order-changed": "orderChanged",
  "payment-dropped": "dropped",
  "cart-changed": "cartChanged",
  "other-checkout": "cartChanged",
  "unknown-address": "unknownAddress",
  "unknown-method": "unknownMethod",
} as const;

/** Returns the message of a refusal by the store. */
function problemWords({ code, field }: OrderProblem): string {
  const table: Readonly<Record<string, Parameters<typeof text>[0]>> =
    code === "required" ? MISSING : REFUSALS;
  const name = code === "required" ? field : code;
  return text((Object.hasOwn(table, name) && table[name]) || "refused");
}

type CallProblemProps = Pick<OrderState, "error" | "problem" | "isUnsure">;

/** Notice for a failed call: nothing has changed, or the outcome is unknown and the store's state shows. */
export function CallProblem({ error, problem, isUnsure }: CallProblemProps): ReactNode {
  if (problem) return null;
  if (isUnsure) return <Notice tone="error">{text(error ? "unsure" : "unsureShown")}</Notice>;
  if (!error) return null;
  return <Notice tone="error">{text(error.code === "request/offline" ? "offline" : "unreachable")}</Notice>;
}
