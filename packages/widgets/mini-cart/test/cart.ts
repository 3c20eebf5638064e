import { pageStorage } from "@quire/core";
import { cartStore } from "@quire/services/cart";
import type { AvailabilityOptions, CartLine, FakeBackendOptions } from "@quire/testing";

/** A product in one form, with its quantity in the cart. */
export interface Sold extends Omit<AvailabilityOptions, "availabilityId"> {
  readonly id: string;
  readonly title: string;
  readonly url?: string;
  readonly image?: string;
  readonly type?: CartLine["type"];
  readonly quantity?: number;
}

export const PAPERBACK: Sold = {
  id: "10215",
  title: "The Long Meeting",
  format: "Paperback",
  listPrice: "24.95",
  quantity: 2,
};
export const PERMISSION: Sold = {
  id: "R2101",
  title: "Pricing in Thin Markets",
  format: "PDF",
  listPrice: "9.95",
  lineType: "DIGITAL",
  permissionPrice: "1250.00",
  type: "Perm",
};
export const EBOOK: Sold = {
  id: "10377E",
  title: "Quiet Negotiators: How Patience Wins Contracts, Keeps Suppliers, and Outlasts Every Deadline",
  format: "eBook",
  listPrice: "18.00",
  lineType: "EBOOK",
};

/** Returns options for a cart with these products. */
export const getScenarioWith = (...all: readonly Sold[]): FakeBackendOptions => ({
  products: all.map(({ type: _, quantity: __, id, title, url, image, ...form }) => ({
    ...{ id, title, ...(url && { url }), ...(image && { image }) },
    availabilities: [{ availabilityId: id, ...form }],
  })),
  cart: all.map(({ id, type, quantity = 1 }) => ({ availabilityId: id, quantity, ...(type && { type }) })),
});

/** Makes the page forget its cart. */
export function forgetCart(): void {
  pageStorage().remove("cart");
  pageStorage().remove("shopping-cart");
  cartStore().setState(
    { status: "unknown", summary: undefined, cart: undefined, maintenance: false, error: undefined },
    true,
  );
}
