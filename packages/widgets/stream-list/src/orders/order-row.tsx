import { Welcome, welcomeSheet } from "@quire/features/lists";
import { getNoOrders, OrderCard, ordersSheet } from "@quire/features/orders";
import type { StreamEntry } from "@quire/services/contract";
import { getPlacedOrder } from "@quire/services/order";
import { getEntryKey } from "@quire/services/streams";
import { memo, type ReactNode } from "react";

export const sheet = `${ordersSheet}${welcomeSheet}`;

/** An order among the entries. */
export const OrderRow = memo(function OrderRow({ entry }: { readonly entry: StreamEntry }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: items stand in groups, which a ul may not hold
    <div part="entry" role="listitem" data-key={getEntryKey(entry)}>
      <OrderCard order={getPlacedOrder(entry)} />
    </div>
  );
});

/** The empty state of a user without orders. */
export function NoOrders(): ReactNode {
  return <Welcome {...getNoOrders()} />;
}
