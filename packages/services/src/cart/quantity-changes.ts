import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Why a quantity is not what was asked for. */
export type QuantityProblem = "failed" | "offline" | "not-sold" | "limited" | "maintenance";

/** Quantity change that the reader asked for on a line. */
export interface QuantityChange {
  /** Requested quantity, until the server confirms it. `undefined`: no change is pending. */
  readonly quantity: number | undefined;
  readonly problem: QuantityProblem | undefined;
}

interface QuantityChanges {
  /** By the line's key. */
  readonly changes: ReadonlyMap<string, QuantityChange>;
}

/** The changes that are under way, and why the last one of a line was not made. */
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
