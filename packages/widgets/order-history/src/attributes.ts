import { eventOf, numberAttribute, textAttribute, type ViewProps } from "@quire/element";

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
    "What stands above the orders; by default “Your orders”, for those who listen alone.",
    "",
  ),
  pageSize: numberAttribute("Orders a page, up to 100.", 8, 1),
  storeHref: textAttribute("Where _Store_ leads, where nothing has been ordered yet.", "/store"),
};

export const events = {
  onLoad: eventOf<OrdersLoaded>(
    "A page has come: `page` is the last one that is there, `count` how many orders show.",
  ),
};

export type OrderHistoryViewProps = ViewProps<typeof attributes, typeof events>;
