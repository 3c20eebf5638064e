import { ownWindow } from "@quire/core";
import { useEffect, useMemo, useState } from "react";
import { createStream, NO_STREAM, type Stream, type StreamState } from "../streams/index.js";
import { type PlacedOrder, placedOrderOf } from "./placed-order.js";

export interface OrdersOptions {
  /** Orders a page, from 1 to 100; 8 by default. */
  readonly pageSize?: number | undefined;
  /** Tells lists of orders on one page apart, so that each comes back as it was left; "orders" by default. */
  readonly id?: string | undefined;
}

/**
 * What a reader has ordered, as far as it has come. `status` is `idle` (also on a server), `loading`, `loading-more`,
 * `ready`, `failed` (what was there stays; `error` says why) or `sign-in-needed`.
 */
export interface Orders extends Pick<StreamState, "status" | "page" | "isLast" | "maintenance" | "error"> {
  /** The latest first. */
  readonly orders: readonly PlacedOrder[];
  /** Asks for the next page. */
  loadMore(): void;
  /** Does again what failed. */
  retry(): void;
}

/**
 * The reader's orders, page by page. They are asked for anew for another reader, when the line is there again after a
 * failure, and when the reader comes back to a page that the browser has kept.
 */
export function useOrders({ pageSize, id = "orders" }: OrdersOptions = {}): Orders {
  const [stream, setStream] = useState<Stream>();
  const [state, setState] = useState(NO_STREAM);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const stream = createStream({ name: "ordered", id, ...(pageSize && { pageSize }) }, signal);
    const unsubscribe = stream.store.subscribe(setState);
    signal.addEventListener("abort", unsubscribe);
    setStream(stream);
    void stream.load();
    ownWindow.addEventListener("online", () => void stream.retry(), { signal });
    ownWindow.addEventListener("pageshow", ({ persisted }) => persisted && void stream.refresh(), { signal });
    return () => ended.abort();
  }, [id, pageSize]);
  const { status, page, isLast, maintenance, error, entries } = state;
  const orders = useMemo(() => entries.map(placedOrderOf), [entries]);
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
