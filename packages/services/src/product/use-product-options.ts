import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { getProductOptions, type ProductOptions, type ProductRequest } from "./product-options.js";
import { createProductStore, loadProduct, type ProductState, updateRequest } from "./product-store.js";

/** Result of `useProductOptions`: the options, the current choice, and functions that choose. */
export interface ChosenProduct
  extends ProductOptions,
    Pick<ProductState, "status" | "offers" | "request" | "error"> {
  /** Chooses the offer of a format or language, a quantity, or a number of permissions. */
  choose(change: Partial<ProductRequest>): void;
  /** Loads the product again after a failure. */
  retry(): void;
}

/**
 * Loads the formats and languages of a product, and returns the current choice.
 * @param productId id of the product or of one of its availabilities
 */
export function useProductOptions(productId: string): ChosenProduct {
  const [store] = useState(createProductStore);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Strict mode ends the first of two effects before it sends anything.
    queueMicrotask(() => signal.aborted || void loadProduct(store, productId, signal));
    return () => controller.abort();
  }, [store, productId, tries]);
  const { status, error, offers, request } = useStore(store);
  const options = useMemo(() => getProductOptions(offers, request), [offers, request]);
  const choose = useCallback((change: Partial<ProductRequest>) => updateRequest(store, change), [store]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { ...options, status, offers, request, error, choose, retry };
}
