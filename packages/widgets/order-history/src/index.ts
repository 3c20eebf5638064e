import { asComponent } from "@quire/element";
import { orderHistory } from "./element.js";
import { view } from "./order-history-view.js";

export type { OrdersLoaded } from "./attributes.js";
export type { OrderHistoryProps } from "./element.js";

/** `<quire-order-history>` for React. */
export const OrderHistory = asComponent(orderHistory, view);
