import { getEvent, numberAttribute, textAttribute, type ViewProps } from "@quire/element";

/** The payload of `onLoad` and `quire-load`. */
export interface OrdersLoaded {
  /** The number of the last loaded page, from 1. */
  readonly page: number;
  /** The number of orders shown. */
  readonly count: number;
  readonly isLast: boolean;
}

export const attributes = {
  heading: textAttribute(
    "The heading above the orders; by default “Your orders”, only for screen readers.",
    "",
  ),
  pageSize: numberAttribute("The number of orders per page, up to 100.", 8, 1),
  storeHref: textAttribute("The address of _Store_, which shows if there are no orders yet.", "/store"),
};

export const events = {
  onLoad: getEvent<OrdersLoaded>(
    "A page loaded: `page` is the last loaded page, `count` the number of orders shown.",
  ),
};

export type OrderHistoryViewProps = ViewProps<typeof attributes, typeof events>;
