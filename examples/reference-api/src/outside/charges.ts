import type { CardKind } from "./cards.js";

type ChargeStatus = "succeeded" | "declined" | "not-confirmed" | "action-required" | "cancelled";

/** A charge that is made once for its key. */
export interface Charge {
  readonly key: string;
  readonly cents: number;
  /** Token of the bank's second step. */
  readonly action: string;
  status: ChargeStatus;
}

const FIRST: Readonly<Record<CardKind, ChargeStatus>> = {
  good: "succeeded",
  silent: "succeeded",
  declined: "declined",
  "second-step": "action-required",
};

/** Stores charges by key. A repeated request returns the existing charge. */
export function createCharges(newToken: () => string) {
  const byKey = new Map<string, Charge>();

  function put(key: string, cents: number, status: ChargeStatus): Charge {
    const charge = { key, cents, status, action: newToken() };
    byKey.set(key, charge);
    return charge;
  }
  return {
    make: (key: string, cents: number, kind: CardKind | undefined): Charge =>
      byKey.get(key) ?? put(key, cents, kind ? FIRST[kind] : "declined"),
    /** Cancels a charge permanently, even before the first request for it. */
    cancel(key: string): Charge {
      const charge = byKey.get(key) ?? put(key, 0, "cancelled");
      if (charge.status === "action-required") charge.status = "cancelled";
      return charge;
    },
    byAction: (action: string): Charge | undefined =>
      [...byKey.values()].find((charge) => charge.action === action),
    all: (): Charge[] => [...byKey.values()],
  };
}
