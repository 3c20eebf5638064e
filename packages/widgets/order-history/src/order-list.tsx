import { ListProblem, MoreButton } from "@quire/features/lists";
import { OrderCard } from "@quire/features/orders";
import type { Orders } from "@quire/services/order";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

interface OrderListProps {
  readonly history: Orders;
  readonly isOffline: boolean;
  readonly labelledBy: string;
  readonly onRetry: () => void;
}

/** All loaded orders, and the button for more. */
export function OrderList({ history, isOffline, labelledBy, onRetry }: OrderListProps): ReactNode {
  const { status, orders, isLast, loadMore } = history;
  const list = useRef<HTMLUListElement>(null);
  const willFocus = useFocusOnMore(list, orders.length);
  const isFailed = status === "failed";
  const more = () => {
    willFocus();
    loadMore();
  };
  const retry = () => {
    willFocus();
    onRetry();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul part="orders" role="list" aria-labelledby={labelledBy} tabIndex={-1} ref={list}>
        {orders.map((order) => (
          <li part="item" key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {(isFailed || !isLast) && (
        <div part="foot">
          {isFailed ? (
            <ListProblem isOffline={isOffline} isMore onRetry={retry} />
          ) : (
            <MoreButton isLoading={status === "loading-more"} onMore={more} />
          )}
        </div>
      )}
    </>
  );
}

/**
 * Focuses the first of the newly loaded orders, so that a screen reader continues there.
 * @returns a function to call when the user requests more orders
 */
function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number>(undefined);
  useLayoutEffect(() => {
    const start = from.current;
    if (start === undefined || count <= start) return;
    from.current = undefined;
    const item = list.current?.children[start];
    (item?.querySelector<HTMLElement>("h3 a") ?? list.current)?.focus();
  }, [list, count]);
  return () => {
    from.current = count;
  };
}
