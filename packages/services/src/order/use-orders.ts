import { ownWindow } from "@quire/core";
import { useEffect, useMemo, useState } from "react";
import { createStream, NO_STREAM, type Stream, type StreamState } from "../streams/index.js";
import { getPlacedOrder, type PlacedOrder } from "./placed-order.js";

export interface OrdersOptions {
  /** Orders per page, from 1 to 100. Default: 8. */
  readonly pageSize?: number | undefined;
  /** Id of the list on the page, under which its state is restored. Default: "orders". */
  readonly id?: string | undefined;
}

/**
 * The loaded orders of the user. `status` is `idle` (also on a server), `loading`, `loading-more`, `ready`, `failed` (with
 * `error`; loaded orders stay) or `sign-in-needed`.
 */
export interface Orders extends Pick<StreamState, "status" | "page" | "isLast" | "maintenance" | "error"> {
  /** The latest first. */
  readonly orders: readonly PlacedOrder[];
  /** Loads the next page. */
  loadMore(): void;
  /** Repeats a failed load. */
  retry(): void;
}

/**
 * Loads the user's orders, page by page. They load again for another user, when the browser is online after a failure, and
 * when a page returns from the back-forward cache.
 * @example
 * const { orders, status, loadMore } = useOrders({ pageSize: 10 });
 */
export function useOrders({ pageSize, id = "orders" }: OrdersOptions = {}): Orders {
  const [stream, setStream] = useState<Stream>();
  const [state, setState] = useState(NO_STREAM);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const stream = createStream({ name: "ordered", id, ...(pageSize && { pageSize }) }, signal);
    const unsubscribe = stream.store.subscribe(setState);
    signal.addEventListener("abort", unsubscribe);
    setStream(stream);
    // Strict mode ends the first of two effects before it sends anything.
    queueMicrotask(() => signal.aborted || void stream.load());
    ownWindow.addEventListener("online", () => void stream.retry(), { signal });
    ownWindow.addEventListener("pageshow", ({ persisted }) => persisted && void stream.refresh(), { signal });
    return () => controller.abort();
  }, [id, pageSize]);
  const { status, page, isLast, maintenance, error, entries } = state;
  const orders = useMemo(() => entries.map(getPlacedOrder), [entries]);
  return {
    status,
    page,
    isLast,
    maintenance,
    error,
    orders,
    loadMore: () => void stream?.loadMore(),
    retry: () => void stream?.retry(),
  };
}
