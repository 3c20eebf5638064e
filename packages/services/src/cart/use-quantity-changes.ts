import { useStore } from "zustand";
import { type QuantityChange, quantityChanges } from "./quantity-changes.js";

/**
 * Returns the pending quantity changes by line key.
 * @example
 * const change = useQuantityChanges().get(line.key);
 */
export function useQuantityChanges(): ReadonlyMap<string, QuantityChange> {
  return useStore(quantityChanges()).changes;
}
