import { report } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { productAvailabilities } from "../contract/index.js";
import { offerOf, type ProductOffer } from "./offer.js";
import type { ProductRequest } from "./product-options.js";

export interface ProductState {
  /** `ready` without offers: the product is unknown or not sold. `failed`: with `error`. */
  readonly status: "loading" | "ready" | "failed";
  readonly offers: readonly ProductOffer[];
  readonly request: ProductRequest;
  readonly error: RequestError | undefined;
}

const ONE = { quantity: 1, permissions: 0 };

/** Creates the store of one product's options, which starts without data. */
export function createProductStore(): StoreApi<ProductState> {
  return createStore<ProductState>()(() => ({
    status: "loading",
    offers: [],
    request: ONE,
    error: undefined,
  }));
}

/**
 * Loads the formats and languages of a product (content-7.9). Never rejects: a failure is in the state.
 * @param productId id of the product, or of one of its availabilities, which is then chosen initially
 */
export async function loadProduct(
  store: StoreApi<ProductState>,
  productId: string,
  signal: AbortSignal,
): Promise<void> {
  store.setState({ status: "loading", error: undefined });
  try {
    const { currency, availabilities } = await call(productAvailabilities, {
      params: { id: productId },
      signal,
    });
    const offers = availabilities.map((one) => offerOf(one, currency));
    store.setState(({ request }) => ({
      status: "ready",
      offers,
      request: { ...request, id: request.id ?? productId },
    }));
  } catch (error) {
    if (signal.aborted) return;
    const known = isRequestError(error) ? error : undefined;
    if (!known) report(error);
    if (known?.status === 404) store.setState({ status: "ready", offers: [] });
    else store.setState({ status: "failed", error: known });
  }
}

/** Changes the requested options. */
export function updateRequest(store: StoreApi<ProductState>, change: Partial<ProductRequest>): void {
  store.setState(({ request }) => ({ request: { ...request, ...change } }));
}
