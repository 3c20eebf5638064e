import { useStore } from "zustand";
import { type QuantityChange, quantityChanges } from "./quantity-changes.js";

/** By the line's key, what the reader has asked of it. */
export function useQuantityChanges(): ReadonlyMap<string, QuantityChange> {
  return useStore(quantityChanges()).changes;
}
