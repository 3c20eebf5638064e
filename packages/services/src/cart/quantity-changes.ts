import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Reason why a quantity was not changed as requested. */
export type QuantityProblem = "failed" | "offline" | "not-sold" | "limited" | "maintenance";

/** A requested quantity change of a line. */
export interface QuantityChange {
  /** Requested quantity, until the server confirms it. `undefined`: no change is pending. */
  readonly quantity: number | undefined;
  readonly problem: QuantityProblem | undefined;
}

interface QuantityChanges {
  /** By the line's key. */
  readonly changes: ReadonlyMap<string, QuantityChange>;
}

/** Returns the pending changes, and the problem of each line's last failed change. */
export function quantityChanges(): StoreApi<QuantityChanges> {
  return pageSingleton("cart-quantities", () =>
    createStore<QuantityChanges>()(() => ({ changes: new Map() })),
  );
}

export function setChange(key: string, change: QuantityChange | undefined): void {
  const changes = new Map(quantityChanges().getState().changes);
  if (change) changes.set(key, change);
  else changes.delete(key);
  quantityChanges().setState({ changes });
}
